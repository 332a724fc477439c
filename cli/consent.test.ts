import { expect, test, vi } from 'vitest';
import { commandLine } from '../back-office/actor.ts';
import { addStudent } from '../back-office/students/save-student.ts';
import { asha, loomPicture } from '../backend/repositories/test-records.ts';
import { dayInIndia } from '../domain/working-days.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

async function school() {
  const cli = await testCommandLine();
  // Its first command makes the database.
  await cli.run('people', 'invite', 'Meera', '--role', 'owner');
  const id = await cli.beside((all) => addStudent(all, commandLine, asha));
  await cli.beside((all) => addStudent(all, commandLine, { ...asha, phone: '7' }));
  await cli.beside(({ gallery }) => gallery.save([{ ...loomPicture, consent: 'nobody' }]));
  return { ...cli, id };
}

test('a consent is set, shown, listed and withdrawn, for a student and for a picture', async () => {
  const { run, id } = await school();
  const terms = [
    '--by',
    'parent',
    '--checked',
    'Signed form',
    '--from',
    '2026-04-01',
    '--until',
    '2099-03-31',
  ];
  for (const [kind, who, name] of [
    ['student', id, 'Asha Rao'],
    ['student', asha.phone, 'Asha Rao'],
    ['picture', 'loom', 'At the loom'],
  ] as const) {
    const set = await run('consent', 'set', kind, who, ...terms);
    expect([set.code, set.out]).toEqual([
      0,
      `${name}: the consent holds from 2026-04-01 until 2099-03-31, and ends at midnight in India.\n`,
    ]);
    const shown = (await run('consent', 'show', kind, who)).out;
    for (const text of [name, 'parent', '2026-04-01', '2099-03-31', 'holds', 'Signed form'])
      expect(shown).toContain(text);
    expect(JSON.parse((await run('consent', 'show', kind, who, '--json')).out)).toMatchObject({
      consent: { givenBy: 'parent' },
    });
    expect((await run('consent', 'withdraw', kind, who)).out).toBe(`${name}: the consent is withdrawn.\n`);
    const again = await run('consent', 'withdraw', kind, who);
    expect([again.code, again.stderr]).toEqual([
      1,
      `${name}: there is no consent to withdraw. Nothing was changed.\n`,
    ]);
  }
  const nobody = await run('consent', 'set', 'picture', 'loom', '--by', 'nobody');
  expect(nobody.out).toBe('At the loom: nobody can be recognised, so it needs no consent.\n');
  const list = (await run('consent', 'list')).out;
  for (const text of ['Asha Rao', 'none', 'At the loom', 'needs none', '3 students and pictures.'])
    expect(list).toContain(text);
});

test('what can’t be meant is refused with a sentence, and nothing is stored', async () => {
  const { run, id, beside } = await school();
  const day = dayInIndia(new Date().toISOString());
  const given = ['--by', 'parent', '--checked', 'Signed form'];
  for (const [args, sentence] of [
    [['student', asha.name, ...given, '--until', '2099-01-01'], `“Asha Rao” means 2 students: Asha Rao (`],
    [['student', 'Nobody', ...given, '--until', '2099-01-01'], 'full name or id “Nobody”'],
    [
      ['picture', 'lathe', ...given, '--until', '2099-01-01'],
      'No published picture of the gallery has the id “lathe”',
    ],
    [
      ['student', id, ...given, '--until', '2027-02-30'],
      '--until 2027-02-30: write a day such as 2027-03-31.',
    ],
    [['student', id, ...given, '--until', '2020-01-01'], `can’t be before ${day}`],
    [['student', id, '--by', 'parent', '--until', '2099-01-01'], 'Say with --checked how it was checked'],
    [['student', id, '--by', 'parent', '--checked', ' ', '--until', '2099-01-01'], '--checked: write'],
    [['student', id, '--by', 'nobody'], 'A student can be recognised'],
  ] as const) {
    const { code, stderr } = await run('consent', 'set', ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  }
  expect((await run('consent', 'set', 'student', id, '--by', 'uncle')).code).toBe(2);
  expect((await run('consent', 'set', 'cat', id, '--by', 'self')).code).toBe(2);
  expect((await beside(({ studentRecords }) => studentRecords.find(id)))?.consent).toBeUndefined();
});

test('check tells how many consents have ended or end soon, and which pictures are shown to nobody', async () => {
  const { run, beside, id } = await school();
  const terms = ['--by', 'self', '--checked', 'Asked', '--from', '2020-01-01'];
  await run('consent', 'set', 'student', id, ...terms, '--until', '2020-02-01');
  await run('consent', 'set', 'picture', 'loom', ...terms, '--until', dayInIndia(new Date().toISOString()));
  await beside(({ gallery }) => gallery.save([{ ...loomPicture, id: 'reel', consent: 'missing' }]));
  const { out } = await run('check');
  for (const text of [
    '1 consent to publish has ended.',
    '1 consent to publish ends within 30 days.',
    '1 picture of the gallery is shown to nobody: without a consent.',
  ])
    expect(out).toContain(text);
});
