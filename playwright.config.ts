import { defineConfig } from '@playwright/test';
import { storyZone } from './tests/e2e/story-zone';

const port = Number(process.env.E2E_PORT ?? 3210);

/** Browser stories against the real product: its own database, BFF and page server, started once by `tests/e2e/start-product.ts`. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.story.ts',
  globalSetup: './tests/e2e/start-product.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // The pages give the data server 1.8 seconds, as they do for people; a starved machine may take longer. A story that
  // holds only at the second try is told as flaky.
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-AU',
    timezoneId: storyZone,
    // Stories about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every story down; CI records the second try.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    // A worker would stand between `page.route` and the site; the story about it lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The site's names in both currencies lead to the product under test.
        '--host-resolver-rules=MAP marsmaths.com 127.0.0.1, MAP marsmaths.com.au 127.0.0.1',
        '--proxy-bypass-list=marsmaths.com;marsmaths.com.au',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1600, height: 1000 } } },
    {
      name: 'phone',
      // Rules of the server and keys are the same at every width: told once, on the desktop.
      grepInvert: /@one-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
