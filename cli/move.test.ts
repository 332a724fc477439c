import { expect, onTestFinished, test, vi } from 'vitest';
import { testEngines } from '../backend/database/test-databases.ts';
import { application, asha, bag, lamp } from '../backend/repositories/test-records.ts';
import { openDatabase } from '../backend/database/open-database.ts';
import { createRepositories } from '../backend/repositories/create-repositories.ts';
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
    const { run, beside } = await testCommandLine();
    const everything = async (repositories: ReturnType<typeof createRepositories>) => [
      await repositories.products.all(),
      await repositories.homeProducts.all(),
      await repositories.students.all(),
      await repositories.applications.all(),
    ];
    await beside(async ({ products, homeProducts, students, applications }) => {
      await products.save([bag]);
      await homeProducts.save([lamp]);
      await students.save([asha]);
      await applications.receive(application, '2026-04-01T06:30:00.000Z');
    });

    expect((await run('move', '--to', address)).out).toContain(
      'Copied and compared, row by row: 1 product, 1 home product, 1 student, 1 application.',
    );
    expect(await run('move', '--to', address)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('holds 4 rows already. Replace them?'),
    });
    expect((await run('move', '--to', address, '--yes')).code).toBe(0);

    const moved = await openDatabase(place);
    onTestFinished(moved.close);
    expect(await everything(createRepositories(moved.db))).toEqual(await beside(everything));
  },
);

test('an address that is none, or that nobody answers at, is told without the password', async () => {
  const { run } = await testCommandLine();
  expect((await run('move', '--to', 'mysql://asha:secret@127.0.0.1/site')).stderr).toContain('postgres://');
  const { code, stderr } = await run('move', '--to', 'postgres://asha:secret@127.0.0.1:1/site');
  expect(code).toBe(1);
  expect(stderr).toContain("Can't connect to PostgreSQL at 127.0.0.1:1/site");
  expect(stderr).not.toContain('secret');
});
