import { questions } from './chosen-questions';
import { attemptsOf } from './database';
import { answerRightly, answersHere, finishSet, giveAnswer, preferPlainTyping } from './practice-steps';
import { openQuestion, quickPractice, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

test.beforeEach(async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
});

test('who leaves a practice goes on where they stopped', { tag: '@one-width' }, async ({ page }) => {
  const id = await openQuestion(page);
  await answerRightly(page);
  await page.getByRole('link', { name: /Leave practice/ }).click();
  await page.waitForURL('**/home');
  await expect(page.getByText('question 2 of 5')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/practice/${id}/2$`));
});

test('two quick clicks are one attempt, and what one tab closes shows itself closed in the other', {
  tag: '@one-width',
}, async ({ page, context }) => {
  const id = await openQuestion(page, questions.addDecimals);
  const answers = await answersHere(page);
  const other = await context.newPage();
  await other.goto(`/practice/${id}/1`);
  await page.getByRole('textbox', { name: 'Your answer' }).fill(answers.wrong[0]?.answer ?? '1');
  await page.getByRole('button', { name: 'Check' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
  expect(await attemptsOf(id, 1)).toHaveLength(1);
  await giveAnswer(page, answers, answers.right);
  await expect(page.getByRole('link', { name: 'Next question' })).toBeVisible();
  await giveAnswer(other, answers, '1');
  await expect(other.getByRole('link', { name: 'Next question' })).toBeVisible();
  await expect(other.getByText(/^Your answer/)).toBeVisible();
  expect(await attemptsOf(id, 1)).toHaveLength(2);
});

test('a finished practice leads to its result and says so', { tag: '@one-width' }, async ({ page }) => {
  const id = await openQuestion(page);
  const answers = await answersHere(page);
  await giveAnswer(page, answers, answers.right);
  await finishSet(page);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.goto(`/practice/${id}/2`);
  await expect(page).toHaveURL(new RegExp(`/practice/${id}/result$`));
  await expect(page.getByText('You’ve finished that practice set. Here’s how you went.')).toBeVisible();
});

test('a malformed address goes home', { tag: '@one-width' }, async ({ page }) => {
  for (const address of ['/practice/abc/1', `/practice/${crypto.randomUUID()}/x`, '/practice/1', '/no/such/page']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test.describe('somebody else’s practice, or none', () => {
  test.use({ expectedTroubles: /status of 404/ });

  test('is not found', { tag: '@one-width' }, async ({ page }) => {
    const unknown = await page.goto(`/practice/${crypto.randomUUID()}/1`);
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Practice not found' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    const theirs = await quickPractice(page);
    await page.context().clearCookies();
    await quickRegister(page);
    const foreign = await page.goto(`/practice/${theirs}/1`);
    expect(foreign?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Practice not found' })).toBeVisible();
    const result = await page.goto(`/practice/${theirs}/result`);
    expect(result?.status()).toBe(404);
  });
});
