import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeApplicationState } from '../back-office/applications/application.ts';
import { commandLine } from '../back-office/log/log.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { tracesOf } from '../backend/database/test-traces.ts';
import { application } from '../backend/repositories/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const received = '2020-01-05T06:30:00.000Z';

test('retention says what is due, and removes it once the clock is confirmed', async () => {
  const { run, beside } = await testCommandLine();
  await beside(async (all) => {
    const { reference } = await all.applications.receive(application, received);
    await changeApplicationState(all, commandLine, { reference, to: 'declined' }, new Date(received));
  });
  expect((await run('retention', '--dry-run')).out).toBe(
    'Due: 1 declined applications, 1 entries of the log. Nothing was removed.\n',
  );
  // Nothing tells a clock that is years ahead from a site that was off for years.
  const refused = await run('retention');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.stderr).toContain('retention --confirm-clock');
  expect(await beside(({ applications }) => applications.count())).toBe(1);
  expect(JSON.parse((await run('retention', '--confirm-clock', '--json')).out)).toEqual({
    declinedApplications: 1,
    log: 1,
  });
  expect((await run('retention')).out).toBe('Nothing is due.\n');
  expect(await beside(({ applications }) => applications.count())).toBe(0);
});

test('what retention removes is not left in the files of the database, also while the site has it open', async () => {
  const { run, dataDir } = await testCommandLine();
  const site = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  onTestFinished(site.database.close);
  const { repositories: all, database } = site;
  const due = { ...application, firstName: 'Quvqangi' };
  const { reference } = await all.applications.receive(due, received);
  await changeApplicationState(all, commandLine, { reference, to: 'declined' }, new Date(received));
  await run('retention', '--dry-run');
  expect(await tracesOf('Quvqangi', database, dataDir)).not.toEqual([]);

  expect((await run('retention', '--confirm-clock')).out).toContain('Removed for good: 1 declined');
  expect(await tracesOf('Quvqangi', database, dataDir)).toEqual([]);
});

test('an erased application stays erased when an old backup is restored, here and elsewhere', async () => {
  const { run, beside, dataDir, file } = await testCommandLine();
  const { reference } = await beside((all) => all.applications.receive(application, received));
  await run('backup', file('old.tar.gz'));
  expect((await run('applications', 'erase', 'HE-000000', '--yes')).stderr).toContain(
    'no application HE-000000',
  );
  expect((await run('applications', 'erase', reference)).code).toBe(1);
  expect((await run('applications', 'erase', reference.toLowerCase(), '--yes')).out).toContain(
    `Erased: ${reference}`,
  );
  const list = join(dataDir, 'erasures.jsonl');
  expect(await readFile(list, 'utf8')).not.toContain(reference);

  expect((await run('restore', file('old.tar.gz'), '--yes')).out).toContain('Erased again');
  expect(await beside(({ applications }) => applications.count())).toBe(0);

  const empty = await testCommandLine();
  expect(
    (await empty.run('restore', file('old.tar.gz'), '--erasures', file('none.jsonl'), '--yes')).stderr,
  ).toContain('There is no file');
  await empty.run('restore', file('old.tar.gz'), '--erasures', list, '--yes');
  expect(await empty.beside(({ applications }) => applications.count())).toBe(0);
  // From then on it knows the list itself.
  await empty.run('restore', file('old.tar.gz'), '--yes');
  expect(await empty.beside(({ applications }) => applications.count())).toBe(0);

  await run('backup', file('newer.tar.gz'));
  const third = await testCommandLine();
  await third.run('restore', file('old.tar.gz'), '--erasures', file('newer.tar.gz'), '--yes');
  expect(await third.beside(({ applications }) => applications.count())).toBe(0);
});
