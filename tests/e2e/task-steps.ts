import type { Page } from '@playwright/test';
import { expect } from './story';

/** The id of the task whose page a teacher has open. */
export const taskIdOf = (page: Page): string => /\/teacher\/tasks\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

/** Sets a task of one picked question for the whole class or a group, from a page of the class; ends on the task. */
export async function setTask(
  page: Page,
  name: string,
  kind: 'Homework' | 'Test',
  { group, tries, rubric }: { group?: string; tries?: number; rubric?: string } = {},
): Promise<void> {
  await page
    .getByRole('navigation', { name: / pages$/ })
    .getByRole('link', { name: 'Tasks' })
    .click();
  await page.getByRole('button', { name: 'Create task' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  await page.getByRole('radio', { name: /^Same questions, same numbers/ }).check();
  await page.getByText(/^Picked questions/).click();
  await page.getByLabel('Add from a topic').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show its questions' }).click();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByText('Picked questions (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Next: When' }).click();
  // The stories look at a test right after it; the usual answers of one that all share come out when it is due.
  if (kind === 'Test') await page.getByRole('radio', { name: 'At hand-in' }).check();
  await page.getByRole('button', { name: 'Next: Marking' }).click();
  if (tries !== undefined) await page.getByLabel('Attempts allowed').fill(String(tries));
  if (rubric !== undefined) {
    await page.getByRole('radio', { name: /^Rubric/ }).check();
    await page.getByRole('textbox', { name: 'Rubric' }).fill(rubric);
  }
  await page.getByRole('button', { name: 'Next: Who it’s for' }).click();
  if (group !== undefined) {
    await page.getByRole('radio', { name: 'Only students selected below' }).check();
    await page.getByRole('checkbox', { name: new RegExp(`^${group}`) }).check();
  }
  await page.getByRole('button', { name: 'Set task' }).click();
  await expect(page.getByText('Task set. Your students are notified now, or when it opens.')).toBeVisible();
}

/** Opens a test that nobody has started yet by its link: it says its rules, and the button starts it. */
export async function startTest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'How this test works' })).toBeVisible();
  await page.getByRole('button', { name: 'Start test' }).click();
  await expect(page).toHaveURL(/\/task\/unfinished\/[0-9a-f-]+\/1$/);
}
