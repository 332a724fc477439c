import { randomUUID } from 'node:crypto';
import { type Dirent, lstatSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The marker of names of files and folders that take their own name when they are whole. */
export const UNFINISHED = '.unfinished-';

const thisHost = hostname().replaceAll(/\W/g, '_');

/** A new name for what this process is still writing: after the prefix come the machine, the process and a random part. */
export function workingName(prefix: string): string {
  return `${prefix}${thisHost}-${process.pid}-${randomUUID().slice(0, 8)}`;
}

/**
 * Removes the files and folders in `folder` that a killed process was still writing, under a `workingName` of a prefix that
 * ends with `marker`. What a living process writes stays, and what another machine wrote within a day.
 */
export function removeLeftovers(folder: string, marker: string): void {
  for (const { name } of entriesIn(folder)) {
    const at = name.lastIndexOf(marker);
    if (at === -1) continue;
    const path = join(folder, name);
    try {
      if (isLeftover(path, { owner: name.slice(at + marker.length), isHidden: at === 0 }))
        rmSync(path, { recursive: true, force: true });
    } catch {
      // It belongs to another account, which removes it; that must stop nobody's work.
    }
  }
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isLeftover(path: string, { owner, isHidden }: { owner: string; isHidden: boolean }): boolean {
  const writtenAt = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  const isOld = Date.now() - writtenAt > DAY_MS;
  const [, host, pid] = /^(\w+)-(\d+)-[0-9a-f]{8}$/.exec(owner) ?? [];
  // An earlier version wrote hidden names without a process; any other name of this kind is somebody's own.
  if (host === undefined) return isHidden && isOld;
  if (host !== thisHost) return isOld;
  // Of a process that had this one's number before.
  if (Number(pid) === process.pid) return writtenAt < Date.now() - process.uptime() * 1000;
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
