import type { Browser } from '@playwright/test';
import { countWire, type WireCount } from '../measure/wire-count';

export interface PageWeight extends WireCount {
  name: string;
  /** Largest contentful paint in milliseconds, on loopback. */
  lcp: number;
  layoutShift: number;
}

/** Loads a page in a fresh browser context with an empty cache and counts what crosses the wire. */
export async function weighPage(
  browser: Browser,
  page: { name: string; url: string; cookie: string | null },
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  if (page.cookie !== null) {
    await context.addCookies([
      { name: 'mm_session', value: page.cookie, url: page.url, httpOnly: true, sameSite: 'Lax' },
    ]);
  }
  const tab = await context.newPage();
  const count = await countWire(tab);
  await tab.goto(page.url, { waitUntil: 'load' });
  await tab.waitForTimeout(1000);
  const { lcp, layoutShift } = await tab.evaluate(
    () =>
      new Promise<{ lcp: number; layoutShift: number }>((resolve) => {
        let lcp = 0;
        let layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcp = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) layoutShift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ lcp, layoutShift }), 100);
      }),
  );
  await context.close();
  return { name: page.name, ...count, lcp, layoutShift };
}
