import { afterAll, vi } from 'vitest';
import type { Part } from '../domain/values/parts.ts';

/**
 * Makes a site with those parts alone of all that a test file imports after this, with `await import(…)`. The files of a worker share its
 * modules: they are loaded anew after the file, too.
 */
export function onlyWithParts(...parts: readonly Part[]): void {
  vi.resetModules();
  vi.doMock('../domain/values/parts.ts', async (original) => ({
    ...(await original<typeof import('../domain/values/parts.ts')>()),
    isOn: (part: Part) => parts.includes(part),
  }));
  afterAll(() => {
    vi.doUnmock('../domain/values/parts.ts');
    vi.resetModules();
  });
}
