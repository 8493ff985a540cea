import type { Browser } from '@playwright/test';

export interface PageWeight {
  name: string;
  requests: number;
  /** Bytes on the wire, headers included. */
  bytes: number;
  scriptBytes: number;
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
  const network = await context.newCDPSession(tab);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  let requests = 0;
  let bytes = 0;
  let scriptBytes = 0;
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
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
  return { name: page.name, requests, bytes, scriptBytes, lcp, layoutShift };
}
