import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createRepositories } from '../storage/create-repositories.ts';
import { takeReady } from '../storage/database/test-ready-databases.ts';
import { folderStore } from '../storage/files/file-store.ts';
import type { SiteData } from './open-site-data.ts';

/** The data of a new site for the test that runs, with a folder of its own; the folder of tests on PostgreSQL is shared. */
export async function openTestSiteData(...[engine, create]: Parameters<typeof takeReady>): Promise<SiteData> {
  const database = await takeReady(engine, create);
  const { url: databaseUrl, dataDir } = database.place;
  const repositories = createRepositories(database.db, console.error);
  if (engine === 'sqlite')
    return { databaseUrl, dataDir, database, repositories, files: folderStore(dataDir) };
  const ownDir = await mkdtemp(join(tmpdir(), 'test-site-'));
  onTestFinished(() => rm(ownDir, { recursive: true }));
  return { databaseUrl, dataDir: ownDir, database, repositories, files: folderStore(ownDir) };
}
