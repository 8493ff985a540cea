import type { Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { userIdOf } from './database';
import { answersHere, giveAnswer, openSheet, preferPlainTyping, showHint } from './practice-steps';
import { type Account, openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { asked, inside, panel } from './tutor-on-page';

test.describe('a hint or worked steps', () => {
  test('are shown again by Tutor Me, also after the page was loaded again', { tag: '@one-width' }, async ({
    page,
    newStudent,
  }) => {
    await openQuestion(page, questions.addDecimals);
    await showHint(page, 1);
    const talk = page.getByRole('button', { name: 'Talk about this hint' });
    await expectNoSideways(page);
    await talk.click();
    await expect(panel(page, 'Hint').getByRole('heading', { name: 'Hint', exact: true })).toBeFocused();
    await expect(inside(page).getByText('Let’s talk this hint through.')).toBeVisible();
    await expect(asked(page).getByRole('heading', { name: 'Hint 1' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    expect(await savedContext(page, 'hint', newStudent)).toMatchObject({ topic: 'Add and subtract decimals' });
    await test.step('the panel comes back with its page and takes no focus', async () => {
      await page.reload();
      await expect(asked(page).getByRole('heading', { name: 'Hint 1' })).toBeVisible();
      await expect(panel(page, 'Hint').getByRole('heading', { name: 'Hint', exact: true })).not.toBeFocused();
    });
    await inside(page).getByRole('button', { name: 'Back to chat' }).click();
    await expect(inside(page).getByText('Show me what you’ve done so far')).toBeVisible();
    await expect(panel(page, 'Tutor Me')).toBeVisible();
    await panel(page, 'Tutor Me').getByRole('button', { name: 'Close', exact: true }).click();
    await test.step('once closed, the focus is where it was opened from', async () => {
      await openSheet(page, 'Hints');
      await talk.click();
      await expect(panel(page, 'Hint').getByRole('heading', { name: 'Hint', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page, 'Hint')).toHaveCount(0);
      await expect(talk).toBeFocused();
    });
  });

  test('follow the hint that is open now', { tag: '@one-width' }, async ({ page, newStudent }) => {
    void newStudent;
    await openQuestion(page, questions.addDecimals);
    await showHint(page, 1);
    const talk = page.getByRole('button', { name: 'Talk about this hint' });
    await talk.click();
    await expect(asked(page).getByRole('heading', { name: 'Hint 1' })).toBeVisible();
    await showHint(page, 2);
    await expect(page.getByRole('button', { name: 'Show hint 2' })).toBeHidden();
    await talk.click();
    await expect(asked(page).getByRole('heading', { name: 'Hint 2' })).toBeVisible();
  });

  test('show the own steps of a closed question alone, and end with the question', { tag: '@one-width' }, async ({
    page,
    newStudent,
  }) => {
    await preferPlainTyping(page);
    await openQuestion(page, questions.addFractions);
    const answers = await answersHere(page);
    await giveAnswer(page, answers, answers.wrong[0]?.answer ?? '');
    const ask = page.getByRole('button', { name: 'Ask about these steps' });
    await ask.click();
    await expect(asked(page).getByRole('heading', { name: 'A similar worked example' })).toBeVisible();
    await expect(asked(page).getByRole('heading', { name: 'Worked solution' })).toHaveCount(0);
    await page.getByRole('button', { name: /Show the full solution/ }).click();
    await expect(page.getByRole('heading', { name: 'Worked solution' })).toBeVisible();
    await ask.click();
    await expect(panel(page, 'Worked solution').and(page.locator('[data-view]'))).toBeVisible();
    await expect(asked(page).getByRole('heading', { name: 'Worked solution' })).toBeVisible();
    expect(await savedContext(page, 'solution', newStudent)).toMatchObject({ errorReviewSessionState: null });
    await page.getByRole('link', { name: 'Next question' }).click();
    await page.waitForURL(/\/2$/);
    await expect(panel(page, 'Tutor Me'), 'open still, and general again').toBeVisible();
    await expect(inside(page).getByText('Show me what you’ve done so far')).toBeVisible();
    expect(await savedContext(page, 'solution', newStudent)).toBeNull();
  });

  test('are there with garbage in session storage and with storage full', { tag: '@one-width' }, async ({
    page,
    newStudent,
  }) => {
    const id = await userIdOf(newStudent);
    await page.addInitScript((viewer) => {
      // The frame shares the storage of its page.
      if (window.top !== window) return;
      for (const name of ['mm-app-state', 'mm-ai-hint-context'])
        sessionStorage.setItem(`${name}:${viewer}`, '{"version":1');
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }, id);
    await openQuestion(page, questions.addDecimals);
    await showHint(page, 1);
    await page.getByRole('button', { name: 'Talk about this hint' }).click();
    await expect(asked(page).getByRole('heading', { name: 'Hint 1' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('mm-')))).toEqual([]);
  });
});

test.describe('without JavaScript', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('no button stands at a hint that would do nothing', async ({ page, newStudent }) => {
    void newStudent;
    await openQuestion(page, questions.addDecimals);
    await showHint(page, 1);
    await expect(page.getByRole('button', { name: 'Show hint 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Talk about this hint' })).toHaveCount(0);
  });
});

/** What session storage holds of the question that was asked about last. */
async function savedContext(page: Page, kind: 'hint' | 'solution', account: Account): Promise<unknown> {
  const key = `mm-ai-${kind}-context:${await userIdOf(account)}`;
  const text = await page.evaluate((name) => sessionStorage.getItem(name), key);
  return text === null ? null : (JSON.parse(text) as { value: unknown }).value;
}
