import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { admitApplicant } from '../back-office/hostel/admit-applicant.ts';
import { changeApplicationState, deleteApplication } from '../back-office/hostel/application.ts';
import { takeOwnStep } from '../back-office/hostel/own-application.ts';
import { commandLine } from '../back-office/log/log.ts';
import { application } from '../storage/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const placement = {
  course: 'Weaving',
  c_year: '',
  section: '',
  hostelName: 'Neem',
  roomNumber: '1',
  feesPaid: false,
};

test('applications are exported under the headings of the form, and no formula runs', async () => {
  const { run, file, beside } = await testCommandLine();
  await beside(({ applications }) =>
    applications.receive({ ...application, firstName: '=1+1' }, '2026-04-01T06:30:00.000Z'),
  );
  await run('applications', 'export', file('a.csv'));
  const text = await readFile(file('a.csv'), 'utf8');
  expect(text).toMatch(
    /^\uFEFF"Reference number","Received","First Name","Last Name","Email",.+,"Additional Information","Status",/,
  );
  expect(text).toContain(`,"'=1+1","Rao",`);
  expect(text).toContain(',"Education","6 months",');
});

test('a script finds who waits for a decision in the JSON, the oldest first', async () => {
  const { run, beside } = await testCommandLine();
  await beside(async (all) => {
    for (const [index, firstName] of ['Third', 'First', 'Second'].entries())
      await all.applications.receive(
        { ...application, firstName },
        `2026-04-0${[3, 1, 2][index]}T06:30:00.000Z`,
      );
    const [, second] = await all.inbox.all();
    await changeApplicationState(all, commandLine, { reference: second?.reference ?? '', to: 'declined' });
  });
  const exported = JSON.parse((await run('applications', 'export', '--json')).out) as unknown;
  expect(exported).toMatchObject([
    { firstName: 'First', state: 'new', lookedAfterBy: '', receivedAt: '2026-04-01T06:30:00.000Z' },
    { firstName: 'Second', state: 'declined' },
    { firstName: 'Third', state: 'new' },
  ]);
});

test('the spreadsheet says what the family has decided since, and what may come from a program', async () => {
  const { run, file, beside } = await testCommandLine();
  const at = '2026-04-01T06:30:00.000Z';
  await beside(async (all) => {
    const { reference } = await all.applications.receive(application, at, 'en', '', { suspect: true });
    await takeOwnStep(all, reference, { name: 'withdraw' }, new Date('2026-04-02T06:30:00.000Z'));
    await takeOwnStep(all, reference, { name: 'erase' }, new Date('2026-04-03T06:30:00.000Z'));
  });
  await run('applications', 'export', file('a.csv'));
  const text = await readFile(file('a.csv'), 'utf8');
  expect(text).toContain(
    '"Status","Status since","Looked after by","Asked us to erase it","Perhaps sent by a program"',
  );
  expect(text).toContain('"Withdrawn","2026-04-02T06:30:00.000Z",,"2026-04-03T06:30:00.000Z","yes"');
});

test('an address of several lines stays one cell for another program', async ({ skip }) => {
  const readByPython =
    'import csv, json, sys; print(json.dumps(list(csv.DictReader(open(sys.argv[1], encoding="utf-8-sig", newline="")))))';
  skip(spawnSync('python3', ['-c', 'import csv, json']).status !== 0, 'python3 is not installed');
  const { run, file, beside } = await testCommandLine();
  const address = '5 Lane\n=1+1\nPune';
  await beside(async ({ applications }) => {
    await applications.receive({ ...application, address }, '2026-04-01T06:30:00.000Z');
    await applications.receive({ ...application, address, lastName: '=Rao' }, '2026-04-02T06:30:00.000Z');
  });
  await run('applications', 'export', file('a.csv'));
  const read = spawnSync('python3', ['-c', readByPython, file('a.csv')], { encoding: 'utf8' });
  expect(JSON.parse(read.stdout)).toMatchObject([
    { 'Last Name': 'Rao', Address: address },
    { 'Last Name': "'=Rao", Address: address },
  ]);
});

test('mistyped commands and tasks that can’t be done have different exit codes', async () => {
  const { run, beside } = await testCommandLine();
  await beside(({ applications }) => applications.count());
  expect(await run('applications', 'exprot')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Did you mean export?'),
  });
  expect(await run('applications', 'erase')).toMatchObject({ code: 2 });
  expect(await run('applications', 'erase', 'HE-222222', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no application HE-222222.'),
  });
  expect(await run('applications', 'erase', '--help')).toMatchObject({ code: 0 });
});

test('an application, also in the bin, is erased with its student where that is asked, and without one it stays', async () => {
  const { run, beside } = await testCommandLine();
  const received = await beside(async (all) => {
    const one = async (firstName: string) =>
      (await all.applications.receive({ ...application, firstName }, '2026-04-01T06:30:00.000Z')).reference;
    const shown = { state: 'new', studentId: '' } as const;
    const [admitted, undone] = [await one('Admitted'), await one('Undone')];
    for (const reference of [admitted, undone])
      await admitApplicant(all, commandLine, { reference, placement, shown });
    await deleteApplication(all, commandLine, admitted);
    const studentId = (await all.inbox.find(undone))?.studentId;
    await changeApplicationState(all, commandLine, { reference: undone, to: 'withdrawn', entry: 'stays' });
    return { admitted, undone, studentId, waiting: await one('Waiting') };
  });
  const erase = (reference: string) => run('applications', 'erase', reference, '--with-student', '--yes');
  const counts = () =>
    beside(async ({ applications, publicStudents, bin }) => [
      await applications.count(),
      await publicStudents.count(),
      await bin.count(),
    ]);

  const waiting = await erase(received.waiting.toLowerCase());
  expect(waiting).toMatchObject({ code: 1, out: '' });
  expect(waiting.stderr).toContain(`No student is kept who was admitted by ${received.waiting}.`);
  expect(waiting.stderr).toContain('Nothing was erased. Leave --with-student out');
  const undone = await erase(received.undone);
  expect(undone.code).toBe(1);
  expect(undone.stderr).toContain(`students erase ${received.studentId}`);
  expect(await counts()).toEqual([2, 2, 1]);
  expect((await erase('HE-222222')).stderr).toContain('There is no application HE-222222.');

  expect((await erase(received.admitted)).out).toContain(
    'The student who was admitted by it is erased, too.',
  );
  expect(await counts()).toEqual([2, 1, 0]);
  const without = await run('applications', 'erase', received.undone, '--yes');
  expect(without.out).toContain('Whoever was admitted stays');
  expect(await counts()).toEqual([1, 1, 0]);
});
