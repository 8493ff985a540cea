import type { Locator, Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { helper, mascot, openMenu, panel, waitUntilLive } from './tutor-on-page';

test.describe('the mascot', () => {
  test('offers Quiz Me and Tutor Me by mouse or by touch', async ({ page, newStudent, isMobile }) => {
    void newStudent;
    await page.goto('/home');
    await expect(helper(page, 'Quiz Me')).toBeHidden();
    await openMenu(page, isMobile);
    await expect(helper(page, 'Tutor Me')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSideways(page);
    if (isMobile) await mascot(page).tap();
    else await page.mouse.move(100, 100);
    await expect(helper(page, 'Quiz Me')).toBeHidden();
    await openMenu(page, isMobile);
    await helper(page, 'Quiz Me').click();
    await expect(panel(page, 'Quiz Me')).toBeVisible();
  });

  test('is worked by keys alone', { tag: '@one-width' }, async ({ page, newStudent }) => {
    void newStudent;
    await page.goto('/home');
    await waitUntilLive(page);
    await mascot(page).focus();
    await page.keyboard.press('Enter');
    await expect(helper(page, 'Quiz Me')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(helper(page, 'Quiz Me')).toBeHidden();
    await mascot(page).focus();
    await page.keyboard.press('Enter');
    await expect(helper(page, 'Quiz Me')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(helper(page, 'Tutor Me')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Tutor Me').getByRole('heading', { name: 'Tutor Me', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Tutor Me')).toHaveCount(0);
    await expect(mascot(page)).toBeFocused();
    await expect(helper(page, 'Quiz Me')).toBeHidden();
  });

  test('says hi to a question, holds its quiz card, says see you', { tag: '@one-width' }, async ({
    page,
    newStudent,
  }) => {
    void newStudent;
    await page.goto('/home');
    await expect(pose(page)).toHaveAttribute('data-pose', 'idle');
    await openQuestion(page, questions.addDecimals);
    await expect(pose(page)).toHaveAttribute('data-pose', 'hi');
    await expect(pose(page)).toHaveAttribute('data-pose', 'quiz');
    await page.getByRole('link', { name: /Leave practice/ }).click();
    await expect(pose(page)).toHaveAttribute('data-pose', 'see-you');
    await expect(pose(page)).toHaveAttribute('data-pose', 'idle');
  });
});

test.describe('the mascot at rest', { tag: '@one-width' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves while somebody is there, and is still on a page left alone', async ({ page, newStudent }) => {
    void newStudent;
    await page.clock.install();
    await page.goto('/home');
    await waitUntilLive(page);
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    await page.clock.runFor(31_000);
    await expect.poll(() => moving(page)).toBe(0);
    await page.mouse.move(200, 200);
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
  });

  test('is still where nobody sees it', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => moving(page)).toBe(0);
  });
});

/** How many drawings move without end at this moment. */
function moving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
        .length,
  );
}

test.describe('without JavaScript', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the mascot’s menu leads to the helpers’ own pages', async ({ page, newStudent }) => {
    void newStudent;
    await page.goto('/home');
    await mascot(page).hover();
    await helper(page, 'Quiz Me').click();
    await expect(page.getByRole('heading', { name: 'this is Quiz Me' })).toBeVisible();
  });
});

function pose(page: Page): Locator {
  return mascot(page).locator('svg[data-pose]');
}
