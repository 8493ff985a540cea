import type { Locator, Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { rowsOf } from './database';
import { answerRightly, answersHere, giveAnswer, placeOf, preferPlainTyping } from './practice-steps';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

test.beforeEach(async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
});

test('a wrong answer shows in the header of another open page at once', { tag: '@one-width' }, async ({
  page,
  context,
  isMobile,
}) => {
  const watching = await context.newPage();
  await watching.goto('/home');
  await expect(unresolvedCount(watching)).toHaveCount(0);
  await openQuestion(page, questions.addDecimals);
  await answerWrongly(page);
  await watching.bringToFront();
  if (isMobile) await watching.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(unresolvedCount(watching)).toHaveText(/1$/);
});

test('an error is redone with new numbers and fixed by a right answer without help', { tag: '@one-width' }, async ({
  page,
}) => {
  const id = await openQuestion(page, questions.addDecimals);
  await answerWrongly(page);
  await page.goto('/error-logbook/year-6?by=topic');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Fix/ }).first().click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
  const redo = placeOf(page).practiceId;
  expect(redo).not.toBe(id);
  const [before, after] = await Promise.all([seedOf(id), seedOf(redo)]);
  expect(after?.template_id).toBe(before?.template_id);
  expect(after?.seed).not.toBe(before?.seed);
  await answerRightly(page);
  await page.goto('/error-logbook/year-6');
  await expect(page.getByRole('link', { name: 'Fixed 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Fixed 1' }).click();
  await expectAccessibleInBothThemes(page);
});

test('an empty logbook says what to do first', async ({ page }) => {
  await page.goto('/error-logbook');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});

/** The badge beside the Error Logbook link, in the header or, on a phone, in the open menu. */
function unresolvedCount(page: Page): Locator {
  const name = /Error Logbook/;
  const link = page.getByRole('link', { name });
  return link.locator('span').filter({ hasText: /\d/ });
}

async function answerWrongly(page: Page): Promise<void> {
  const answers = await answersHere(page);
  await giveAnswer(page, answers, answers.wrong[0]?.answer ?? '1');
  await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
}

async function seedOf(practiceId: string): Promise<{ template_id: string; seed: string } | undefined> {
  const [question] = await rowsOf<{ template_id: string; seed: string }>(
    'select template_id, seed from practice_questions where practice_id = $1 and index = 1',
    [practiceId],
  );
  return question;
}
