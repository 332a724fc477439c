import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const by = { sourceHash: '', changedAt: '2026-04-01T06:30:00.000Z', changedBy: 'Meera' };

test('texts export writes what was changed in the desk into a folder of content', async () => {
  const { run, beside, file } = await testCommandLine();
  const content = file('content');
  cpSync('content', content, { recursive: true });
  await beside(async ({ texts }) => {
    await texts.save({ id: 'en/home#hero.lead', value: 'Welcome.', ...by });
    await texts.save({ id: 'en/home#hero.slogan', value: 'Gone.', ...by });
  });

  const exported = await run('texts', 'export', '--content', content);
  expect(exported.out).toContain('en/home.json: 1 text');
  expect(readFileSync(join(content, 'en/home.json'), 'utf8')).toContain('"lead": "Welcome."');
  expect((await run('texts', 'export', '--remove', '--content', content)).out).toContain(
    '1 text taken out of the database',
  );
  const left = await beside(({ texts }) => texts.all());
  expect(left.map(({ id }) => id)).toEqual(['en/home#hero.slogan']);
});

test('check lists translations whose English has changed; texts confirm says that they fit again', async () => {
  const { run, beside, file } = await testCommandLine();
  const content = file('content');
  cpSync('content', content, { recursive: true });
  await beside(({ texts }) => texts.save({ id: 'en/home#hero.lead', value: 'Welcome.', ...by }));
  const found = async () =>
    (JSON.parse((await run('check', '--json')).out) as { where: string; mend: string }[]).filter(
      ({ where }) => where.includes('hero.lead'),
    );
  expect(await found()).toContainEqual({
    where: 'content/hi/home.json, hero.lead',
    what: 'The English text has changed since this was translated.',
    mend: expect.stringContaining("npm run cli -- texts confirm 'hi/home#hero.lead'") as string,
  });

  const sources = () => readFileSync(join(content, 'hi/sources.json'), 'utf8').split('\n');
  const before = sources();
  const confirm = (...words: string[]) => run('texts', 'confirm', ...words, '--content', content);
  expect((await confirm('hi/home#hero.lead')).out).toContain('hi/sources.json: 1 translation confirmed');
  const changed = sources().filter((line) => !before.includes(line));
  expect(changed).toEqual([expect.stringMatching(/^  "home#hero\.lead": "[0-9a-f]{16}",$/)]);

  // A translation from the desk is confirmed in the database, where it is kept.
  const translated = { ...by, id: 'hi/home#hero.lead', value: 'स्वागत है।', sourceHash: '0123456789abcdef' };
  await beside(({ texts }) => texts.save(translated));
  expect(await found()).toContainEqual(expect.objectContaining({ where: 'texts, hi/home#hero.lead' }));
  expect((await confirm('hi/home#hero.lead')).out).toContain('database: 1 translation confirmed');
  expect((await found()).map(({ where }) => where)).not.toContain('texts, hi/home#hero.lead');
  expect((await confirm('--all', 'hi')).out).toMatch(/hi\/sources\.json: \d+ translations confirmed/);
});

test.each([
  [['hi/home#hero.slogan'], 'There is no translated text hi/home#hero.slogan.'],
  [['en/home#hero.lead'], 'There is no translated text en/home#hero.lead.'],
  [['--all', 'en'], '“en” is no language that the site is translated into.'],
  [[], 'Name the texts, such as hi/home#hero.lead, or a language: --all hi'],
])('texts confirm %s changes nothing and says why', async (words, reason) => {
  const { run } = await testCommandLine();
  const { code, stderr } = await run('texts', 'confirm', ...words);
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
});
