import { rowsOf } from './database';
import { answerRightly, answersHere, giveAnswer, preferPlainTyping } from './practice-steps';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

const reason = 'You’ve answered today’s 10 questions. Everything is saved';

test('after the trial, ten questions a day: the next one leads to the plans and loses nothing', {
  tag: '@one-width',
}, async ({ page, newStudent }) => {
  await preferPlainTyping(page);
  const { email } = newStudent;
  await rowsOf("update users set accept_tc_at = accept_tc_at - interval '30 days' where email = $1", [email]);
  await openQuestion(page);
  await answerRightly(page);
  await rowsOf('update activity_days set answered = 9 where student_id = (select id from users where email = $1)', [
    email,
  ]);
  await answerRightly(page);
  await test.step('the eleventh answer', async () => {
    const answers = await answersHere(page);
    await giveAnswer(page, answers, answers.right);
    await expect(page).toHaveURL(/\/subscription\?reason=trial-finished/);
    await expect(page.getByText(reason)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  const question = new URL(page.url()).searchParams.get('next') ?? '';
  await test.step('a new practice', async () => {
    await page.goto('/create-practice/year-6');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page).toHaveURL(/\/subscription\?reason=trial-finished/);
  });
  await test.step('nothing is lost', async () => {
    await page.goto('/home');
    await expect(page.getByText('10 today')).toBeVisible();
    await expect(page.getByText('question 3 of 5')).toBeVisible();
  });
  await test.step('a plan leads back to the very question', async () => {
    await page.goto(question);
    const answers = await answersHere(page);
    const address = page.url();
    await giveAnswer(page, answers, answers.right);
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await page.getByRole('link', { name: 'Three courses' }).click();
    await page.getByRole('link', { name: 'One course' }).click();
    await page.getByRole('radio', { name: /^Year 6/ }).check();
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByRole('radio', { name: /^Year 6/ }).check();
    await page.getByRole('radio', { name: /^1 month/ }).check();
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await page.getByLabel('I agree, and I’m 18').check();
    await page.getByRole('button', { name: /^Pay A\$/ }).click();
    await page.getByRole('button', { name: /not real money/ }).click();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect(page).toHaveURL(address);
    await answerRightly(page);
  });
});
