import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSiteData, type SiteData } from '../back-office/open-site-data.ts';
import { type CommandResult, runInThisProcess } from './test-run-in-this-process.ts';

const main = join(import.meta.dirname, 'main.ts');

/** A site's data for one test, and the command line that works on it. */
export type TestCommandLine = {
  dataDir: string;
  /** The path of a file outside the data folder, removed with it. */
  file(name: string): string;
  /** Runs a command in the process of the test, which sees the settings of this site alone; one at a time. */
  run(...args: string[]): Promise<CommandResult>;
  /** Runs a command in a process of its own, for what only a process shows: that it ends, and beside which others. */
  runProcess(...args: string[]): Promise<CommandResult>;
  /** Starts a command that the test may kill. */
  start(...args: string[]): ChildProcess;
  /** Works on the same database from this process, as the running site does. */
  beside<Result>(work: (repositories: SiteData['repositories']) => Promise<Result>): Promise<Result>;
};

/** A site of a test's own that does not even have a database yet, removed when the test has finished; `environment` are its settings. */
export async function testCommandLine(environment: Record<string, string> = {}): Promise<TestCommandLine> {
  const folder = await mkdtemp(join(tmpdir(), 'test-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = join(folder, 'data');
  const settings = { DATA_DIR: dataDir, ...environment };
  return {
    dataDir,
    file: (name) => join(folder, name),
    run: (...args) => runInThisProcess(args, settings),
    runProcess: (...args) => runProcess(args, settings),
    start: (...args) => spawn(process.execPath, [main, ...args], { env: settings, stdio: 'ignore' }),
    async beside(work) {
      const databaseUrl = environment['DATABASE_URL'];
      const { repositories, database } = await openSiteData({ databaseUrl, dataDir }, console.error);
      return work(repositories).finally(database.close);
    },
  };
}

function runProcess(args: readonly string[], settings: Record<string, string>): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env: { ...settings } }, (error, out, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, stderr });
    });
  });
}
