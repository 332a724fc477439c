import { connect } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, onCore } from './core.ts';
import { processorSeconds } from './process-figures.ts';
import type { RawAnswer } from './raw-answer.ts';
import { startProcess } from './start-process.ts';

// What nginx writes by itself.
const ITS_OWN = new Set(['date', 'connection', 'keep-alive', 'content-length']);
const PORT = Number(process.env['BENCH_NGINX_PORT'] ?? 3401);

/** nginx that gives some answers, each body as a file. */
export type BenchNginx = {
  addressOf(name: string): string;
  /** Processor time that it has used so far, in seconds; undefined where the system does not tell. */
  processorSeconds(): number | undefined;
  stop(): Promise<void>;
};

/** Starts nginx, one process on the measured core, with those answers; undefined where nginx is not installed. */
export async function startNginx(answers: ReadonlyMap<string, RawAnswer>): Promise<BenchNginx | undefined> {
  if (!isInstalled('nginx', '-v')) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  for (const [name, { body }] of answers) await writeFile(join(folder, name), body);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, answers));
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
function configuration(folder: string, answers: ReadonlyMap<string, RawAnswer>): string {
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
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      server {
        listen 127.0.0.1:${PORT};
        root ${folder};
        etag off;
        ${Array.from(answers, ([name, { headers }]) => `location = /${name} { ${headerLines(headers)} }`).join('\n')}
      }
    }`;
}

function headerLines({ 'content-type': type = '', ...headers }: RawAnswer['headers']): string {
  const added = Object.entries(headers).filter(([name]) => !ITS_OWN.has(name));
  return [
    `default_type "${type}";`,
    ...added.map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`),
  ].join(' ');
}

function listens(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
