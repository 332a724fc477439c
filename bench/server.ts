// `node bench/server.ts` measures requests a second of the built site, beside nginx with the same answers; needs wrk, nginx, openssl.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tools/free-port.ts';
import { type RunningProgram, startProgram } from '../tools/start-program.ts';
import { applications, figuresOf, inTurns, type Target } from './load.ts';
import {
  inNewFolder,
  memoryOf,
  middle,
  onMeasuredCore,
  type RawResponse,
  rawResponse,
  startMeasuredSite,
} from './site.ts';

const COMPRESSION_MS = 1000;
const kept = ['/', '/shop', '/cart', '/api/products'];
// Headers that nginx sends by itself.
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length']);

await inNewFolder(async (folder) => {
  const site = await startMeasuredSite();
  const ports = { http: await freePort(), https: await freePort() };
  let nginx: RunningProgram | undefined;
  try {
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await (await fetch(site.address)).text()) ?? [];
    const answers = new Map<string, RawResponse>();
    for (const path of [...kept, script]) answers.set(path, await keptAnswer(site.address + path));
    nginx = await startNginx(folder, ports, [...answers.values()]);
    const { pid } = nginx;

    const rows: Record<string, object> = {};
    for (const [at, [path, { body }]] of [...answers].entries()) {
      const rival = { url: `http://127.0.0.1:${ports.http}/${at}`, pid };
      rows[path] = {
        kB: Math.round(body.length / 1000),
        ...besideRival({ url: site.address + path, pid: site.pid }, rival),
      };
    }
    const alone: Record<string, Target> = {
      '/enrolled': { url: `${site.address}/enrolled`, pid: site.pid },
      'GET /enrolled (JSON)': {
        url: `${site.address}/enrolled`,
        pid: site.pid,
        wrk: ['-H', 'Accept: application/json'],
      },
      'POST /enrollment/add': await applications(site, folder),
      'nginx, / over https': { url: `https://127.0.0.1:${ports.https}/0`, pid },
      'nginx, / over a new https connection': {
        url: `https://127.0.0.1:${ports.https}/0`,
        pid,
        wrk: ['-H', 'Connection: close'],
      },
    };
    for (const [name, target] of Object.entries(alone)) rows[name] = figuresOf(inTurns(target)[0] ?? []);
    console.table(rows);
    console.log(`memory after the load: ${memoryOf(site.pid).now} MB`);
  } finally {
    await nginx?.stop();
    await site.stop();
  }
});

// From the second request on the kept answer is compressed as densely as possible.
async function keptAnswer(url: string): Promise<RawResponse> {
  for (let time = 0; time < 2; time++) await rawResponse(url);
  await pause(COMPRESSION_MS);
  return rawResponse(url);
}

function besideRival(ours: Target, theirs: Target) {
  const [own = [], rival = []] = inTurns(ours, theirs);
  const ratios = own.map((turn, at) => turn.perCoreSecond / (rival[at]?.perCoreSecond ?? NaN));
  return {
    ...figuresOf(own),
    'nginx: a core-second': middle(rival.map(({ perCoreSecond }) => perCoreSecond)),
    'ours ÷ nginx': middle(ratios, 2),
  };
}

// One process on the measured core. nginx is at its best: nothing is logged, open files and connections are kept.
async function startNginx(
  folder: string,
  { http, https }: { http: number; https: number },
  answers: readonly RawResponse[],
): Promise<RunningProgram> {
  for (const [at, { body }] of answers.entries()) await writeFile(join(folder, String(at)), body);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, '-nodes', '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  });
  const configuration = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
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
        listen 127.0.0.1:${http};
        listen 127.0.0.1:${https} ssl;
        ssl_certificate ${certificate};
        ssl_certificate_key ${key};
        root ${folder};
        etag off;
        ${answers.map(({ headers }, at) => `location = /${at} { ${headerLines(headers)} }`).join('\n')}
      }
    }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  const [program, ...given] = [...onMeasuredCore, 'nginx', '-e', join(folder, 'error.log'), '-c', file];
  return startProgram(program, given, http);
}

function headerLines({ 'content-type': type = '', ...headers }: RawResponse['headers']): string {
  const added = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return [
    `default_type "${type}";`,
    ...added.map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`),
  ].join(' ');
}
