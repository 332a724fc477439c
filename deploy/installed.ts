import { spawnSync } from 'node:child_process';

/**
 * The program by itself in a list where it is on this machine's path, else an empty list: tests run with each of it.
 * `question` is an argument at which it only says something and ends.
 */
export function installed(program: string, question: string): string[] {
  return spawnSync(program, [question], { stdio: 'ignore' }).status === 0 ? [program] : [];
}

/**
 * What the title of a test adds where the program it is about is missing.
 * @example unlessInstalled('caddy', []) // ' (caddy is not installed here: nothing was tried with it)'
 */
export function unlessInstalled(program: string, found: readonly string[]): string {
  return found.length > 0 ? '' : ` (${program} is not installed here: nothing was tried with it)`;
}
