import { expect, type Page } from '@playwright/test';
import { type Answers, answersOf } from './answers';

/** Where the page is: practice id and question number from the address. */
export function placeOf(page: Page): { practiceId: string; index: number } {
  const match = /\/practice\/([0-9a-f-]{36})\/(\d+)/.exec(page.url());
  if (match === null) throw new Error(`Not on a question: ${page.url()}`);
  return { practiceId: match[1] ?? '', index: Number(match[2]) };
}

export async function answersHere(page: Page): Promise<Answers> {
  const { practiceId, index } = placeOf(page);
  return answersOf(practiceId, index);
}

/** Types (or chooses) an answer and presses Check. Plain typing, as the stories choose it. */
export async function giveAnswer(page: Page, answers: Answers, answer: string): Promise<void> {
  if (answers.isChoice) await page.locator(`input[name="answer"][value="${answer}"]`).check({ force: true });
  else await page.getByRole('textbox', { name: 'Your answer' }).fill(answer);
  await page.getByRole('button', { name: 'Check' }).click();
}

/** Answers the question rightly and goes on; ends on the next question or on the result. */
export async function answerRightly(page: Page): Promise<void> {
  const answers = await answersHere(page);
  const before = page.url();
  await giveAnswer(page, answers, answers.right);
  await page.getByRole('link', { name: /Next question|See your result/ }).click();
  await page.waitForURL((url) => url.href !== before);
}

/** Closes the last question without a right answer, and ends the task. */
export async function giveUp(student: Page): Promise<void> {
  await student.getByRole('button', { name: 'Show the full solution and move on' }).click();
  await student.getByRole('link', { name: 'See your result' }).click();
  await expect(student).toHaveURL(/\/result$/);
}

/** Ends the set on a question that is closed; ends on the result. */
export async function finishSet(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Finish this practice set' }).click();
  await page.getByRole('button', { name: 'Finish now' }).click();
  await page.waitForURL('**/result');
}

/** Makes a practice through the form and ends on its first question. */
export async function startPractice(page: Page, course: string, topic: string | null, count = 5): Promise<void> {
  await page.goto(`/create-practice/${course}`);
  if (topic !== null) await page.getByText(topic, { exact: true }).click();
  await page.getByRole('slider', { name: 'How many questions' }).fill(String(count));
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
}

/** The stories type plainly, unless one is about the maths box. */
export async function preferPlainTyping(page: Page): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('mm-answer-box', 'plain'));
}

/** Whether the page is as wide as a phone: one sheet at a time. */
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 768;

/** On a phone, turns to a sheet; on the desktop all of it is in view. */
export async function openSheet(page: Page, name: 'Question' | 'Working' | 'Hints'): Promise<void> {
  if (!isPhone(page)) return;
  const tab = page.getByRole('group', { name: 'View' }).getByRole('button', { name: new RegExp(`^${name}`) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
}

export async function showHint(page: Page, number: number): Promise<void> {
  await openSheet(page, 'Hints');
  await page.getByRole('button', { name: `Show hint ${number}` }).click();
}

export async function expectVerdict(page: Page, text: RegExp | string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
}
