import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeApplicationState } from '../back-office/hostel/application.ts';
import { commandLine } from '../back-office/log/log.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { tracesOf } from '../storage/database/test-traces.ts';
import { application } from '../storage/test-records.ts';
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

test('a list of what was erased is read whole, by its content, or nothing is restored', async () => {
  const { run, beside, dataDir, file } = await testCommandLine();
  const references = await beside(async (all) => {
    const first = await all.applications.receive(application, received);
    const second = await all.applications.receive({ ...application, firstName: 'Ravi' }, received);
    return [first.reference, second.reference];
  });
  await run('backup', file('old.tar.gz'));
  for (const reference of references) await run('applications', 'erase', reference, '--yes');
  await run('backup', file('newer.tar.gz'));
  const list = await readFile(join(dataDir, 'erasures.jsonl'), 'utf8');
  const [first = '', second = ''] = list.split('\n');

  const empty = await testCommandLine();
  const restored = async (name: string) => {
    const result = await empty.run('restore', file('old.tar.gz'), '--erasures', file(name), '--yes');
    return { ...result, left: await empty.beside(({ applications }) => applications.count()) };
  };
  const refused: [string, string | Buffer, string][] = [
    ['utf-16.jsonl', Buffer.from(`\uFEFF${list}`, 'utf16le'), 'utf-16.jsonl, line 1 can'],
    ['picture.jpg', Buffer.from([0xff, 0xd8, 10, 0, 10]), 'picture.jpg, line 1 can'],
    ['cut.jsonl', `${first}\n\n${second.slice(0, 40)}\n${first}\n`, 'cut.jsonl, line 3 can'],
    ['another.jsonl', `${first}\n{"kind":"application"}\n`, 'another.jsonl, line 2 can'],
    ['empty.jsonl', '', 'empty.jsonl lists nothing that was erased.'],
    ['torn.jsonl', first.slice(0, 40), 'torn.jsonl lists nothing that was erased.'],
  ];
  for (const [name, content, reason] of refused) {
    await writeFile(file(name), content);
    const result = await restored(name);
    expect(result).toMatchObject({ code: 1, out: '', left: 0 });
    expect(result.stderr).toContain(reason);
    expect(result.stderr).toContain('Nothing was changed. Give the file erasures.jsonl as the site wrote it');
  }
  await writeFile(file('half.tgz'), (await readFile(file('newer.tar.gz'))).subarray(0, 5000));
  expect((await restored('half.tgz')).stderr).toContain("half.tgz can't be restored: it is damaged");
  expect((await restored('.')).stderr).toContain("can't be read: it is a folder. Nothing was changed.");

  const lists: [string, string, number][] = [
    ['windows.jsonl', `\uFEFF${list.replaceAll('\n', '\r\n')}\r\n`, 0],
    ['no-newline.jsonl', list.trim(), 0],
    ['torn-later.jsonl', `${first}\n${second.slice(0, 40)}`, 1],
    ['written-again.jsonl', `${first}\n${second.slice(0, 40)}\n${second}\n`, 0],
  ];
  // An empty site each: it keeps what it has read.
  for (const [name, content, left] of lists) {
    await writeFile(file(name), content);
    const next = await testCommandLine();
    await next.run('restore', file('old.tar.gz'), '--erasures', file(name), '--yes');
    expect([name, await next.beside(({ applications }) => applications.count())]).toEqual([name, left]);
  }
  for (const name of ['newer.tgz', 'newer.TAR.GZ', 'newer']) {
    await copyFile(file('newer.tar.gz'), file(name));
    const next = await testCommandLine();
    await next.run('restore', file('old.tar.gz'), '--erasures', file(name), '--yes');
    expect([name, await next.beside(({ applications }) => applications.count())]).toEqual([name, 0]);
  }
});

test('a damaged list beside the data stops a restore, and a cut line in it does not damage the next one', async () => {
  const { run, beside, dataDir, file } = await testCommandLine();
  const { reference } = await beside((all) => all.applications.receive(application, received));
  await run('backup', file('old.tar.gz'));
  const list = join(dataDir, 'erasures.jsonl');
  await writeFile(list, '{"kind":"appl');
  await run('applications', 'erase', reference, '--yes');
  const [cut, whole = ''] = (await readFile(list, 'utf8')).split('\n');
  expect(cut).toBe('{"kind":"appl');
  expect(JSON.parse(whole)).toMatchObject({ kind: 'application' });
  expect((await run('restore', file('old.tar.gz'), '--yes')).out).toContain('Erased again');

  await writeFile(list, `?\n${whole}\n`);
  const { code, stderr } = await run('restore', file('old.tar.gz'), '--yes');
  expect(code).toBe(1);
  expect(stderr).toContain('erasures.jsonl, line 1 can');
});
