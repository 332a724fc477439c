import { execFileSync } from 'node:child_process';

const CLI = 'cli/main.ts';

/** Runs the staff's command line on a data folder, as staff would, and gives what it prints; throws where it fails. */
export function runCli(dataDir: string, given: readonly string[]): string {
  return execFileSync(process.execPath, [CLI, ...given], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
}
