import { type Browser, type BrowserContext, chromium } from '@playwright/test';

export const sizes = {
  desktop: { viewport: { width: 1600, height: 1000 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
export const themes = ['light', 'dark'] as const;

export type Size = keyof typeof sizes;
export type Theme = (typeof themes)[number];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** A browser of its own for one person: pictures are taken at rest, so that two runs look alike. */
export async function openContext(browser: Browser, baseURL: string, size: Size): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => window.localStorage.setItem('mm-answer-box', 'plain'));
  return context;
}
