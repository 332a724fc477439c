import { randomUUID } from 'node:crypto';
import { type Dirent, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const thisHost = hostname().replaceAll(/\W/g, '_');

/** A new name for what this process is still writing: after the prefix come the machine, the process and a random part. */
export function workingName(prefix: string): string {
  return `${prefix}${thisHost}-${process.pid}-${randomUUID().slice(0, 8)}`;
}

/**
 * Removes the files and folders in `folder` whose names begin with the prefix and whose process was killed. What a living
 * process writes stays, and what another machine wrote within a day.
 */
export function removeLeftovers(folder: string, prefix: string): void {
  for (const { name } of entriesIn(folder)) {
    if (name.startsWith(prefix) && isLeftover(join(folder, name), name.slice(prefix.length)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isLeftover(path: string, owner: string): boolean {
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const [, host, pid] = /^(\w+)-(\d+)-\w+$/.exec(owner) ?? [];
  if (host !== undefined && host !== thisHost) return Date.now() - writtenAt > DAY_MS;
  // Of an earlier version, or of a process that had this one's number before.
  if (Number(pid ?? process.pid) === process.pid) return writtenAt < Date.now() - process.uptime() * 1000;
  return !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    // 0 is no signal: it only asks whether the process is there.
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
