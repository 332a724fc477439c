import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../bin/free-port.ts';
import { startProgram } from '../bin/start-program.ts';
import { isInstalled, runOn } from './core.ts';
import { processorSeconds } from './process-figures.ts';
import type { RawResponse } from './raw-response.ts';

// Headers that nginx sends by itself.
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length']);

/** nginx serving some responses, each body as a file. */
export type BenchNginx = {
  addressOf(name: string): string;
  /** Processor time used so far, in seconds; undefined where the system does not report it. */
  processorSeconds(): number | undefined;
  stop(): Promise<void>;
};

/** Starts nginx, one process on the measured core, with those responses; undefined where nginx is not installed. */
export async function startNginx(answers: ReadonlyMap<string, RawResponse>): Promise<BenchNginx | undefined> {
  if (!isInstalled('nginx', '-v')) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  for (const [name, { body }] of answers) await writeFile(join(folder, name), body);
  const file = join(folder, 'nginx.conf');
  const port = await freePort();
  await writeFile(file, configuration(folder, port, answers));
  const [program, ...given] = [...runOn('measured'), 'nginx', '-e', join(folder, 'error.log'), '-c', file];
  const server = await startProgram(program, given, port);
  return {
    addressOf: (name) => `http://127.0.0.1:${port}/${name}`,
    processorSeconds: () => processorSeconds(server.pid),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

// nginx at its best: nothing is logged, open files and connections are kept.
function configuration(folder: string, port: number, answers: ReadonlyMap<string, RawResponse>): string {
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
        listen 127.0.0.1:${port};
        root ${folder};
        etag off;
        ${Array.from(answers, ([name, { headers }]) => `location = /${name} { ${headerLines(headers)} }`).join('\n')}
      }
    }`;
}

function headerLines({ 'content-type': type = '', ...headers }: RawResponse['headers']): string {
  const added = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
  return [
    `default_type "${type}";`,
    ...added.map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`),
  ].join(' ');
}
