import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a relative path is meant from the folder where npm was called', async () => {
  const { run } = await testCommandLine({
    npm_lifecycle_event: 'cli',
    INIT_CWD: join(process.cwd(), 'docs/examples'),
  });
  expect((await run('students', 'import', 'students.csv', '--dry-run')).code).toBe(0);
});

describe('a list of students', () => {
  const columns = 'Full Name,Email,Phone,Address,Course,Year,Section,Hostel Name,Room Number,Fees Paid';

  test('changes who is there by name, e-mail and phone, and --replace removes who is not on it', async () => {
    const { run, file, beside } = await testCommandLine();
    await writeFile(file('a.csv'), `${columns}\nAsha,a@example.org,1,,,1,,,14,No\nRavi,,2,,,1,,,15,No\n`);
    await writeFile(file('b.csv'), `name,email,phone,feesPaid\nASHA,a@example.org,1,yes\n`);
    await run('students', 'import', file('a.csv'));
    expect((await run('students', 'import', file('b.csv'))).out).toContain('0 students added, 1 updated');
    expect(await beside(({ students }) => students.all())).toMatchObject([
      { name: 'ASHA', roomNumber: '14', feesPaid: true },
      { name: 'Ravi' },
    ]);
    expect((await run('students', 'import', file('b.csv'), '--replace')).code).toBe(1);
    expect((await run('students', 'import', file('b.csv'), '--replace', '--yes')).out).toContain('1 removed');
    expect(await beside(({ students }) => students.count())).toBe(1);

    const { log, bin } = await beside(async (repositories) => ({
      log: await repositories.log.page({ kind: 'student' }, { offset: 0, limit: 9 }),
      bin: await repositories.bin.all(),
    }));
    expect(log.map(({ action, thingName }) => `${action} ${thingName}`).toSorted()).toEqual([
      'import ASHA',
      'import Asha',
      'import Ravi',
      'move-to-bin Ravi',
    ]);
    expect(
      new Set(log.filter(({ thingName }) => /asha/i.test(thingName)).map(({ thingId }) => thingId)).size,
    ).toBe(1);
    expect(bin).toMatchObject([{ kind: 'student', name: 'Ravi', deletedBy: 'Command line' }]);
  });

  test('are removed by who is clearly meant', async () => {
    const { run, file, beside } = await testCommandLine();
    await writeFile(file('a.csv'), `${columns}\nAsha,a@example.org,1,,,1,,,14,No\nAsha,,2,,,1,,,15,No\n`);
    await run('students', 'import', file('a.csv'));
    expect((await run('students', 'remove', 'asha', '--yes')).stderr).toContain('matches 2 students');
    expect((await run('students', 'remove', 'A@example.org', '--yes')).out).toBe('1 student removed.\n');
    expect((await run('students', 'remove', 'Nobody', '--yes')).code).toBe(1);
    expect(await beside(({ students }) => students.count())).toBe(1);
  });
});
