import { connect } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, onCore } from './core.ts';
import { processorSeconds } from './process-figures.ts';
import { startProcess } from './start-process.ts';

const PORT = Number(process.env['BENCH_NGINX_PORT'] ?? 3401);

/** nginx that serves some bodies as files. */
export type BenchNginx = {
  addressOf(name: string): string;
  /** Processor time that it has used so far, in seconds; undefined where the system does not tell. */
  processorSeconds(): number | undefined;
  stop(): Promise<void>;
};

/** Starts nginx, one process on the measured core, with each body as a file; undefined where nginx is not installed. */
export async function startNginx(bodies: ReadonlyMap<string, Buffer>): Promise<BenchNginx | undefined> {
  if (!isInstalled('nginx', '-v')) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  for (const [name, body] of bodies) await writeFile(join(folder, name), body);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder));
  const [program, given] = onCore('measured', 'nginx', ['-e', join(folder, 'error.log'), '-c', file]);
  const server = await startProcess({ program, given, cwd: folder }, listens);
  return {
    addressOf: (name) => `http://127.0.0.1:${PORT}/${name}`,
    processorSeconds: () => processorSeconds(server.pid),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

// nginx at its best: nothing is logged, open files and connections are kept.
function configuration(folder: string): string {
  const asRoot = process.getuid?.() === 0;
  return `
    ${asRoot ? 'user root;' : ''}
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 10000000;
      open_file_cache max=100;
      open_file_cache_valid 60s;
      default_type text/html;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      server { listen 127.0.0.1:${PORT}; root ${folder}; add_header content-encoding br; }
    }`;
}

function listens(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
