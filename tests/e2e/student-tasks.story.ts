import type { Page } from '@playwright/test';
import { joinByCode, makeClass, phoneOf } from './class-steps';
import { answerRightly } from './practice-steps';
import { newAccount, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

/** Sets a task of a picked question for the whole class, or for a group with two tries, and returns to its class. */
async function setTask(
  page: Page,
  name: string,
  { kind, group }: { kind: 'Homework' | 'Test'; group?: string },
): Promise<void> {
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
  for (const step of ['When', 'Marking']) await page.getByRole('button', { name: `Next: ${step}` }).click();
  if (group !== undefined) await page.getByLabel('Tries at a homework').fill('2');
  await page.getByRole('button', { name: 'Next: For whom' }).click();
  if (group !== undefined) {
    await page.getByRole('radio', { name: 'Only those ticked below' }).check();
    await page.getByRole('checkbox', { name: new RegExp(`^${group}`) }).check();
  }
  await page.getByRole('button', { name: 'Set the task' }).click();
  await expect(page.getByText('The task is set, and your students are told.')).toBeVisible();
}

test('a student does a homework and a test', { tag: '@one-width' }, async ({ page, browser, baseURL }) => {
  test.slow();
  await quickRegister(page, newAccount(), 'TEACHER');
  const code = await makeClass(page, '8C');
  const student = await phoneOf(browser, baseURL);
  await quickRegister(student);
  await joinByCode(student, code, '8C');
  const home = page.url();
  await test.step('a group is made by ticking, and is there for every task', async () => {
    await page.getByRole('link', { name: 'Groups' }).click();
    await page.getByLabel('Name').fill('Support');
    await page.getByRole('checkbox', { name: 'Comet' }).check();
    await page.getByRole('button', { name: 'Make the group' }).click();
    await expect(page.getByRole('list', { name: 'Groups' })).toContainText('1 student: Comet');
    await expectAccessibleInBothThemes(page);
  });
  await page.goto(home);
  await setTask(page, 'Warm-up', { kind: 'Homework', group: 'Support' });
  await page.goto(home);
  await setTask(page, 'Recurring decimals', { kind: 'Test' });

  await student.goto('/tasks');
  await expect(student.getByRole('link', { name: 'Warm-up', exact: true })).toBeVisible();
  await expect(student.getByRole('link', { name: 'Recurring decimals', exact: true })).toBeVisible();
  await expectNoSideways(student);
  await expectAccessibleInBothThemes(student);

  await test.step('the homework opens on the screen of every practice', async () => {
    await student.getByRole('link', { name: 'Start : Warm-up' }).click();
    await expect(student).toHaveURL(/\/practice\/[0-9a-f-]+\/1$/);
    await expect(student.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
  });
  await test.step('a test says its rules first, and saves what is typed', async () => {
    await student.goto('/tasks');
    await student.getByRole('link', { name: 'Recurring decimals', exact: true }).click();
    await expect(student.getByRole('heading', { name: 'How this test works' })).toBeVisible();
    await expectNoSideways(student);
    await expectAccessibleInBothThemes(student);
    await student.getByText('Start the test').click();
    await expect(student).toHaveURL(/\/task\/unfinished\/[0-9a-f-]+\/1$/);
    await expect(student.getByRole('button', { name: /Hint/ })).toHaveCount(0);
    const answer = student.getByRole('textbox', { name: 'Your answer' });
    await answer.fill('0.7');
    await student.getByRole('button', { name: 'Save' }).click();
    await expect(student.getByText(/Saved/).first()).toBeVisible();
    await expectAccessibleInBothThemes(student);
    await student.reload();
    await expect(answer).toHaveValue('0.7');
  });
  await test.step('handed in, it is marked; the teacher sees it', async () => {
    await student.getByText('Hand in…').click();
    await student.getByRole('button', { name: 'Yes, hand in the test' }).click();
    await expect(student).toHaveURL(/\/task\/[0-9a-f-]+\/result$/);
    await expect(student.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(student.getByText('Handed in').first()).toBeVisible();
    await expectNoSideways(student);
    await expectAccessibleInBothThemes(student);
    await page.reload();
    await expect(page.getByRole('row', { name: /Comet/ })).toContainText('Finished');
  });
  await test.step('the homework may be tried again, and the best try counts', async () => {
    await student.goto('/home');
    await student.locator('summary[aria-label="Menu"]').click();
    await student.getByRole('link', { name: 'Tasks, to do: 1' }).click();
    await student.getByRole('link', { name: 'Start : Warm-up' }).click();
    await answerRightly(student);
    await expect(student).toHaveURL(/\/result$/);
    await student.goto('/tasks?tab=done');
    await student.getByRole('link', { name: 'Warm-up', exact: true }).click();
    await expect(student.getByRole('listitem').filter({ hasText: 'Try 1' })).toContainText('Counts');
    await expectAccessibleInBothThemes(student);
    await student.getByRole('button', { name: 'Try again' }).click();
    await expect(student).toHaveURL(/\/practice\/[0-9a-f-]+\/1$/);
    await expect(student.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
  });
  await student.context().close();
});
