import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The core of what is measured, and the core of what measures it: sharing one, they would slow each other. */
export type Core = 'measured' | 'measuring';

const numbers: Record<Core, string> = { measured: '0', measuring: '1' };

/** The program and arguments that keep another program to that core; empty where the system can't. */
export function runOn(core: Core): string[] {
  return canPin() ? ['taskset', '-c', numbers[core]] : [];
}

// With `taskset`, on two cores or more.
function canPin(): boolean {
  return availableParallelism() > 1 && isInstalled('taskset', '--version');
}

/** Whether a program is on this machine's path; `question` is an argument at which it only prints something and ends. */
export function isInstalled(program: string, question: string): boolean {
  return spawnSync(program, [question], { stdio: 'ignore' }).error === undefined;
}
