import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { application } from '../backend/repositories/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const placement = [
  '--course',
  'Weaving',
  '--year',
  '1',
  '--section',
  'A',
  '--hostel',
  'Neem House',
  '--room',
  '14',
];

test('an application is listed, shown, admitted as a student, and removed', async () => {
  const { run, beside } = await testCommandLine();
  const { reference } = await beside(({ applications }) =>
    applications.receive(application, '2026-04-01T06:30:00.000Z'),
  );

  const listed = await run('applications', 'list');
  expect(listed.out).toMatch(new RegExp(`${reference} +1 Apr 2026, 12:00 +Asha Rao .+ new\n`));
  expect((await run('applications', 'show', reference.toLowerCase())).out).toContain('ब्रेल में पढ़ती हूँ');

  const admitted = await run('applications', 'admit', reference, ...placement, '--fees', 'yes');
  expect(admitted).toMatchObject({ code: 0, out: expect.stringContaining('Neem House, room 14') });
  expect(admitted.out).toContain('Anyone can read that list');
  expect(await beside(({ students }) => students.all())).toEqual([
    {
      name: 'Asha Rao',
      email: application.email,
      phone: application.phone,
      address: application.address,
      course: 'Weaving',
      c_year: '1',
      section: 'A',
      hostelName: 'Neem House',
      roomNumber: '14',
      feesPaid: true,
    },
  ]);
  expect((await run('applications', 'list', '--waiting')).out).toBe('0 applications waiting.\n');

  expect((await run('applications', 'remove', reference)).code).toBe(1);
  expect((await run('applications', 'remove', reference, '--yes')).out).toBe(
    `Deleted: ${reference} (Asha Rao).\n`,
  );
  expect(await beside(({ applications }) => applications.count())).toBe(0);
  expect(await beside(({ students }) => students.count())).toBe(1);
});

test('admitting twice corrects the placement; a changed phone number is no second student', async () => {
  const { run, beside } = await testCommandLine();
  const { reference } = await beside(({ applications }) =>
    applications.receive(application, '2026-04-01T06:30:00.000Z'),
  );
  await run('applications', 'admit', reference, ...placement);
  await run('applications', 'admit', reference, ...placement, '--room', '15');
  expect(await beside(({ students }) => students.all())).toMatchObject([
    { roomNumber: '15', feesPaid: false },
  ]);

  await beside(async ({ students }) => {
    const [student] = await students.all();
    if (student) await students.replaceAll([{ ...student, phone: '00000 00002' }]);
  });
  const again = await run('applications', 'admit', reference, ...placement);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('with other contact details') });
  expect(await beside(({ students }) => students.count())).toBe(1);
});

test('applications are exported under the headings of the form, and no formula runs', async () => {
  const { run, file, beside } = await testCommandLine();
  await beside(({ applications }) =>
    applications.receive({ ...application, firstName: '=1+1' }, '2026-04-01T06:30:00.000Z'),
  );
  await run('applications', 'export', file('a.csv'));
  const text = await readFile(file('a.csv'), 'utf8');
  expect(text).toMatch(
    /^\uFEFF"Reference","Received","First Name","Last Name","Email",.+,"Additional Information"\r\n/,
  );
  expect(text).toContain(`,"'=1+1","Rao",`);
  expect(text).toContain(',"Education","6 months",');
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
  expect(await run('applications', 'shwo')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Did you mean show?'),
  });
  expect(await run('applications', 'admit', 'HE-222222')).toMatchObject({ code: 2 });
  expect(await run('applications', 'show', 'HE-222222')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no application HE-222222.'),
  });
  expect(await run('applications', 'admit', '--help')).toMatchObject({ code: 0 });
});

test('a student who is on the list already is changed only after a question', async () => {
  const { run, beside } = await testCommandLine();
  const { reference } = await beside(({ applications }) =>
    applications.receive(application, '2026-04-01T06:30:00.000Z'),
  );
  const { email, phone } = application;
  const placed = {
    course: '',
    c_year: '',
    section: '',
    hostelName: 'Neem',
    roomNumber: '1',
    feesPaid: false,
  };
  const student = { name: 'Asha Rao', email, phone, address: 'Old Street', ...placed };
  await beside(({ students }) => students.save([student]));
  const asked = await run('applications', 'admit', reference, ...placement);
  expect(asked).toMatchObject({ code: 1, stderr: expect.stringContaining('Is it the same person?') });
  expect(asked.stderr).toContain(phone);
  expect(await beside(({ students }) => students.all())).toEqual([student]);
  expect((await run('applications', 'admit', reference, ...placement, '--yes')).code).toBe(0);
  expect(await beside(({ students }) => students.all())).toMatchObject([{ roomNumber: '14' }]);
});
