import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) * 1024;
}

/** The most resident memory that a process has had, in bytes; what it has now where the system does not tell (Linux does). */
export function peakBytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  return kilobytes === undefined ? residentBytes(pid) : Number(kilobytes) * 1024;
}

/** The processor time that a process has used, in seconds; undefined where the system does not tell (Linux does). */
export function processorSeconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The second field is the name in brackets, which may hold spaces; user and system time are the 14th and 15th.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
