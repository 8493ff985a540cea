import { expect, type Page } from '@playwright/test';
import { rowsOf, userIdOf } from './database';
import { answerRightly, answersHere, giveAnswer } from './practice-steps';
import { type Account, openQuestion } from './quick-start';

/** Answers a question wrongly, then rightly: it is closed, and its error is open. */
export async function missQuestion(page: Page, templateId: string): Promise<void> {
  await openQuestion(page, templateId);
  const answers = await answersHere(page);
  await giveAnswer(page, answers, answers.wrong[0]?.answer ?? '1');
  await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
  await answerRightly(page);
}

/** Lets days pass for the errors of one student: everything that happened to them is so much longer ago. */
export async function letDaysPass(account: Account, days: number): Promise<void> {
  const id = await userIdOf(account);
  await rowsOf(
    `update errors set opened_at = opened_at - $2::interval, fixed_at = fixed_at - $2::interval,
       confirmed_at = confirmed_at - $2::interval, due_at = due_at - $2::interval
      where student_id = $1`,
    [id, `${days} days`],
  );
}
