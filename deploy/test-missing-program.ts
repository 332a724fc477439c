import { spawnSync } from 'node:child_process';

/**
 * Gives the empty string where a program is on this machine's path, else the reason why tests with it are skipped, to
 * stand in their title. `question` is an argument at which the program only says something and ends.
 * @example missingProgram('caddy', 'version') // ' (skipped: caddy is not installed)'
 */
export function missingProgram(program: string, question: string): string {
  return succeeds([program, question]) ? '' : ` (skipped: ${program} is not installed)`;
}

/** The same for what this account may not do here; `trial` is a command that fails without the right. */
export function missingRight(right: string, trial: readonly string[]): string {
  return succeeds(trial) ? '' : ` (skipped: this account lacks the right ${right})`;
}

function succeeds([program = '', ...given]: readonly string[]): boolean {
  return spawnSync(program, given, { stdio: 'ignore' }).status === 0;
}
