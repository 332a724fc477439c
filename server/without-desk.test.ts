import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import layers from '../layers.json' with { type: 'json' };
import { startTestSite } from './test-site.ts';
import { applicationOf } from './test-visitor.ts';

const publicSite = Object.entries(layers).flatMap(([layer, { part }]) => (part === 'site' ? [layer] : []));
const settings = 'tools layers.json package.json package-lock.json tsconfig.json vite.config.ts'.split(' ');

const siteDir = mkdtempSync(join(tmpdir(), 'test-without-desk-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

test('the public site is built and runs without the desk, paper and the command line', async () => {
  for (const each of [...publicSite, ...settings]) cpSync(each, join(siteDir, each), { recursive: true });
  symlinkSync(resolve('node_modules'), join(siteDir, 'node_modules'));
  const app = join(siteDir, 'server/app.ts');
  const before = readFileSync(app, 'utf8');
  const without = before
    .replace("import { openDesk } from './desk.ts';\n", '')
    .replace('const additions: Additions = { openDesk };', 'const additions: Additions = {};');
  writeFileSync(app, without);

  const site = await startTestSite({ siteDir, settings: { SAMPLE_DATA: 'on' } });
  for (const path of [
    '/',
    '/hi/shop',
    '/shop/jute-tote-bag',
    '/hostel-enrollment',
    '/donate',
    '/easy',
    '/readyz',
  ])
    expect([path, (await fetch(site.address + path)).status]).toEqual([path, 200]);
  for (const path of ['/desk', '/desk/sign-in'])
    expect([path, (await fetch(site.address + path)).status]).toEqual([path, 404]);
  const sent = await fetch(`${site.address}/enrollment/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(applicationOf('Without Desk')),
  });
  expect(sent.status).toBe(201);
  expect(site.output()).not.toContain('owner');
});
