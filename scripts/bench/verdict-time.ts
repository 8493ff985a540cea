import type { Browser } from '@playwright/test';

/** Milliseconds from sending a (wrong) answer to its verdict on the page, in a browser on loopback. */
export async function timeVerdicts(
  browser: Browser,
  place: { url: string; cookie: string },
  times: number,
): Promise<{ median: number; p99: number; worst: number }> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  await context.addCookies([
    { name: 'mm_session', value: place.cookie, url: place.url, httpOnly: true, sameSite: 'Lax' },
  ]);
  await context.addInitScript(() => window.localStorage.setItem('mm-answer-box', 'plain'));
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(place.url, { waitUntil: 'load' });
  // The form is ours once the page's scripts run; before that it would load the page anew.
  await page.locator('aside[aria-label="Helpers"][data-live]').waitFor();
  const measured: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const answer = String(701 + round);
    await page.getByRole('textbox', { name: 'Your answer' }).fill(answer);
    measured.push(await page.evaluate(sendAndWatch, answer));
  }
  await context.close();
  measured.sort((a, b) => a - b);
  const at = (share: number) => measured[Math.min(measured.length - 1, Math.floor(measured.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), worst: at(1) };
}

/** Runs in the page: presses Check and waits for the frame in which the verdict shows the answer. */
function sendAndWatch(answer: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const late = setTimeout(() => reject(new Error('No verdict within ten seconds.')), 10_000);
    const watcher = new MutationObserver(() => {
      const verdict = document.querySelector('main [role="status"]');
      if (!verdict?.textContent?.includes(answer)) return;
      watcher.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => resolve(performance.now() - started));
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    document.querySelector<HTMLInputElement>('input[name="answer"]')?.form?.requestSubmit();
  });
}
