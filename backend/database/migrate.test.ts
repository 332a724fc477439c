import { Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { applicationFields } from '../../domain/application.ts';
import { applicationFingerprint } from '../repositories/application-row.ts';
import { createRepositories } from '../repositories/create-repositories.ts';
import { application } from '../repositories/test-records.ts';
import { toColumns } from './column-names.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Tables } from './tables.ts';
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

  test('an application that came before the desk was there is new, of nobody, and asks for nothing', async () => {
    const { place, remove } = await create();
    const { dialect } = place.url ? openPostgres(place.url) : { dialect: openSqlite(place.dataDir) };
    const db = new Kysely<unknown>({ dialect });
    onTestFinished(async () => {
      await db.destroy();
      await remove();
    });
    await migrate(db, { '0001-first-tables': firstTables });
    const reference = 'HE-222222';
    const row = {
      reference,
      fingerprint: applicationFingerprint(application),
      received_at: '2026-04-01T06:30:00.000Z',
      ...toColumns(applicationFields, application),
    };
    await db.withTables<{ applications: typeof row }>().insertInto('applications').values(row).execute();

    await migrate(db);

    const { inbox } = createRepositories(db.withTables<Tables>());
    expect(await inbox.find(reference)).toMatchObject({
      ...application,
      language: 'en',
      state: 'new',
      lookedAfterBy: '',
      noticeVersion: '',
      erasureAskedAt: '',
    });
    expect(await inbox.counts()).toMatchObject({ new: 1 });
  });
});
