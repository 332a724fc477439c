import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The core of what is measured, and the core of what measures it: on one they would slow each other. */
export type Core = 'measured' | 'measuring';

const numbers: Record<Core, string> = { measured: '0', measuring: '1' };

/** A program with its arguments, kept to that core where the system can do so. */
export function onCore(core: Core, program: string, given: readonly string[]): [string, string[]] {
  return canPin() ? ['taskset', ['-c', numbers[core], program, ...given]] : [program, [...given]];
}

/** Whether processes can be kept to a core here: with `taskset`, on two cores or more. */
export function canPin(): boolean {
  return availableParallelism() > 1 && isInstalled('taskset', '--version');
}

/** Whether a program is on this machine's path; `question` is an argument at which it only says something and ends. */
export function isInstalled(program: string, question: string): boolean {
  return spawnSync(program, [question], { stdio: 'ignore' }).error === undefined;
}
