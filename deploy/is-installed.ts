import { spawnSync } from 'node:child_process';

/** Whether a program is on this machine's path; `question` is an argument at which it only says something and ends. */
export function isInstalled(program: string, question: string): boolean {
  return spawnSync(program, [question], { stdio: 'ignore' }).status === 0;
}
