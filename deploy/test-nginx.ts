import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/free-port.ts';
import { startProgram } from '../tools/start-program.ts';
import { missingProgram, missingRight } from './test-missing-program.ts';

/** The configuration that the guide supplies. */
export const configuration = readFileSync('deploy/nginx.conf', 'utf8');

/** Why nginx can't be tried here, for the names of tests; '' where it can. */
export const missingNginx =
  missingProgram('nginx', '-v') ||
  missingProgram('openssl', 'version') ||
  missingRight('to lay folders over others', ['unshare', '-rm', 'mount', '--bind', '/tmp', '/tmp']);

/** Nginx as it is supplied, before sites at one port or two. */
export type RunningNginx = {
  /** Where it answers over https, and the certificate that it has. */
  secure: { port: number; certificate: string };
  /** The port at which it answers without https. */
  plainPort: number;
  accessLog(): string;
  errorLog(): string;
  /** The addresses of the answers that its cache keeps. */
  cachedAddresses(): string[];
  stop(): Promise<void>;
};

/** Starts it on a new Debian with a certificate of certbot's. */
export async function startNginx([first, second]: readonly [number, number?]): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'test-nginx-'));
  const certificate = makeDebian(folder);
  const ports = { first, second, plain: await freePort(), secure: await freePort() };
  const file = writeConfiguration(folder, ports);
  // The folders lie over this machine's, for nginx alone.
  const mounts = ['etc', 'var/cache'].map((each) => `mount --bind ${folder}/${each} /${each}`);
  const script = [...mounts, `exec nginx -e ${folder}/error.log -c ${file}`].join(' && ');
  const nginx = await startProgram('unshare', ['-rm', 'sh', '-c', script], ports.secure);
  return {
    secure: { port: ports.secure, certificate },
    plainPort: ports.plain,
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    cachedAddresses: () =>
      globSync(join(folder, 'var/cache/diya-dhaga/**'), { withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => readFileSync(join(each.parentPath, each.name), 'latin1'))
        .map((text) => /^KEY: (.*)$/m.exec(text)?.[1] ?? ''),
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

// The folders of a new Debian, made in that folder: `etc`, and an empty `var/cache`.
function makeDebian(folder: string): string {
  const certbot = join(folder, 'etc/letsencrypt/live/example.org');
  mkdirSync(certbot, { recursive: true });
  mkdirSync(join(folder, 'var/cache'), { recursive: true });
  for (const file of ['/etc/passwd', '/etc/group']) copyFileSync(file, join(folder, file));
  return makeCertificate(certbot);
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=example.org', '-addext', 'subjectAltName=DNS:example.org'];
  const form = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', ...form, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return readFileSync(certificate, 'utf8');
}

type Ports = { first: number; second: number | undefined; plain: number; secure: number };

// The file as it is, except for its ports; the second site is written there as a comment.
function writeConfiguration(folder: string, { first, second, plain, secure }: Ports): string {
  const here = configuration
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('# server 127.0.0.1:3001', second === undefined ? '$&' : `server 127.0.0.1:${second}`)
    .replaceAll('/var/log/nginx', folder);
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(join(folder, 'site.conf'), here);
  writeFileSync(
    file,
    `daemon off;
    user root;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log ${folder}/access.log;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf;
    }`,
  );
  return file;
}
