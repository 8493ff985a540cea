import type { Page } from '@playwright/test';
import { expect } from './story';

/** Sets a task of one picked question for the whole class, from a page of the class; ends on the page of the task. */
export async function setTask(page: Page, name: string, kind: 'Homework' | 'Test'): Promise<void> {
  await page
    .getByRole('navigation', { name: /^Pages of / })
    .getByRole('link', { name: 'Tasks' })
    .click();
  await page.getByRole('button', { name: 'Set a task' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  await page.getByRole('radio', { name: /^Picked, same for all/ }).check();
  await page.getByText(/^Picked questions/).click();
  await page.getByLabel('Add from a topic').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show its questions' }).click();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByText('Picked questions (1)')).toBeVisible();
  for (const step of ['When', 'Marking', 'For whom']) await page.getByRole('button', { name: `Next: ${step}` }).click();
  await page.getByRole('button', { name: 'Set the task' }).click();
  await expect(page.getByText('The task is set, and your students are told.')).toBeVisible();
}
