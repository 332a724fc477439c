import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSiteData, type SiteData } from '../back-office/open-site-data.ts';
import { testEngines } from '../storage/database/test-databases.ts';
import { application, asha, bag, lamp } from '../storage/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const postgres = testEngines().find(({ engine }) => engine === 'postgres');

test.runIf(postgres)(
  'everything moves to PostgreSQL, and what is there is not replaced without a yes',
  async () => {
    const created = await postgres?.create();
    if (!created?.place.url) throw new Error('There is no PostgreSQL to move to.');
    const { place, remove } = created;
    onTestFinished(remove);
    const address = created.place.url;
    const { run, runProcess, beside } = await testCommandLine();
    const everything = async (repositories: SiteData['repositories']) => [
      await repositories.products.all(),
      await repositories.homeProducts.all(),
      await repositories.publicStudents.all(),
      await repositories.inbox.all(),
    ];
    await beside(async ({ products, homeProducts, publicStudents, applications }) => {
      await products.save([bag]);
      await homeProducts.save([lamp]);
      await publicStudents.save([asha]);
      await applications.receive(application, '2026-04-01T06:30:00.000Z');
    });

    // A process of its own ends only when every connection is closed.
    expect((await runProcess('move', '--to', address)).out).toContain(
      'Copied and compared, row by row: 1 product, 1 home product, 1 student, 1 application.',
    );
    expect(await run('move', '--to', address)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('holds 4 rows already. Replace them?'),
    });
    expect((await run('move', '--to', address, '--yes')).code).toBe(0);

    const moved = await openSiteData({ databaseUrl: address, dataDir: place.dataDir }, console.error);
    onTestFinished(moved.database.close);
    expect(await everything(moved.repositories)).toEqual(await beside(everything));
  },
);

test.runIf(postgres)(
  'moving again erases again what was erased there, and the old file is named until it is deleted',
  async () => {
    const created = await postgres?.create();
    if (!created?.place.url) throw new Error('There is no PostgreSQL to move to.');
    onTestFinished(created.remove);
    const DATABASE_URL = created.place.url;
    const { run, beside, dataDir } = await testCommandLine();
    const { reference } = await beside(({ applications }) =>
      applications.receive(application, '2026-04-01T06:30:00.000Z'),
    );
    const files = ['', '-wal', '-shm'].map((end) => join(dataDir, `foundation.sqlite${end}`));
    const remove = `rm -f ${files.map((file) => `'${file}'`).join(' ')}`;
    expect((await run('move', '--to', DATABASE_URL)).out.trimEnd().split('\n').at(-1)).toContain(remove);
    const moved = await testCommandLine({ DATABASE_URL, DATA_DIR: dataDir });
    await moved.run('applications', 'erase', reference, '--yes');

    const again = await run('move', '--to', DATABASE_URL, '--yes');
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringContaining('Erased again, as it had been before: 1 of the kind application.'),
    });
    expect(await moved.beside(({ applications }) => applications.count())).toBe(0);

    expect((await run('check')).out).not.toContain('The old database');
    expect((await moved.run('check')).out).toContain(remove);
    for (const file of files) rmSync(file, { force: true });
    expect((await moved.run('check')).out).not.toContain('The old database');
  },
);

test('a wrong address, or one where nothing answers, is reported without the password', async () => {
  const { run, beside } = await testCommandLine();
  await beside(({ publicStudents }) => publicStudents.count());
  expect((await run('move', '--to', 'mysql://asha:secret@127.0.0.1/site')).stderr).toContain('postgres://');
  const { code, stderr } = await run('move', '--to', 'postgres://asha:secret@127.0.0.1:1/site');
  expect(code).toBe(1);
  expect(stderr).toContain("Can't connect to PostgreSQL at 127.0.0.1:1/site");
  expect(stderr).not.toContain('secret');
});
