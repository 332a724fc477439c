import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate, migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { testEngines } from './test-databases.ts';

const failing = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('products').addColumn('weight', 'bigint').execute();
    await db.schema.createTable('half_made').addColumn('id', 'text').execute();
    throw new Error('the second half is missing');
  },
};

describe.each(testEngines())('on $engine', ({ create }) => {
  async function open() {
    const { place, remove } = await create();
    const { db, close } = await openDatabase(place);
    onTestFinished(async () => {
      await close();
      await remove();
    });
    return db;
  }

  test('a step that fails says why and leaves the old schema', async () => {
    const db = await open();
    const before = await db.introspection.getTables();
    await expect(migrate(db, { ...migrations, '9999-failing': failing })).rejects.toThrow(
      "The database can't be brought up to date: the second half is missing.",
    );
    expect(await db.introspection.getTables()).toEqual(before);
    await migrate(db);
  });

  test('a database that a newer version has changed is not touched', async () => {
    const db = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2027-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await expect(migrate(db)).rejects.toThrow(
      'The database was written by a newer version of this site (9999-newer). Install that version, or a newer one.',
    );
  });

  test('a database from before ec2fad70 is not touched', async () => {
    const db = await open();
    await sql`delete from kysely_migration where name > '0011-removed-products'`.execute(db);
    const steps = sql`select * from kysely_migration`;
    const before = await steps.execute(db);
    await expect(migrate(db)).rejects.toThrow(
      'The database was written by a version of this site from before ec2fad70. Open it once with version ec2fad70, then with this one.',
    );
    expect(await steps.execute(db)).toEqual(before);
  });
});
