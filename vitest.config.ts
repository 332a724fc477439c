import { defineConfig } from 'vitest/config';

const exclude = ['node_modules', 'build', 'e2e'];

export default defineConfig({
  test: {
    // Vitest's own measure leaves one processor idle; much here waits for other processes besides.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'walls', include: ['bin/**/*.test.ts'], exclude } },
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'bin', 'deploy'],
          // No test asserts a time; this only ends one that hangs, also on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['backend/database/start-test-postgres.ts'],
        },
      },
      {
        // These start the built site.
        test: {
          name: 'deploy',
          include: ['deploy/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['backend/database/start-test-postgres.ts'],
        },
      },
    ],
  },
});
