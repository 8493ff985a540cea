import type { Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { rowsOf } from './database';
import { answersHere, finishSet, giveAnswer, preferPlainTyping } from './practice-steps';
import { type Account, openQuestion, quickLogIn } from './quick-start';
import { boxOf, expect, expectNoSideways, test } from './story';
import { mascot, waitUntilLive } from './tutor-on-page';

/**
 * Runs in the page: links, buttons and boxes in view whose middle lies under the mascot or the reminder. What has gone
 * under the bar at the top is covered by that alone.
 */
function covered(): string[] {
  const floating = '[aria-label="Helpers"], [aria-label="Reminder"]';
  const controls = 'a[href], button, input, select, textarea, summary, label';
  const bar = document.querySelector('header');
  const barEnds = bar?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (control.closest(floating) !== null || !control.checkVisibility({ visibilityProperty: true })) return [];
    const { left, top, width, height } = control.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(floating);
    if (width === 0 || height === 0 || !over) return [];
    if (top + height / 2 < barEnds && !bar?.contains(control)) return [];
    return [`${control.textContent?.trim() || control.getAttribute('aria-label')} under ${over.ariaLabel}`];
  });
}

/** Scrolls through the whole page, a third of the window at a time; nothing that one presses is ever covered. */
async function expectNothingCovered(page: Page): Promise<void> {
  await waitUntilLive(page);
  for (let last = -1; ; ) {
    await expect.poll(() => page.evaluate(covered), `at ${last} of ${page.url()}`).toEqual([]);
    const now = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight / 3, behavior: 'instant' });
      return window.scrollY;
    });
    if (now === last) return;
    last = now;
  }
}

const places = [
  '/home',
  '/classes',
  '/courses',
  '/courses/year-6/map',
  '/create-practice/year-6',
  '/error-logbook/year-6',
  '/error-logbook-statistics/year-6',
  '/learning-activity-statistics/year-6',
  '/following',
  '/game',
  '/notifications',
  '/profile',
  '/rank/year-6',
  '/shop',
  '/subscription',
  '/tasks',
];

test('wherever one scrolls, the mascot covers no control', async ({ page }) => {
  test.slow();
  await quickLogIn(page, 'student@demo.test');
  for (const place of places) {
    await test.step(place, async () => {
      await page.goto(place);
      expect(new URL(page.url()).pathname, 'not led elsewhere').toBe(place);
      await expectNothingCovered(page);
      await expectNoSideways(page);
    });
  }
});

test('neither does it on a question, its verdict and the result', async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
  await openQuestion(page, questions.addFractions, 'story-1');
  await expectNothingCovered(page);
  const answers = await answersHere(page);
  await giveAnswer(page, answers, answers.wrong[0]?.answer ?? '1');
  await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
  await expectNothingCovered(page);
  await giveAnswer(page, answers, answers.right);
  await finishSet(page);
  await expectNothingCovered(page);
});

test('the reminder covers no control either, at any width', async ({ page, newStudent, isMobile }) => {
  await remindOf(newStudent, 34);
  for (const width of isMobile ? [390] : [1024, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    for (const place of ['/home', '/courses', '/create-practice/year-6']) {
      await page.goto(place);
      await expect(page.getByRole('region', { name: 'Reminder' })).toBeVisible();
      await expectNothingCovered(page);
      await expectNoSideways(page);
    }
  }
});

test('on a phone the mascot is in the header, off every word of the page', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide window has room beside the page');
  await quickLogIn(page, 'student@demo.test');
  await page.goto('/error-logbook/year-6');
  await waitUntilLive(page);
  const [bar, dock] = [await boxOf(page.getByRole('banner')), await boxOf(mascot(page))];
  expect(dock.y + dock.height).toBeLessThanOrEqual(bar.y + bar.height);
  await mascot(page).tap();
  await expect(page.locator('aside[aria-label="Helpers"]').getByRole('link', { name: 'Tutor Me' })).toBeInViewport({
    ratio: 1,
  });
});

async function remindOf({ email }: Account, count: number): Promise<void> {
  await rowsOf(
    `insert into unresolved_counts (student_id, course_id, unresolved)
       select id, 'year-6', $2 from users where email = $1
     on conflict (student_id, course_id) do update set unresolved = excluded.unresolved`,
    [email, count],
  );
}
