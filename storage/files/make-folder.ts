import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { systemReason } from './system-reason.ts';

/**
 * Makes a folder and those above it that are missing, for their owner only; throws an Error of one sentence.
 * `mkdir` with `recursive` never returns where the system makes no folders, as in /proc.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let each = resolve(path); !exists(each); each = dirname(each)) missing.unshift(each);
  try {
    for (const each of missing) makeOne(each);
    if (!statSync(path).isDirectory()) throw new Error('a file has this name');
  } catch (cause) {
    const reason = systemReason(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    throw new Error(
      `The data folder ${path} can't be created: ${reason}. Is DATA_DIR right, and may this account write there?`,
      { cause },
    );
  }
}

function exists(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Below a file, or in a folder that may not be read: what stands there shows when a folder is made.
    return false;
  }
}

function makeOne(path: string): void {
  try {
    // Applications are personal: no other account of the machine reads them.
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!exists(path)) throw error;
  }
}
