import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../tools/free-port.ts';
import { startProgram } from '../tools/start-program.ts';
import { startSite } from '../tools/start-site.ts';
import { missingProgram } from './test-missing-program.ts';

const configuration = readFileSync('deploy/Caddyfile', 'utf8');

// The service of deploy/compose.yaml, and the environment that it sets.
const [, container = ''] =
  /^ {2}caddy:\n((?: {4}.*\n)+)/m.exec(readFileSync('deploy/compose.yaml', 'utf8')) ?? [];
const [, set = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(container) ?? [];
const environment: Record<string, string> = Object.fromEntries(
  Array.from(set.matchAll(/^ +(\w+): (.*)$/gm), ([, name = '', value = '']) => [name, value]),
);

const missing = missingProgram('caddy', 'version');

/** Starts Caddy with the file as it is, but for what a test changes in it, and without a certificate for a name that is not ours. */
async function startCaddy(given: Record<string, string>, changed = (file: string) => file) {
  const folder = mkdtempSync(join(tmpdir(), 'test-caddy-'));
  const file = join(folder, 'Caddyfile');
  const port = await freePort();
  const here = configuration
    .replace(/^\{$/m, `{\n\tadmin off\n\tstorage file_system ${folder}`)
    .replace('\tlog {', `\tlog {\n\t\toutput file ${folder}/log`);
  writeFileSync(file, changed(here));
  const settings = { ...given, SITE_HOST: `http://127.0.0.1:${port}` };
  const variables = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const caddy = await startProgram(
    'env',
    [...variables, 'caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    port,
  );
  onTestFinished(async () => {
    await caddy.stop();
    rmSync(folder, { recursive: true });
  });
  return { address: `http://127.0.0.1:${port}`, log: () => readFileSync(join(folder, 'log'), 'utf8') };
}

/** Asks for an address as someone who comes from a secret page, through a proxy that tells who they are. */
function visit(address: string, path: string): Promise<Response> {
  return fetch(address + path, {
    headers: { referer: `${address}/desk/invitation/SecretToken`, 'x-forwarded-for': '203.0.113.9' },
  });
}

const forbidden = /Secret|203\.0\.113\.9|"(remote_ip|client_ip)"/;

test('each block of the Caddyfile is closed', () => {
  const bare = configuration.replaceAll(/#.*/g, '');
  expect(bare.match(/{/g)?.length).toBe(bare.match(/}/g)?.length);
});

test.skipIf(missing)(
  `Caddy serves the site, and holds requests while it restarts${missing}`,
  async () => {
    const site = await startSite({
      settings: {
        SITE_URL: 'https://example.org',
        ENROLLED_ACCESS: 'open',
        SAMPLE_DATA: 'on',
        TRUST_PROXY: 'on',
      },
    });
    onTestFinished(site.stop);
    const { address, log } = await startCaddy({ SITE_PROCESSES: `127.0.0.1:${site.port}` }, (file) =>
      file.replace(/^\{\$SITE_HOST.*\{$/m, '$&\n\tlog'),
    );

    const shop = await fetch(`${address}/shop`);
    expect(shop.status).toBe(200);
    expect(shop.headers.get('cache-control')).toContain('s-maxage=5');
    expect(shop.headers.get('strict-transport-security')).toContain('max-age=31536000');

    expect((await fetch(`${address}/hi/application?key=SecretKey`)).status).toBe(404);
    await visit(address, '/desk/invitation/SecretToken');
    await visit(address, '/hi/desk/Invitation%2fSecretToken');
    await visit(address, '/desk/students?q=SecretName');
    await vi.waitFor(() => expect(log()).toContain('"/desk/students"'));
    expect(log()).toContain('"/hi/application"');
    expect(log()).toContain('"/desk/invitation/"');
    expect(log()).not.toMatch(forbidden);

    await site.stop();
    const heldRequest = fetch(`${address}/about`);
    const again = await startSite({ settings: { PORT: String(site.port) } });
    onTestFinished(again.stop);
    expect((await heldRequest).status).toBe(200);
  },
  60_000,
);

test('the container of Caddy reads the Caddyfile, with the environment that it has names for', () => {
  expect(container).toContain("'./Caddyfile:/etc/caddy/Caddyfile:ro'");
  expect(container).not.toMatch(/^ {4}(command|entrypoint):/m);
  const names = Array.from(configuration.matchAll(/\{\$(\w+):/g), ([, name]) => name);
  expect(Object.keys(environment)).toEqual(names);
  expect(environment['SITE_HOST']).toBe('${SITE_HOST}');
});

test.skipIf(missing)(
  `Caddy as in the container logs no visitor where the site does not answer${missing}`,
  async () => {
    const nothing = `127.0.0.1:${await freePort()}`;
    const here = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace('site:3000', nothing),
    ]);
    const { address, log } = await startCaddy(Object.fromEntries(here), (file) =>
      file.replace('lb_try_duration 15s', 'lb_try_duration 0s'),
    );
    for (const path of [
      '/hi/application?key=SecretKey',
      '/desk/invitation/SecretToken',
      '/desk/students?q=SecretName',
    ])
      expect((await visit(address, path)).status).toBeGreaterThanOrEqual(502);
    await vi.waitFor(() => expect(log()).toContain('"/desk/students"'));
    expect(log()).toContain(nothing);
    expect(log()).not.toMatch(forbidden);
  },
  60_000,
);
