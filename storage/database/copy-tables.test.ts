import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createRepositories } from '../create-repositories.ts';
import { application, asha, bag, lamp, logEntry, loomPicture, person, pickle } from '../test-records.ts';
import { copyTables } from './copy-tables.ts';
import type { OpenDatabase } from './open-database.ts';
import { testEngines } from './test-databases.ts';
import { takeReady } from './test-ready-databases.ts';

const engines = testEngines();
const ways = engines.flatMap((from) => engines.map((to) => ({ from: from.engine, to: to.engine })));

describe.each(ways)('from $from to $to', (way) => {
  test('every row comes across as it is, and what was there before is gone', async () => {
    const [from, to] = [await open(way.from), await open(way.to)];
    const source = createRepositories(from.db);
    await source.products.save([bag, pickle]);
    await source.homeProducts.save([lamp]);
    await source.publicStudents.save(
      Array.from({ length: 2500 }, (_, at) => ({ ...asha, phone: String(at) })),
    );
    const { reference } = await source.applications.receive(application, '2026-04-01T06:30:00.000Z');
    await source.log.add(logEntry, '2026-04-02T06:30:00.000Z');
    await source.people.save(person);
    const target = createRepositories(to.db);
    await target.products.save([{ ...pickle, _id: 'old' }]);
    await target.people.save({ ...person, id: 'old', name: 'Someone Else' });

    let seen = 0;
    const counts = await copyTables(from, to, { onRows: (count) => (seen += count) });

    expect(counts).toMatchObject({ products: 2, home_products: 1, applications: 1, students: 2500 });
    expect(seen).toBe(2506);
    expect(await target.products.all()).toEqual([bag, pickle]);
    expect(await target.homeProducts.all()).toEqual([lamp]);
    expect(await target.publicStudents.all()).toEqual(await source.publicStudents.all());
    expect(await target.people.all()).toEqual([person]);
    expect(await target.log.page({}, { offset: 0, limit: 10 })).toMatchObject([logEntry]);
    expect(await target.inbox.find(reference)).toEqual(await source.inbox.find(reference));
  });

  test('a site on the target sees that it changed', async () => {
    const [from, to] = [await open(way.from), await open(way.to)];
    const { products, revisions } = createRepositories(to.db);
    for (let times = 0; times < 3; times += 1) await products.save([pickle]);
    await createRepositories(from.db).products.save([bag]);
    await copyTables(from, to);
    expect(await revisions.current()).toContain('products:4');
  });

  test('which pictures showed people is remembered of both, also where the source is older', async () => {
    const [from, to] = [await open(way.from), await open(way.to)];
    const [source, target] = [createRepositories(from.db), createRepositories(to.db)];
    await source.gallery.save([loomPicture]);
    await target.gallery.save([loomPicture, { ...loomPicture, id: 'kite', image: 'kite' }]);
    await copyTables(from, to);
    expect(await target.gallery.all()).toEqual([loomPicture]);
    expect((await target.peoplePictures.all()).toSorted()).toEqual([loomPicture.image, 'kite']);
  });

  test('nothing changes on the target when a row can’t be copied', async () => {
    const [from, to] = [await open(way.from), await open(way.to)];
    await createRepositories(from.db).publicStudents.save([asha]);
    const target = createRepositories(to.db);
    await target.products.save([pickle]);
    await to.db.schema.alterTable('students').dropColumn('section').execute();
    await expect(copyTables(from, to)).rejects.toThrow('section');
    expect(await target.products.all()).toEqual([pickle]);
  });
});

const postgres = engines.filter(({ engine }) => engine === 'postgres');
describe.each(postgres)('to $engine', ({ engine }) => {
  test('a copy that a deadlock with somebody who writes has ended is made again', async () => {
    const [from, to] = [await open('sqlite'), await open(engine)];
    await createRepositories(from.db).products.save([bag]);
    const { log, products } = createRepositories(to.db);
    await products.save([pickle]);
    let copying = Promise.resolve({});
    await to.db.transaction().execute(async (writer) => {
      await createRepositories(writer).log.add(logEntry, '2026-04-02T06:30:00.000Z');
      copying = copyTables(from, to);
      // Where the copy has waited for the writer for a second, PostgreSQL looks whether the writer waits for the copy.
      await expect.poll(() => waiting(to), { timeout: 20_000 }).toBe(1);
      await createRepositories(writer).products.save([]);
    });
    expect(await copying).toMatchObject({ products: 1 });
    expect(await products.all()).toEqual([bag]);
    expect(await log.page({}, { offset: 0, limit: 9 })).toEqual([]);
  });
});

/** How many connections wait for what another one has locked. */
async function waiting({ db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
}

async function open(engine: string): Promise<OpenDatabase> {
  const found = engines.find((each) => each.engine === engine);
  if (!found) throw new Error(`There is no ${engine} to test on.`);
  return takeReady(found.engine, found.create);
}
