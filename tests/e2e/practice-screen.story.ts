import type { Locator, Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { answersHere, giveAnswer, openSheet, preferPlainTyping } from './practice-steps';
import { openQuestion, quickPractice } from './quick-start';
import { boxOf, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { waitUntilLive } from './tutor-on-page';

test.beforeEach(({ newStudent }) => {
  void newStudent;
});

const seeded = (...templateIds: string[]) => templateIds.map((templateId) => ({ templateId, seed: 'story-1' }));
const wholeSet = seeded(
  questions.addDecimals,
  questions.chooseBrackets,
  questions.addFractions,
  questions.fractionOf,
  questions.readPoint,
);

const answerBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Your answer' });
const wayOn = (page: Page): Locator => page.getByRole('link', { name: /Next question|See your result/ });

test('a whole set by keyboard alone', { tag: '@one-width' }, async ({ page }) => {
  const id = await quickPractice(page, wholeSet);
  await page.goto(`/practice/${id}/1`);
  for (let index = 1; index <= 5; index += 1) {
    await page.waitForURL(`**/practice/${id}/${index}`);
    const { right, wrong, isChoice } = await answersHere(page);
    if (isChoice) {
      await expect(page.getByRole('radio').first()).toBeFocused();
      const ids = await page.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
      await page.keyboard.press(String(ids.indexOf(right) + 1));
    } else {
      await expect(answerBox(page)).toBeFocused();
      // After a wrong answer the next key belongs to the next one.
      if (index === 1) {
        await page.keyboard.type(wrong[0]?.answer ?? '1');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
        await expect(answerBox(page)).toBeFocused();
      }
      await page.keyboard.type(right);
    }
    await page.keyboard.press('Enter');
    await expect(wayOn(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(`**/practice/${id}/result`);
  await expect(page.getByRole('heading', { name: 'You got all five.' })).toBeVisible();
});

test('a whole set by thumb alone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a touch screen');
  const id = await quickPractice(page, wholeSet);
  await page.goto(`/practice/${id}/1`);
  for (let index = 1; index <= 5; index += 1) {
    await page.waitForURL(`**/practice/${id}/${index}`);
    await waitUntilLive(page);
    const { right, isChoice } = await answersHere(page);
    if (isChoice)
      await page
        .locator('label')
        .filter({ has: page.locator(`input[value="${right}"]`) })
        .tap();
    else {
      await answerBox(page).tap();
      await expect(answerBox(page)).not.toHaveAttribute('inputmode', 'none');
      await page.keyboard.type(right);
    }
    await page.getByRole('button', { name: 'Check', exact: true }).tap();
    await wayOn(page).tap();
  }
  await page.waitForURL(`**/practice/${id}/result`);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});

test('keys typed before the scripts run are part of the answer', { tag: '@one-width' }, async ({ page }) => {
  await preferPlainTyping(page);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await openQuestion(page, questions.addDecimals);
  const { right } = await answersHere(page);
  await expect(answerBox(page)).toBeFocused();
  await page.keyboard.type(right);
  await waitUntilLive(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct, first go!')).toBeVisible();
});

test('lines of working are checked, survive a reload and are shown in the review', async ({ page }) => {
  await preferPlainTyping(page);
  const id = await openQuestion(page, questions.addFractions, 'story-1');
  const answers = await answersHere(page);
  await waitUntilLive(page);
  await openSheet(page, 'Working');
  const lines = page.getByRole('list', { name: 'Lines of working' }).getByRole('listitem');
  const enter = async (number: number, text: string) => {
    const box = page.getByRole('textbox', { name: `Line ${number} of my working` });
    await box.fill(text);
    await box.press('Enter');
  };
  await enter(1, '1/2+1/2=1');
  await expect(lines.filter({ hasText: 'Checked' })).toHaveCount(1);
  await enter(2, '2+2=5');
  await expect(lines.filter({ hasText: 'Check this' })).toContainText('The two sides aren’t equal.');
  await enter(3, answers.right);
  await expect(lines.filter({ hasText: 'We can’t check this line' })).toContainText('Check it in the answer box.');
  await enter(4, '3+');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Line 4 of my working' })).toHaveValue('3+');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);

  await page.reload();
  await waitUntilLive(page);
  await openSheet(page, 'Working');
  await expect(lines.filter({ hasText: /Checked|Check this|We can’t check this line/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete line 3' }).click();
  await expect(page.getByRole('textbox', { name: 'Line 3 of my working' })).toHaveValue(answers.right);
  await page.getByRole('button', { name: 'Rewrite line 2' }).click();
  await enter(2, '2+2=4');
  await expect(lines.filter({ hasText: 'Checked' })).toHaveCount(2);

  await openSheet(page, 'Question');
  await giveAnswer(page, answers, answers.right);
  await expect(page.getByText('Correct, first go!')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Finish this practice set' }).click();
  await expect(page.getByText('4 questions are still open. They’ll count as skipped')).toBeVisible();
  await page.getByRole('button', { name: 'Finish now' }).click();
  await page.waitForURL(`**/practice/${id}/result`);
  await page.getByRole('region', { name: 'Question by question' }).locator('summary').first().click();
  await expect(page.getByRole('region', { name: 'My working' }).first()).toContainText('Checked');
});

test.describe('without JavaScript', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('lines of working are plain forms', async ({ page }) => {
    await openQuestion(page, questions.addFractions, 'story-1');
    await expect(answerBox(page)).toBeFocused();
    await page.getByRole('textbox', { name: 'Line 1 of my working' }).fill('2+2=5');
    await page.getByRole('button', { name: 'Enter line' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Check this' })).toBeVisible();
    await page.getByRole('button', { name: 'Rewrite line 1' }).click();
    await expect(page.getByRole('textbox', { name: 'Line 1 of my working' })).toHaveValue('2+2=5');
  });
});

test('the maths box is for questions that need it, whatever was chosen before', { tag: '@one-width' }, async ({
  page,
}) => {
  await page.addInitScript(() => window.localStorage.setItem('mm-answer-box', 'maths'));
  await openQuestion(page, 'y1/days-months/hours-later');
  await waitUntilLive(page);
  await page.keyboard.type('3');
  await expect(page.getByRole('button', { name: 'Maths box' })).toHaveCount(0);
  await expect(page.locator('[data-typed-maths]')).toHaveCount(0);
});

/** Widths and heights of a desktop at 100, 200 and 400 per cent, and of a phone on its side. */
const rooms = [
  { width: 1600, height: 1000 },
  { width: 1280, height: 720 },
  { width: 800, height: 500 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

test('at every width and zoom nothing covers a control, and all of it can be reached', {
  tag: '@one-width',
}, async ({ page }) => {
  await preferPlainTyping(page);
  await openQuestion(page, questions.readPoint, 'story-1');
  await waitUntilLive(page);
  const parts = [
    page.getByRole('heading', { level: 1 }),
    page.locator('figure, svg[role="img"]').first(),
    answerBox(page),
    page.getByRole('button', { name: 'Check', exact: true }),
  ];
  for (const room of rooms) {
    await test.step(`${room.width} by ${room.height}`, async () => {
      await page.setViewportSize(room);
      await expectNoSideways(page);
      for (const part of parts) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 0.2 });
      }
      await expect.poll(() => coveredByMascot(page)).toEqual([]);
      await answerBox(page).click();
      await expect(answerBox(page)).toBeFocused();
    });
  }
});

/** Names of the controls that the mascot lies over. */
function coveredByMascot(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dock = document.querySelector('aside[aria-label="Helpers"]')?.getBoundingClientRect();
    if (!dock) return ['no mascot'];
    return [...document.querySelectorAll<HTMLElement>('a, button, input, summary')]
      .filter((control) => control.closest('aside[aria-label="Helpers"]') === null && control.checkVisibility())
      .filter((control) => {
        const box = control.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) return false;
        return box.left < dock.right && box.right > dock.left && box.top < dock.bottom && box.bottom > dock.top;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
  });
}

test('on a phone the question stays in sight above working and hints', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide window shows them side by side');
  await preferPlainTyping(page);
  await openQuestion(page, questions.readPoint, 'story-1');
  await waitUntilLive(page);
  const strip = page.locator('[data-part="asked"]');
  const whole = page.getByRole('button', { name: 'Full question' });
  await expect(whole).toBeHidden();
  for (const sheet of ['Working', 'Hints'] as const) {
    await openSheet(page, sheet);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(strip).toBeInViewport({ ratio: 1 });
    await expect(strip.locator('svg[role="img"], figure').first()).toBeInViewport({ ratio: 0.5 });
    const { height } = await boxOf(strip);
    expect(height).toBeLessThanOrEqual(844 * 0.3);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await whole.focus();
    await page.keyboard.press('Enter');
    await expect(whole).toHaveAttribute('aria-expanded', 'true');
    expect((await boxOf(strip)).height).toBeGreaterThan(height);
    await whole.click();
    await expect(whole).toHaveAttribute('aria-expanded', 'false');
  }
});
