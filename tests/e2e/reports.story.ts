import type { Page } from '@playwright/test';
import { openClass } from './class-steps';
import { answersHere, giveAnswer } from './practice-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask } from './task-steps';

test('a teacher sets a follow-up at once, takes it back, and finds the student in the mark book', {
  tag: '@one-width',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const { students } = await openClass({ page, browser, baseURL }, [{ onPhone: true }]);
  const [student] = students as [Page];
  await setTask(page, 'Warm-up', 'Homework');

  await test.step('the report says so while nobody has begun', async () => {
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nobody has begun yet' })).toBeVisible();
  });
  await test.step('a student answers by a known wrong idea', async () => {
    await student.goto('/tasks');
    await student.getByRole('link', { name: 'Start : Warm-up' }).click();
    await expect(student).toHaveURL(/\/practice\/[0-9a-f-]+\/1$/);
    const answers = await answersHere(student);
    await giveAnswer(student, answers, answers.wrong[0]?.answer ?? '');
    await expect(student.getByRole('heading', { name: 'Yours, again' })).toBeVisible();
  });
  await test.step('a follow-up set at once is with the student, and can be taken back', async () => {
    await page.getByRole('link', { name: 'Insights', exact: true }).click();
    await expect(page).toHaveURL(/\/insights/);
    const insights = page.url();
    await page.getByRole('button', { name: 'Set it now' }).click();
    await expect(page.getByText('Until somebody begins you can take it back below.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Comet/ })).toContainText('Not opened');
    const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    await student.goto('/tasks');
    await expect(student.getByRole('link', { name: `Start : ${name}` })).toBeVisible();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('The task is gone, as if it had not been set.')).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await student.reload();
    await expect(student.getByRole('link', { name: /Warm-up/ }).first()).toBeVisible();
    await expect(student.getByRole('link', { name: `Start : ${name}` })).toHaveCount(0);
    await page.goto(insights);
  });
  await test.step('the mark book leads to the student', async () => {
    await page.getByRole('link', { name: 'Mark book' }).click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Comet', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Comet' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Warm-up/ })).toContainText('1 of 1');
    await expectAccessibleInBothThemes(page);
    await expectNoSideways(page);
  });
  await test.step('what stands in a table is a file as well', async () => {
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  });
  await student.context().close();
});
