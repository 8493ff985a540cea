import { misconceptionById } from '../../maths/misconceptions';
import {
  answerRightly,
  answersHere,
  giveAnswer,
  placeOf,
  preferPlainTyping,
  showHint,
  startPractice,
} from './practice-steps';
import { expect, expectAccessible, expectNoSideways, register, test } from './story';

const topic = 'Add and subtract unlike fractions';

test('a newcomer does the main job: from registering to a fixed error', async ({ page }) => {
  // The longest story: about fifty page changes.
  test.slow();
  await preferPlainTyping(page);

  await test.step('registers', async () => {
    await register(page);
  });

  await test.step('finds the course of the year at home', async () => {
    await expect(page.getByRole('heading', { name: 'Year 6 Maths' })).toBeVisible();
  });

  await test.step('practises and is marked with the idea behind a wrong answer', async () => {
    await startPractice(page, 'year-6', topic);
    await expectNoSideways(page);
    await expectAccessible(page);
    const answers = await answersHere(page);
    const pointing = (answer: string) => answers.wrong.filter((other) => other.answer === answer).length;
    // Where two misconceptions fit an answer the page asks which it was: this answer has one alone.
    const mistake = answers.wrong.find(({ answer }) => pointing(answer) === 1);
    await giveAnswer(page, answers, mistake?.answer ?? '');
    await expect(page.getByText('A similar worked example')).toBeVisible();
    await expectAccessible(page);
    const name = misconceptionById(mistake?.misconceptionId ?? '')?.name ?? 'a named misconception';
    await expect(page.getByText(name)).toBeVisible();
  });

  await test.step('takes a hint, tries again, and sees the worked steps', async () => {
    await showHint(page, 1);
    await expect(page.getByRole('button', { name: 'Show hint 2' })).toBeVisible();
    const answers = await answersHere(page);
    await giveAnswer(page, answers, answers.right);
    await expect(page.getByRole('heading', { name: 'Worked solution' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Next question' }).click();
    await page.waitForURL(/\/2$/);
  });

  await test.step('finishes the set and sees the result', async () => {
    while (!page.url().endsWith('/result')) await answerRightly(page);
    await expect(page.getByRole('heading', { name: 'You got all five.' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '4 of 5' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('finds the mistake in the error logbook and fixes it with new numbers', async () => {
    await page.goto('/error-logbook');
    await page.waitForURL('**/error-logbook/year-6');
    await expect(page.getByText('1 mistake, one type')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Fix/ }).first().click();
    await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
    const { practiceId } = placeOf(page);
    await answerRightly(page);
    await page.waitForURL(`**/practice/${practiceId}/result`);
    await page.goto('/error-logbook/year-6');
    await expect(page.getByRole('link', { name: 'Fixed 1' })).toBeVisible();
    await expect(page.getByText('Nothing to fix: you’ve cleared every mistake.')).toBeVisible();
  });
});
