import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { bag, pickle } from '../backend/repositories/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

async function openShop(environment: Record<string, string> = {}) {
  const line = await testCommandLine(environment);
  await line.beside(({ products }) => products.save([bag, pickle]));
  return line;
}

test.each(['tags', 'list', 'slip'])('%s are written as one page that a browser prints', async (what) => {
  const { run, file } = await openShop({ SITE_URL: 'https://diya.example' });
  const result = await run('paper', what, file('paper.html'));
  expect(result).toMatchObject({ code: 0, stderr: '' });
  const page = await readFile(file('paper.html'), 'utf8');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toContain('@page { size: A4');
  expect(page).toContain('Diya Dhaga Foundation');
  // Nothing is fetched: the file works on any computer.
  expect(page).not.toMatch(/\b(src|href)=/);
});

test('tags are those of the products that were named, in the language that was named', async () => {
  const { run, file } = await openShop({ SITE_URL: 'https://diya.example' });
  await run('paper', 'tags', file('tags.html'), '--products', 'bag', '--copies', '3', '--language', 'mr');
  const page = await readFile(file('tags.html'), 'utf8');
  expect(page.match(/<div class="tag">/g)).toHaveLength(3);
  expect(page).toContain('ज्यूटची पिशवी');
  expect(page).not.toContain(pickle.name);
});

test('what is wrong is said in a sentence', async () => {
  const { run, file } = await openShop();
  for (const [args, sentence] of [
    [['tags', file('a.html'), '--products', 'nothing'], 'There is no product with the id nothing.'],
    [['tags', file('a.html'), '--copies', '0'], 'Write a whole number from 1 to 1000.'],
    [['flags', file('a.html')], 'Allowed choices are tags, list, poster, slip'],
  ] as const) {
    const { code, stderr } = await run('paper', ...args);
    expect(code).not.toBe(0);
    expect(stderr).toContain(sentence);
  }
});

test('what is not fit for use is written only as a draft, with a mark on each sheet', async () => {
  const { run, file } = await openShop();
  for (const [what, reasons] of [
    ['poster', ['The UPI ID or the bank account on it is still a sample.', 'Set SITE_URL']],
    ['tags', ['Set SITE_URL']],
  ] as const) {
    const refused = await run('paper', what, file(`${what}.html`));
    expect(refused.code).not.toBe(0);
    for (const reason of [...reasons, '--draft']) expect(refused.stderr).toContain(reason);
    await expect(readFile(file(`${what}.html`))).rejects.toThrow('ENOENT');
    expect(await run('paper', what, file(`${what}.html`), '--draft')).toMatchObject({ code: 0 });
    expect(await readFile(file(`${what}.html`), 'utf8')).toContain('Test print. Do not use.');
  }
  const published = await openShop({ SITE_URL: 'https://diya.example' });
  const { stderr } = await published.run('paper', 'poster', published.file('poster.html'));
  expect(stderr).toContain('sample');
  expect(stderr).not.toContain('SITE_URL');
});
