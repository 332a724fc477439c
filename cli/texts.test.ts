import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
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

test('check lists translations whose English has changed; texts confirm shows how, and keeps which English they fit', async () => {
  const { run, beside, file } = await testCommandLine();
  const content = file('content');
  cpSync('content', content, { recursive: true });
  const [before, now] = [lead(content), 'Here every child learns.'];
  await beside(({ texts }) => texts.save({ id: 'en/home#hero.lead', value: now, ...by }));
  const found = async () =>
    (JSON.parse((await run('check', '--json')).out) as { where: string; mend: string }[]).filter(
      ({ where }) => where.includes('hero.lead'),
    );
  expect(await found()).toContainEqual({
    where: 'content/hi/home.json, hero.lead',
    what: 'The English text has changed since this was translated.',
    mend: expect.stringContaining("npm run cli -- texts confirm 'hi/home#hero.lead'") as string,
  });

  const sourceIn = (language: string) =>
    (JSON.parse(readFileSync(join(content, language, 'sources.json'), 'utf8')) as Record<string, unknown>)[
      'home#hero.lead'
    ];
  const confirm = (...words: string[]) => run('texts', 'confirm', ...words, '--content', content);
  const compared = await confirm('hi/home#hero.lead');
  expect(compared.code).toBe(1);
  expect(compared.out.replaceAll(/\{\+.*?\+\}/g, '').replaceAll(/\[-|-\]/g, '')).toContain(before);
  expect(compared.out.replaceAll(/\[-.*?-\]/g, '').replaceAll(/\{\+|\+\}/g, '')).toContain(now);
  expect(compared.out).toContain(lead(content, 'hi'));
  expect(sourceIn('hi')).toBe(before);

  const [, named = ''] = /texts confirm '(hi\/home#hero\.lead=[0-9a-f]{8})'/.exec(compared.stderr) ?? [];
  expect((await confirm(named)).out).toContain('hi/sources.json: 1 translation confirmed');
  expect(sourceIn('hi')).toBe(now);
  expect(sourceIn('mr')).toBe(before);

  // A translation from the desk is confirmed in the database, where it is kept.
  const translated = { ...by, id: 'hi/home#hero.lead', value: 'स्वागत है।', sourceHash: '0123456789abcdef' };
  await beside(({ texts }) => texts.save(translated));
  expect(await found()).toContainEqual(expect.objectContaining({ where: 'texts, hi/home#hero.lead' }));
  expect((await confirm(named)).out).toContain('database: 1 translation confirmed');
  expect((await found()).map(({ where }) => where)).not.toContain('texts, hi/home#hero.lead');
  expect((await confirm('hi/home#hero.lead')).out).toContain('All of them fit already.');

  await beside(({ texts }) => texts.save({ id: 'en/home#hero.lead', value: 'Welcome.', ...by }));
  expect((await confirm(named)).stderr).toContain(
    'The English of hi/home#hero.lead is another one than that with this code.',
  );
});

test('no texts confirm says of two languages that they fit', async () => {
  const { run, file } = await testCommandLine();
  const content = file('content');
  cpSync('content', content, { recursive: true });
  const home = join(content, 'en/home.json');
  writeFileSync(home, readFileSync(home, 'utf8').replace(lead(content), 'Welcome.'));
  const sources = () => ['hi', 'mr'].map((each) => readFileSync(join(content, each, 'sources.json'), 'utf8'));
  const before = sources();
  const confirm = (...words: string[]) => run('texts', 'confirm', ...words, '--content', content);

  const { stderr } = await confirm('hi/home#hero.lead');
  const [, code = ''] = /=([0-9a-f]{8})/.exec(stderr) ?? [];
  expect(code).not.toBe('');
  for (const both of [
    [`hi/home#hero.lead=${code}`, `mr/home#hero.lead=${code}`],
    ['hi', 'mr'],
  ])
    expect((await confirm(...both)).stderr).toContain('Confirm the texts of one language at a time.');
  expect((await confirm('--all', 'hi')).stderr).toContain("unknown option '--all'");
  expect(sources()).toEqual(before);
});

test.each([
  [['hi/home#hero.slogan'], 'There is no translated text hi/home#hero.slogan.'],
  [['en/home#hero.lead'], 'There is no translated text en/home#hero.lead.'],
  [['en'], 'There is no translated text en.'],
])('texts confirm %s changes nothing and says why', async (words, reason) => {
  const { run } = await testCommandLine();
  const { code, stderr } = await run('texts', 'confirm', ...words);
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
});

test('texts copy begins a translation: from then on a change of the English is told', async () => {
  const { run, file } = await testCommandLine();
  const content = file('content');
  cpSync('content', content, { recursive: true });
  const copy = (...words: string[]) => run('texts', 'copy', ...words, '--content', content);
  const copied = await copy('te', 'home', 'desk/shell');
  expect(copied.out).toMatch(/^te\/home\.json: \d+ texts to translate\nte\/desk\/shell\.json: \d+ texts/);
  expect(readFileSync(join(content, 'te/home.json'), 'utf8')).toBe(
    readFileSync(join(content, 'en/home.json'), 'utf8'),
  );
  const sources = JSON.parse(readFileSync(join(content, 'te/sources.json'), 'utf8')) as object;
  expect(sources).toHaveProperty(['home#hero.lead'], lead(content));
  expect(Object.keys(sources).map((key) => key.replace(/#.*/, ''))).toContain('desk/shell');

  expect((await copy('te', 'shell', 'home')).stderr).toContain('te/home.json is there already.');
  expect(existsSync(join(content, 'te/shell.json'))).toBe(false);
  expect((await copy('te', 'nothing')).stderr).toContain('There is no file');
  expect((await copy('en', 'home')).stderr).toContain('“en” is no code of a language');
});

function lead(content: string, language = 'en'): string {
  const home = JSON.parse(readFileSync(join(content, language, 'home.json'), 'utf8')) as {
    hero: { lead: string };
  };
  return home.hero.lead;
}
