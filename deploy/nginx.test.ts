import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { application } from '../backend/repositories/test-records.ts';
import { ask } from './ask.ts';
import { freePort } from './free-port.ts';
import { type FrontProcess, startFront } from './front-process.ts';
import { installed, unlessInstalled } from './installed.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

const configuration = readFileSync('deploy/nginx.conf', 'utf8');

const found = installed('nginx', '-v');

test(`each block of nginx.conf is closed${unlessInstalled('nginx', found)}`, () => {
  const bare = configuration.replaceAll(/#.*/g, '');
  expect(bare.match(/{/g)?.length).toBe(bare.match(/}/g)?.length);
});

describe.each(found)('the site behind %s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-nginx-'));
  let site: SiteProcess;
  let nginx: FrontProcess;
  let secure: Parameters<typeof ask>[0];
  let plainPort: number;

  beforeAll(async () => {
    site = await startSiteProcess({ SITE_URL: 'https://example.org', TRUST_PROXY: 'on' });
    plainPort = await freePort();
    secure = { port: await freePort(), certificate: makeCertificate(folder) };
    const file = writeConfiguration(folder, { site: site.port, plain: plainPort, secure: secure.port });
    nginx = await startFront('nginx', ['-e', join(folder, 'error.log'), '-c', file], secure.port);
  }, 90_000);

  afterAll(async () => {
    await nginx.stop();
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  it('is reached over https only, and says so to browsers', async () => {
    const plain = await fetch(`http://127.0.0.1:${plainPort}/shop?q=bag`, { redirect: 'manual' });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toBe('https://example.org/shop?q=bag');
    expect((await ask(secure, '/')).headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('answers pages, calls and files from nginx’s memory while they are fresh', async () => {
    for (const path of ['/about', '/api/products', '/favicon.ico']) {
      await ask(secure, path);
      const { status, headers } = await ask(secure, path);
      expect([path, status, headers['x-cache']]).toEqual([path, 200, 'HIT']);
    }
  });

  it('is kept in each of its three forms, however browsers word what they take', async () => {
    const formOf = async (accepted: string) =>
      (await ask(secure, '/donate', { headers: { 'accept-encoding': accepted } })).headers[
        'content-encoding'
      ];
    expect(await formOf('gzip, deflate, br, zstd')).toBe('br');
    expect(await formOf('br;q=1.0, gzip;q=0.8')).toBe('br');
    expect(await formOf('gzip')).toBe('gzip');
    expect(await formOf('identity')).toBeUndefined();
  });

  it('answers 304 to who has the page already', async () => {
    const { headers } = await ask(secure, '/gallery');
    const again = await ask(secure, '/gallery', { headers: { 'if-none-match': headers.etag } });
    expect(again.status).toBe(304);
  });

  it('shows a page or the list at /enrolled, and lets nginx keep neither', async () => {
    const page = () => ask(secure, '/enrolled', { headers: { accept: 'text/html' } });
    expect((await page()).headers['content-type']).toContain('text/html');
    expect((await ask(secure, '/enrolled')).headers['content-type']).toContain('application/json');
    expect((await page()).headers['x-cache']).not.toBe('HIT');
  });

  it('takes the form of a browser without scripts, and none of another site’s', async () => {
    const post = (origin: string) =>
      ask(secure, '/hostel-enrollment', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: new URLSearchParams(application).toString(),
      });
    const taken = await post('https://example.org');
    expect(taken.status).toBe(200);
    expect(taken.body).toMatch(/HE-\w{6}/);
    expect((await post('https://other.example')).status).toBe(400);
  });

  it('counts applications by who is connected, not by who a header claims', async () => {
    const statuses = [];
    for (let sent = 0; sent < 9; sent += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${sent}` };
      const body = JSON.stringify(application);
      statuses.push((await ask(secure, '/enrollment/add', { method: 'POST', headers, body })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('refuses what is far larger than any form', async () => {
    const answer = await ask(secure, '/enrollment/add', { method: 'POST', body: 'a'.repeat(100_000) });
    expect(answer.status).toBe(413);
  });

  it('goes on answering what it has while the site is away', async () => {
    await ask(secure, '/shop');
    await site.stop();
    // The copy's own five seconds go by first.
    const afterThem = { timeout: 12_000, interval: 500 };
    await vi.waitFor(
      async () =>
        expect(await ask(secure, '/shop')).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } }),
      afterThem,
    );
    expect((await ask(secure, '/shop')).body).toContain('<h1');
  }, 20_000);
});

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=example.org', '-addext', 'subjectAltName=DNS:example.org'];
  const form = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', ...form, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return readFileSync(certificate, 'utf8');
}

// The file as it is, except for its ports and places.
function writeConfiguration(folder: string, ports: { site: number; plain: number; secure: number }): string {
  const here = configuration
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
    .replaceAll('/etc/letsencrypt/live/example.org', folder)
    .replace('/var/cache/nginx', folder);
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(join(folder, 'site.conf'), here);
  writeFileSync(
    file,
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf;
    }`,
  );
  return file;
}
