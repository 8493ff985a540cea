import type { Browser, CDPSession, Page } from '@playwright/test';
import { placeQuestion, questions } from '../../tests/e2e/chosen-questions';
import { createPractice } from '../measure/bff-client';
import { countFrames, type Frames } from './frames';
import { withProduct } from './with-product';

/** A slow phone: its processor takes four times as long. */
const slowCpu = 4;
/** A pen or a finger of today tells its place this often a second. */
const inputHz = 120;
const seconds = 3;
/**
 * Prints how many frames are late while a finger draws on the board at 120 Hz with a four times slower processor, beside
 * a baseline: the same board for the same time with nobody drawing.
 */
export async function printBoardFrames(browser: Browser, port: number): Promise<void> {
  await withProduct(port, async ({ site, bff, token }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await context.addCookies([{ name: 'mm_session', value: token, url: site, httpOnly: true, sameSite: 'Lax' }]);
    const page = await context.newPage();
    const practiceId = await createPractice(bff, token);
    await placeQuestion(practiceId, 1, questions.addFractions, `bench-${practiceId}`);
    await page.goto(`${site}/practice/${practiceId}/1`, { waitUntil: 'load' });
    await page.locator('aside[aria-label="Helpers"][data-live]').waitFor();
    await page.getByRole('button', { name: /^Working/ }).click();
    await page.getByRole('button', { name: 'Board' }).click();
    const board = page.getByRole('application', { name: 'Drawing board' });
    await board.scrollIntoViewIfNeeded();
    const box = await board.boundingBox();
    if (box === null) throw new Error('There is no board.');
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
    const measured = [
      await framesOf(page, client, { what: 'at rest', box: null }),
      await framesOf(page, client, { what: 'drawing', box }),
      await framesOf(page, client, { what: 'at rest, again', box: null }),
      await framesOf(page, client, { what: 'drawing, again', box }),
    ];
    await context.close();
    console.log(`\nThe board while a finger draws: ${inputHz} places a second, CPU ${slowCpu} times slower`);
    console.table(measured);
    const [before, drawing, after, again] = measured.map(({ late }) => late);
    const dropped = Math.max(0, (drawing ?? 0) + (again ?? 0) - (before ?? 0) - (after ?? 0));
    console.log(
      `Frames late by drawing, beyond those at rest: ${dropped} of ${(measured[1]?.frames ?? 0) + (measured[3]?.frames ?? 0)}`,
    );
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Counts the frames of the page for some seconds, while places along a curve are sent where there is a box. */
async function framesOf(
  page: Page,
  client: CDPSession,
  { what, box }: { what: string; box: Box | null },
): Promise<Frames> {
  const counting = countFrames(page, what, seconds);
  if (box !== null) await drawFor(client, box);
  return counting;
}

async function drawFor(client: CDPSession, { x, y, width, height }: Box): Promise<void> {
  const at = (part: number) => ({
    id: 1,
    x: x + width * (0.5 + 0.4 * Math.cos(part * 40)),
    y: y + height * (0.5 + 0.4 * Math.sin(part * 56)),
  });
  const total = seconds * inputHz;
  const started = performance.now();
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= total; step += 1) {
    const wait = started + (step * 1000) / inputHz - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // Not waited for: a hand does not wait for the page either.
    void client
      .send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / total)] })
      .catch(() => {});
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
