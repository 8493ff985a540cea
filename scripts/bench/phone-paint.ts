import type { Browser } from '@playwright/test';

/** A mid-range phone on a slow mobile network, with the usual throttling of measuring tools: CPU 4 times slower, 1.6 Mb/s, 150 ms. */
const slowCpu = 4;
const bytesPerSecond = 1_600_000 / 8;
const latencyMs = 150;

export interface PhonePaint {
  name: string;
  /** Median of the largest contentful paint in milliseconds. */
  lcp: number;
  worst: number;
}

/** Opens a page on such a phone `times` over, each time in a fresh context with an empty cache. */
export async function paintOnPhone(
  browser: Browser,
  page: { name: string; url: string; cookie: string | null },
  times = 5,
): Promise<PhonePaint> {
  const paints: number[] = [];
  for (let time = 0; time < times; time++) paints.push(await paintOnce(browser, page));
  paints.sort((a, b) => a - b);
  return { name: page.name, lcp: paints[Math.floor(times / 2)] ?? 0, worst: paints.at(-1) ?? 0 };
}

async function paintOnce(browser: Browser, page: { url: string; cookie: string | null }): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  if (page.cookie !== null) {
    await context.addCookies([
      { name: 'mm_session', value: page.cookie, url: page.url, httpOnly: true, sameSite: 'Lax' },
    ]);
  }
  const tab = await context.newPage();
  const devTools = await context.newCDPSession(tab);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
  await tab.goto(page.url, { waitUntil: 'load' });
  await tab.waitForTimeout(1000);
  const lcp = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) last = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(last), 200);
      }),
  );
  await context.close();
  return lcp;
}
