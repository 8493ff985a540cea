import { userIdOf } from './database';
import { preferPlainTyping } from './practice-steps';
import { quizAnswerNow } from './quiz-answers';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { press, say, talk } from './tutor-on-page';

test('Quiz Me asks until its end and says what was shown', async ({ page, newStudent }) => {
  await preferPlainTyping(page);
  await page.goto('/quiz-me?ROLE=student');
  await expect(page.getByRole('heading', { name: 'Hi Comet, this is Quiz Me' })).toBeVisible();
  await expect(page.getByText('A quiz uses 1 credit.')).toBeVisible();
  await expectNoSideways(page);
  await press(page, 'Start with my weak spots');
  const goals = page.getByRole('region', { name: 'Quiz goals' });
  await expect(goals).toContainText('Goal 1 of');
  await expect(page.getByText('Quiz Me never gives the answer')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await test.step('a smaller piece is given when asked for', () => press(page, 'Give me a smaller piece'));
  const id = await userIdOf(newStudent);
  for (let answer = await quizAnswerNow(id); answer !== null; answer = await quizAnswerNow(id)) await say(page, answer);
  await expect(goals).toContainText('goals reached');
  await expect(page.getByRole('heading', { name: /What you showed|Quiz finished/ })).toBeVisible();
  const next = page.getByRole('region', { name: /What you showed|Quiz finished/ }).getByRole('link');
  await expect(next).toHaveAttribute('href', /^\/create-practice\//);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Another quiz' }).click();
  await expect(goals).toContainText('Goal 1 of');
});

test('an option is chosen by a press, and a quiz is stopped at once', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  await preferPlainTyping(page);
  await page.goto('/quiz-me?ROLE=student');
  await press(page, 'Start with my weak spots');
  const id = await userIdOf(newStudent);
  const options = page.getByRole('list', { name: 'Your answer' }).getByRole('button');
  while ((await options.count()) === 0) {
    const answer = await quizAnswerNow(id);
    if (answer === null) break;
    await say(page, answer);
  }
  await options.first().click();
  await expect(page.getByRole('list', { name: 'The options were' })).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  if (await stop.isVisible()) await stop.click();
  await expect(page.getByRole('region', { name: 'Quiz goals' })).toContainText('goals reached');
  await expect(talk(page)).toContainText('Another quiz');
});

test.describe('without JavaScript', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a quiz is plain forms', async ({ page, newStudent }) => {
    await page.goto('/quiz-me?ROLE=student');
    await page.getByRole('button', { name: 'Start with my weak spots' }).click();
    await expect(page.getByRole('region', { name: 'Quiz goals' })).toContainText('Goal 1 of');
    const answer = (await quizAnswerNow(await userIdOf(newStudent))) ?? '';
    await page.locator('[name="text"]:not([type="hidden"])').fill(answer);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Quiz goals' })).toContainText('Goal 2 of');
  });
});
