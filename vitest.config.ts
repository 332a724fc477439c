import { defineConfig } from 'vitest/config';

const exclude = ['node_modules', 'build', 'e2e'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'walls', include: ['bin/**/*.test.ts'], exclude } },
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'bin', 'deploy'],
          globalSetup: ['backend/database/start-test-postgres.ts'],
        },
      },
      {
        // These start the built site.
        test: {
          name: 'deploy',
          include: ['deploy/**/*.test.ts'],
          exclude,
          globalSetup: ['backend/database/start-test-postgres.ts'],
        },
      },
    ],
  },
});
