import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { bundledText } from './scripts/lib/bundled-text.mjs';
import { smallFonts } from './scripts/lib/small-fonts.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = { '~': `${root}app`, 'small-fonts': await smallFonts(root) };

const unitTest = {
  // Fuzzing and second engines take their time on a busy machine.
  testTimeout: 60_000,
};

/** Tests that replace a module, or set the environment before one is loaded. */
const isolatedTests = '{app,rules,server,web,maths,scripts}/**/*.isolated.test.{ts,tsx}';

/** Loading the modules once a worker, not once a file, saves two minutes. */
const sharedModules = { isolate: false, exclude: ['**/node_modules/**', isolatedTests] };

/** Three suites: rules, machines and components (in three projects); questions; and the server on a real PostgreSQL. */
export default defineConfig({
  plugins: [bundledText()],
  resolve: { alias },
  test: {
    // A test that asserts nothing fails.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          ...unitTest,
          ...sharedModules,
          name: 'unit',
          setupFiles: ['tests/bff-by-fetch.ts'],
          include: ['app/**/*.test.{ts,tsx}', 'tests/specification/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...unitTest,
          ...sharedModules,
          name: 'pure',
          include: ['{rules,server,web,maths,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['maths/content/**', ...sharedModules.exclude],
        },
      },
      {
        extends: true,
        test: {
          ...unitTest,
          name: 'isolated',
          setupFiles: ['tests/bff-by-fetch.ts'],
          include: [isolatedTests],
        },
      },
      {
        extends: true,
        test: { ...unitTest, ...sharedModules, name: 'content', include: ['maths/content/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/start-database.ts'],
          // Each file has a database and a server of its own; loading the server once a worker saves two minutes.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Like the browser's stories: a starved machine may take longer than the product's own patience. What holds
          // only at the second try is told.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
