import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const by = { sourceHash: '', changedAt: '2026-04-01T06:30:00.000Z', changedBy: 'Meera' };

test('texts export writes what was changed in the desk into a folder of content; texts list marks what is unused', async () => {
  const { run, beside, file } = await testCommandLine();
  const content = file('content');
  cpSync('content', content, { recursive: true });
  await beside(async ({ texts }) => {
    await texts.save({ id: 'en/home#hero.lead', value: 'Welcome.', ...by });
    await texts.save({ id: 'en/home#hero.slogan', value: 'Gone.', ...by });
  });

  const listed = await run('texts', 'list', '--content', content);
  expect(listed.out).toMatch(/en\/home#hero\.lead +shown +Meera +2026-04-01 +Welcome\./);
  expect(listed.out).toMatch(/en\/home#hero\.slogan +unused: The site has no such text any more\./);

  const exported = await run('texts', 'export', '--content', content);
  expect(exported.out).toContain('en/home.json: 1 text');
  expect(readFileSync(join(content, 'en/home.json'), 'utf8')).toContain('"lead": "Welcome."');
  expect((await run('texts', 'export', '--remove', '--content', content)).out).toContain(
    '1 text taken out of the database',
  );
  const left = JSON.parse((await run('texts', 'list', '--json', '--content', content)).out) as {
    id: string;
  }[];
  expect(left.map(({ id }) => id)).toEqual(['en/home#hero.slogan']);
});
