import { spawnSync } from 'node:child_process';

/**
 * Gives the empty string where a program is on this machine's path, else the reason why tests with it are skipped, to
 * stand in their title. `question` is an argument at which the program only says something and ends.
 * @example missingProgram('caddy', 'version') // ' (skipped: caddy is not installed)'
 */
export function missingProgram(program: string, question: string): string {
  const isInstalled = spawnSync(program, [question], { stdio: 'ignore' }).status === 0;
  return isInstalled ? '' : ` (skipped: ${program} is not installed)`;
}
