import type { Page } from '@playwright/test';
import { countWire, type WireCount } from '../../scripts/measure/wire-count';
import { questions } from './chosen-questions';
import { openQuestion } from './quick-start';
import { expect, test } from './story';
import { waitUntilLive } from './tutor-on-page';

const kilobyte = 1024;

/** What the first visit of this page costs, with nothing cached. */
async function firstLoad(page: Page, open: () => Promise<unknown>, settled: () => Promise<void>): Promise<WireCount> {
  const count = await countWire(page);
  await open();
  await settled();
  return { ...count };
}

test.describe('the first load of a page', { tag: '@one-width' }, () => {
  for (const path of ['/', '/pricing', '/courses', '/about']) {
    test(`${path} is light for a visitor, and brings no script file`, async ({ page }) => {
      const { requests, bytes, scriptBytes } = await firstLoad(
        page,
        () => page.goto(path),
        async () => void (await page.evaluate(() => document.fonts.ready)),
      );
      expect(requests).toBeGreaterThanOrEqual(2);
      expect(requests).toBeLessThanOrEqual(14);
      expect(bytes).toBeLessThanOrEqual(120 * kilobyte);
      expect(scriptBytes).toBe(0);
    });
  }

  test('a question is light for a student', async ({ page, newStudent }) => {
    expect(newStudent.email).not.toBe('');
    const { bytes, scriptBytes } = await firstLoad(
      page,
      () => openQuestion(page, questions.addFractions, 'story-1'),
      () => waitUntilLive(page),
    );
    expect(scriptBytes).toBeGreaterThan(60 * kilobyte);
    expect(scriptBytes).toBeLessThanOrEqual(180 * kilobyte);
    expect(bytes).toBeLessThanOrEqual(200 * kilobyte);
  });
});
