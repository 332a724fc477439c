import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Whether this account may mount a small disk; tests that need one are skipped where it may not. */
export function canMount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && tryMount();
}

function tryMount(): boolean {
  const folder = join(tmpdir(), 'test-mount');
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  return status === 0;
}

/** An empty disk of that size, such as '2m', for one test; other options of tmpfs may follow its size. */
export function mounted(size: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-disk-'));
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Fills a disk to its last byte with that file. */
export function fill(file: string): void {
  for (const size of [1 << 20, 1 << 16, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full for pieces of that size.
    }
  }
}
