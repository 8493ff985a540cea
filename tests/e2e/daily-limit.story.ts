import { rowsOf } from './database';
import { answersHere, giveAnswer, preferPlainTyping } from './practice-steps';
import { openQuestion, quickPractice } from './quick-start';
import { expect, test } from './story';

test('after the trial, ten questions a day: the eleventh leads to the plans and loses nothing', async ({
  page,
  newStudent,
}) => {
  await preferPlainTyping(page);
  await rowsOf("update users set accept_tc_at = accept_tc_at - interval '30 days' where email = $1", [
    newStudent.email,
  ]);
  await openQuestion(page);
  for (let answered = 0; answered < 10; answered += 1) {
    const answers = await answersHere(page);
    await giveAnswer(page, answers, answers.right);
    const on = page.getByRole('link', { name: /Next question|See your result/ });
    await expect(on).toBeVisible();
    const before = page.url();
    await on.click();
    await page.waitForURL((url) => url.href !== before);
    if (page.url().endsWith('/result') && answered < 9) await page.goto(`/practice/${await quickPractice(page)}/1`);
  }
  const [kept] = await rowsOf<{ answered: number }>(
    'select answered from activity_days join users on users.id = student_id where email = $1',
    [newStudent.email],
  );
  expect(kept?.answered).toBe(10);
  await page.goto('/create-practice/year-6');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/subscription\?reason=trial-finished$/);
  await expect(page.getByText(/You have answered today’s 10 questions\. Everything is kept/)).toBeVisible();
  await page.goto('/home');
  await expect(page.getByText('10', { exact: true }).first()).toBeVisible();
});
