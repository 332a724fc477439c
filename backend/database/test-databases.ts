import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

/** An empty database of a test's own: what `openDatabase` opens, and how it is removed once it is closed. */
export type TestDatabase = { place: { url: string | undefined; dataDir: string }; remove(): Promise<void> };

/** The engines that this machine can test on, each with how to make an empty database on it. */
export function testEngines(): {
  engine: 'sqlite' | 'postgres';
  create: () => Promise<TestDatabase>;
}[] {
  return [
    { engine: 'sqlite', create: createSqlite },
    ...(inject('postgresUrl') ? [{ engine: 'postgres' as const, create: createPostgres }] : []),
  ];
}

/** An empty folder for an SQLite database. */
export async function createSqlite(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-data-'));
  return { place: { url: undefined, dataDir }, remove: () => rm(dataDir, { recursive: true }) };
}

async function createPostgres(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name}`);
  return postgresDatabase(name);
}

function postgresDatabase(name: string): TestDatabase {
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return {
    place: { url: url.href, dataDir: tmpdir() },
    remove: () => runOnServer(`drop database ${name} with (force)`).then(() => undefined),
  };
}

/** Takes a database of PostgreSQL that another file of tests has left without rows; undefined where there is none. */
export async function leftByAnotherFile(): Promise<TestDatabase | undefined> {
  const list = inject('postgresLeft');
  const [left] = await runOnServer(
    `delete from ${list} where name = (select name from ${list} limit 1 for update skip locked) returning name`,
  );
  return left && postgresDatabase(String(left['name']));
}

/** Leaves a database of PostgreSQL, without rows and closed, to other files of tests. */
export async function leaveToOtherFiles({ place }: TestDatabase): Promise<void> {
  const name = new URL(place.url ?? '').pathname.slice(1);
  await runOnServer(`insert into ${inject('postgresLeft')} values ('${name}')`);
}

async function runOnServer(statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(inject('postgresUrl'));
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}
