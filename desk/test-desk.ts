import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../backend/database/open-database.ts';
import { createRepositories, type Repositories } from '../backend/repositories/create-repositories.ts';

/** How a command ended: its exit code, and what it wrote. */
export type Ended = { code: number; out: string; said: string };

/** A site's data for one test, and the desk as someone types at it in a terminal. */
export type TestDesk = {
  dataDir: string;
  /** The path of a file in the data folder's own surroundings. */
  file(name: string): string;
  type(...words: string[]): Promise<Ended>;
  /** Works on the same database from outside, as the running site does. */
  beside<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
};

/** An empty site of a test's own, removed when the test has finished; `environment` are its settings. */
export async function testDesk(environment: Record<string, string> = {}): Promise<TestDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'test-desk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = join(folder, 'data');
  const settings = { DATA_DIR: dataDir, ...environment };
  return {
    dataDir,
    file: (name) => join(folder, name),
    type: (...words) => run(words, settings),
    async beside(work) {
      const { db, close } = await openDatabase({ url: environment['DATABASE_URL'], dataDir });
      return work(createRepositories(db)).finally(close);
    },
  };
}

function run(words: readonly string[], settings: Record<string, string>): Promise<Ended> {
  const main = join(import.meta.dirname, 'main.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...words], { env: { ...settings } }, (error, out, said) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, said });
    });
  });
}
