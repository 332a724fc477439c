import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { freePort } from '../tools/free-port.ts';
import { routeClass } from './listen.ts';
import { createLog, queryWatch } from './log.ts';
import { createMetrics } from './metrics.ts';
import { startTestSite } from './test-site.ts';
import { applicationOf, apply, page } from './test-visitor.ts';

test('the metrics’ port tells what was asked, how it went, and what was kept', async () => {
  const port = await freePort();
  const { address, dataDir } = await startTestSite({ settings: { METRICS_PORT: String(port) } });
  await mkdir(`${dataDir}/media/one`, { recursive: true });
  await mkdir(`${dataDir}/share`, { recursive: true });
  await writeFile(`${dataDir}/media/one/a.webp`, 'twelve bytes');
  await writeFile(`${dataDir}/share/b.jpg`, 'five!');
  for (let asked = 0; asked < 3; asked += 1) await (await page(`${address}/about`)).text();
  await (await page(`${address}/no-such-page`)).text();
  await (await apply(address, applicationOf('MarkOfMetrics'))).text();

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const figures = await answer.text();
  for (const line of [
    'site_request_seconds_count{class="page",status="200"} 3',
    'site_request_seconds_count{class="page",status="404"} 1',
    'site_request_seconds_count{class="call",status="201"} 1',
    'site_cache_lookups_total{result="hit"} 2',
    'site_cache_lookups_total{result="miss"} 2',
    'site_failed_queries_total 0',
    'site_last_good_backup_timestamp_seconds 0',
    'site_mail_failed 0',
    'site_store_failures 0',
  ])
    expect(figures).toContain(`${line}\n`);
  expect(figures).toMatch(/process_resident_memory_bytes \d/);
  expect(figures).toMatch(/site_data_free_bytes [1-9]/);
  expect(figures).not.toContain('MarkOfMetrics');
  await vi.waitFor(async () => {
    const counted = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(counted).toContain('site_stored_files 2\n');
    expect(counted).toContain('site_stored_bytes 17\n');
  });
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await page(`${address}/metrics`)).status).toBe(404);
});

test('the figures of the data are read at each look, and stay as they were while they can’t be', async () => {
  const metrics = createMetrics();
  const figures = {
    lastGoodBackup: 1_780_000_000,
    freeBytes: 5,
    mailFailed: 1,
    storeFailures: 2,
    storedFiles: 3,
    storedBytes: 4000,
  };
  let isThere = true;
  metrics.observe(() => (isThere ? Promise.resolve(figures) : Promise.reject(new Error('away'))));
  const lines = [
    'site_last_good_backup_timestamp_seconds 1780000000',
    'site_data_free_bytes 5',
    'site_mail_failed 1',
    'site_store_failures 2',
    'site_stored_files 3',
    'site_stored_bytes 4000',
  ];
  for (const line of lines) expect(await metrics.text()).toContain(`${line}\n`);
  isThere = false;
  for (const line of lines) expect(await metrics.text()).toContain(`${line}\n`);
});

test('each alert asks for figures that there are', async () => {
  const metrics = createMetrics();
  const figuresOfData = { lastGoodBackup: 0, freeBytes: 0, mailFailed: 0, storeFailures: 0 };
  metrics.observe(() => Promise.resolve({ ...figuresOfData, storedFiles: 0, storedBytes: 0 }));
  const figures = await metrics.text();
  const asked = (await readFile('deploy/alerts.yml', 'utf8')).match(/\bsite_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !figures.includes(name.replace(/_count$/, '')))).toEqual([]);
});

test('slow and failed statements are counted, and slow ones are logged without their values', async () => {
  const metrics = createMetrics();
  const lines: string[] = [];
  const watch = queryWatch(createLog('warn', { write: (line) => void lines.push(line) }), metrics);
  watch({ sql: 'a quick one', ms: 3, failed: false });
  watch({ sql: 'a slow one with places (?) for values', ms: 250.4, failed: false });
  watch({ sql: 'one that fails', ms: 1, failed: true });
  const figures = await metrics.text();
  expect(figures).toContain('site_query_seconds_count 3\n');
  expect(figures).toContain('site_slow_queries_total 1\n');
  expect(figures).toContain('site_failed_queries_total 1\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ sql: 'a slow one with places (?) for values', ms: 250 }),
  ]);
});

test.each([
  ['/', 'page'],
  ['/shop?q=/api', 'page'],
  ['/enrolled', 'call'],
  ['/api/products', 'call'],
  ['/apiary', 'page'],
  ['/enrollment/add', 'call'],
  ['/assets/root.js', 'file'],
  ['/fonts/baloo-2-latin-2.woff2', 'file'],
  ['/favicon.ico', 'file'],
  ['/readyz', 'probe'],
])('%s is counted as a %s', (address, expected) => {
  expect(routeClass(address)).toBe(expected);
});
