import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const exclude = ['node_modules', 'build', 'e2e'];
// No test asserts a time; these only end one that hangs, also on a busy machine.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };
declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether tests make up as many inputs as before a release: THOROUGH=1. */
    thorough: boolean;
  }
}

const thorough = process.env['THOROUGH'] === '1';
const databases = ['storage/database/test-set-up.ts'];

export default defineConfig({
  test: {
    // Vitest's own choice leaves one core idle, and many tests here wait for other processes.
    maxWorkers: availableParallelism() + 1,
    provide: { thorough },
    projects: [
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], exclude, ...timeouts } },
      {
        // Rules are tested with the languages that the site is shipped with, whatever a foundation has chosen since.
        resolve: {
          alias: [{ find: /^.*\/content\/site\.json$/, replacement: resolve('texts/test-site.json') }],
        },
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'tools', 'deploy'],
          ...timeouts,
          // The files of a worker share its modules: loading them anew for each took a fifth of the time.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          globalSetup: databases,
        },
      },
      {
        // These start the built site behind the programs of a server.
        test: {
          name: 'deploy',
          include: ['deploy/**/*.test.ts'],
          exclude,
          ...timeouts,
          globalSetup: databases,
        },
      },
      {
        // The main journeys through the built site, in Firefox and WebKit.
        test: {
          name: 'engines',
          include: ['e2e/engines/**/*.test.ts'],
          testTimeout: 500_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          globalSetup: ['e2e/engines/set-up.ts'],
        },
      },
    ],
  },
});
