import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };

/** Three suites: rules, machines and components; questions; and the server on a real PostgreSQL. */
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,rules,server,maths,scripts}/**/*.test.{ts,tsx}', 'tests/specification/**/*.test.{ts,tsx}'],
          exclude: ['maths/content/**', '**/node_modules/**'],
          // Fuzzing and second engines take their time on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'content', include: ['maths/content/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/start-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
