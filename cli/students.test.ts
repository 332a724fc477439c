import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { leaveList } from '../back-office/hostel/student.ts';
import { commandLine } from '../back-office/log/log.ts';
import { blankStudent } from '../domain/hostel/student.ts';
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

  test('changes who is there by name, email and phone, and --replace removes who is not on it', async () => {
    const { run, file, beside } = await testCommandLine();
    await writeFile(file('a.csv'), `${columns}\nAsha,a@example.org,1,,,1,,,14,No\nRavi,,2,,,1,,,15,No\n`);
    await writeFile(file('b.csv'), `name,email,phone,feesPaid\nASHA,a@example.org,1,yes\n`);
    await run('students', 'import', file('a.csv'));
    expect((await run('students', 'import', file('b.csv'))).out).toContain('0 students added, 1 updated');
    expect(await beside(({ publicStudents }) => publicStudents.all())).toMatchObject([
      { name: 'ASHA', roomNumber: '14', feesPaid: true },
      { name: 'Ravi' },
    ]);
    expect((await run('students', 'import', file('b.csv'), '--replace')).code).toBe(1);
    expect((await run('students', 'import', file('b.csv'), '--replace', '--yes')).out).toContain('1 removed');
    expect(await beside(({ publicStudents }) => publicStudents.count())).toBe(1);

    const { log, bin } = await beside(async (repositories) => ({
      log: await repositories.log.page({ kind: 'student' }, { offset: 0, limit: 9 }),
      bin: await repositories.bin.all(),
    }));
    expect(log.map(({ action, entryName }) => `${action} ${entryName}`).toSorted()).toEqual([
      'import ASHA',
      'import Asha',
      'import Ravi',
      'move-to-bin Ravi',
    ]);
    expect(
      new Set(log.filter(({ entryName }) => /asha/i.test(entryName)).map(({ entryId }) => entryId)).size,
    ).toBe(1);
    expect(bin).toMatchObject([{ kind: 'student', name: 'Ravi', deletedBy: 'Command line' }]);
  });

  test('are erased by who is clearly meant', async () => {
    const { run, file, beside } = await testCommandLine();
    await writeFile(file('a.csv'), `${columns}\nAsha,a@example.org,1,,,1,,,14,No\nAsha,,2,,,1,,,15,No\n`);
    await run('students', 'import', file('a.csv'));
    expect((await run('students', 'erase', 'asha', '--yes')).stderr).toContain('matches 2 students');
    const asked = await run('students', 'erase', 'A@example.org');
    expect(asked).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Erase Asha, a@example.org, 1,'),
    });
    expect((await run('students', 'erase', 'A@example.org', '--yes')).out).toContain('1 student erased');
    expect((await run('students', 'erase', 'Nobody', '--yes')).code).toBe(1);
    const [left] = await beside(({ students }) => students.page({}, { offset: 0, limit: 9 }));
    expect(left?.student.phone).toBe('2');
    await beside((all) => leaveList(all, commandLine, { id: left?.id ?? '', leftOn: '2026-01-01' }));
    expect((await run('students', 'erase', left?.id ?? '', '--yes')).code).toBe(0);
    expect(await beside(({ students }) => students.count({}))).toBe(0);
  });

  test('erases who came back with a list from the bin, too, and from a backup that has only the first record', async () => {
    const { run, file, beside } = await testCommandLine();
    const noRavi = `${columns}\nAsha,a@example.org,1,,,1,,,14,No\n`;
    await writeFile(file('base.csv'), `${noRavi}Ravi,ravi@example.org,2,,,1,,,15,No\n`);
    await writeFile(file('no-ravi.csv'), noRavi);
    await run('students', 'import', file('base.csv'));
    await run('backup', file('b1.tar.gz'));
    await run('students', 'import', file('no-ravi.csv'), '--replace', '--yes');
    await run('students', 'import', file('base.csv'));
    expect((await run('students', 'erase', 'ravi@example.org', '--yes')).out).toContain(
      '1 student erased, what the bin had of them (1 entry), and what the log told of them (3 entries).',
    );
    const left = () =>
      beside(async ({ bin, log, students }) =>
        JSON.stringify([await students.all(), await bin.all(), await log.page({}, { offset: 0, limit: 99 })]),
      );
    expect(await left()).not.toMatch(/ravi/i);
    const restored = await run('restore', file('b1.tar.gz'), '--yes');
    expect(restored.code).toBe(0);
    expect(await left()).not.toMatch(/ravi/i);
    expect(await left()).toContain('a@example.org');

    for (const how of [['--replace', '--yes'], ['--dry-run'], ['--same-names=add']]) {
      const refused = await run('students', 'import', file('base.csv'), ...how);
      expect(refused.stderr).toMatch(/row 3, column Full Name: This student was erased on \d{4}-\d\d-\d\d\./);
    }
    expect(await left()).not.toMatch(/ravi/i);
    await run('students', 'import', file('base.csv'), '--erased-too');
    expect((await run('students', 'import', file('base.csv'))).code).toBe(0);
    await run('students', 'import', file('no-ravi.csv'), '--replace', '--yes');
    expect((await run('students', 'erase', 'ravi')).stderr).toContain('in the bin');
    expect((await run('students', 'erase', 'ravi', '--yes')).out).toContain('1 student erased');
    expect(await left()).not.toMatch(/ravi/i);
  });

  test('the command names who is still on the list with the same name and phone number', async () => {
    const { run, beside } = await testCommandLine();
    await beside((all) =>
      all.publicStudents.save(
        ['first@example.org', 'second@example.org'].map((email) => ({
          ...blankStudent,
          name: 'Priya',
          email,
          phone: '98765 43210',
        })),
      ),
    );
    expect((await run('students', 'erase', 'first@example.org', '--yes')).out).toContain(
      'Still on the list, with the same name, or another spelling of it, and the same email address or phone number: Priya, second@example.org',
    );
  });
});

test('a list that brings somebody back who has left says whom', async () => {
  const { run, file, beside } = await testCommandLine();
  await writeFile(file('list.csv'), 'Full Name,Phone\nAsha,98765 43210\nRavi,98765 43211\n');
  await run('students', 'import', file('list.csv'));
  await beside(async (all) => {
    const asha = (await all.students.all()).find(({ student }) => student.name === 'Asha');
    await leaveList(all, commandLine, { id: asha?.id ?? '', leftOn: '2026-01-01' });
  });
  const said = 'These students had left and are on the list again: Asha.';
  expect((await run('students', 'import', file('list.csv'), '--dry-run')).out).toContain(said);
  expect((await run('students', 'import', file('list.csv'))).out).toContain(said);
  expect((await run('students', 'import', file('list.csv'))).out).not.toContain('had left');
});

test('an Aadhaar number in a list is hidden, and the report says in how many rows; phone numbers stay', async () => {
  const { run, file, beside } = await testCommandLine();
  const number = '2341 2341 2346';
  await writeFile(
    file('a.csv'),
    `Full Name,Phone,Address\nAsha,919876543216,"Pune, ${number}"\nRavi,${number},\nMina,1,Pune\n`,
  );
  const said = 'We don’t keep Aadhaar numbers: in 2 entries';
  expect((await run('students', 'import', file('a.csv'), '--dry-run')).out).toContain(said);
  expect((await run('students', 'import', file('a.csv'))).out).toContain(said);
  // A number abroad, which could be an Aadhaar number, of each field for phone numbers.
  const abroad = ['971501234609', '971501234595', '971501234609'];
  await writeFile(
    file('b.csv'),
    `Full Name,Phone,Guardian Phone,Emergency Phone\nLata,${abroad.join(',')}\n`,
  );
  expect((await run('students', 'import', file('b.csv'))).out).not.toContain('Aadhaar');
  await run('students', 'export', file('out.csv'));
  expect(await readFile(file('out.csv'), 'utf8')).toContain('"971501234595"');
  expect((await run('students', 'import', file('out.csv'))).out).toContain('0 students added');
  const records = await beside(({ students }) => students.all());
  expect(records.find(({ student }) => student.name === 'Lata')?.student).toMatchObject({
    phone: abroad[0],
    guardianPhone: abroad[1],
    emergencyPhone: abroad[2],
  });
  await run('students', 'erase', 'Lata', '--yes');
  // The same list is the same students.
  expect((await run('students', 'import', file('a.csv'))).out).toContain('0 students added, 3 updated');
  expect(await beside(({ publicStudents }) => publicStudents.all())).toMatchObject([
    { name: 'Asha', phone: '919876543216', address: 'Pune, XXXX XXXX 2346' },
    { name: 'Ravi', phone: 'XXXX XXXX 2346' },
    { name: 'Mina' },
  ]);
  await writeFile(file('b.json'), JSON.stringify([{ name: `Zoya ${number}`, phone: 234123412346 }]));
  const json = JSON.parse((await run('students', 'import', file('b.json'), '--json')).out) as unknown;
  expect(json).toMatchObject({ added: 1, aadhaarHidden: 1 });
  await writeFile(
    file('shop.csv'),
    `_id,name,category,variants\n234123412346,Bag ${number},Clothing,${number}=12\n`,
  );
  expect((await run('products', 'import', file('shop.csv'))).out).toContain('in one entry');
  expect(await beside(({ products }) => products.all())).toMatchObject([
    { _id: '234123412346', name: 'Bag XXXX XXXX 2346', variants: [{ type: 'XXXX XXXX 2346' }] },
  ]);
  const stored = await beside(async ({ log }) =>
    JSON.stringify(await log.page({}, { offset: 0, limit: 50 })),
  );
  expect(stored).not.toContain(number);
});
