import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../tools/free-port.ts';
import { startProgram } from '../tools/start-program.ts';
import { startSite } from '../tools/start-site.ts';
import { missingProgram } from './test-missing-program.ts';

const configuration = readFileSync('deploy/Caddyfile', 'utf8');

const missing = missingProgram('caddy', 'version');

test('each block of the Caddyfile is closed', () => {
  const bare = configuration.replaceAll(/#.*/g, '');
  expect(bare.match(/{/g)?.length).toBe(bare.match(/}/g)?.length);
});

test.skipIf(missing)(
  `Caddy serves the site, and holds requests while it restarts${missing}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'test-caddy-'));
    const file = join(folder, 'Caddyfile');
    const site = await startSite({
      settings: {
        SITE_URL: 'https://example.org',
        ENROLLED_ACCESS: 'open',
        SAMPLE_DATA: 'on',
        TRUST_PROXY: 'on',
      },
    });
    const port = await freePort();
    // The file as it is, except for the ports and a log of requests, and without a certificate for a name that is not ours.
    const here = configuration
      .replace(/^\{/m, `{\n\tadmin off\n\tstorage file_system ${folder}`)
      .replace('\tlog {', `\tlog {\n\t\toutput file ${folder}/log`)
      .replace(/^example\.org \{/m, `http://127.0.0.1:${port} {\n\tlog`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${site.port}`);
    writeFileSync(file, here);
    const caddy = await startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port);
    onTestFinished(async () => {
      await caddy.stop();
      await site.stop();
      rmSync(folder, { recursive: true });
    });

    const address = `http://127.0.0.1:${port}`;
    const shop = await fetch(`${address}/shop`);
    expect(shop.status).toBe(200);
    expect(shop.headers.get('cache-control')).toContain('s-maxage=5');
    expect(shop.headers.get('strict-transport-security')).toContain('max-age=31536000');

    expect((await fetch(`${address}/hi/application?key=SecretKey`)).status).toBe(404);
    const visit = (path: string) =>
      fetch(address + path, {
        headers: { referer: `${address}/desk/invitation/SecretToken`, 'x-forwarded-for': '203.0.113.9' },
      });
    await visit('/desk/invitation/SecretToken');
    await visit('/hi/desk/Invitation%2fSecretToken');
    await visit('/desk/students?q=SecretName');
    const log = () => readFileSync(join(folder, 'log'), 'utf8');
    await vi.waitFor(() => expect(log()).toContain('"/desk/students"'));
    expect(log()).toContain('"/hi/application"');
    expect(log()).toContain('"/desk/invitation/"');
    expect(log()).not.toMatch(/Secret|203\.0\.113\.9|"(remote_ip|client_ip)"/);

    await site.stop();
    const heldRequest = fetch(`${address}/about`);
    const again = await startSite({ settings: { PORT: String(site.port) } });
    onTestFinished(again.stop);
    expect((await heldRequest).status).toBe(200);
  },
  60_000,
);
