import type { Page } from '@playwright/test';
import { openClass } from './class-steps';
import { expectLastColumn, onPaper } from './paper';
import { answersHere, giveAnswer } from './practice-steps';
import { quickLogIn } from './quick-start';
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
    await expect(page.getByRole('heading', { name: 'Nobody has started yet' })).toBeVisible();
  });
  await test.step('a student answers by a known wrong idea', async () => {
    await student.goto('/tasks');
    await student.getByRole('link', { name: 'Start : Warm-up' }).click();
    await expect(student).toHaveURL(/\/practice\/[0-9a-f-]+\/1$/);
    const answers = await answersHere(student);
    await giveAnswer(student, answers, answers.wrong[0]?.answer ?? '');
    await expect(student.getByRole('heading', { name: 'Have another go' })).toBeVisible();
  });
  await test.step('a follow-up set at once is with the student, and can be taken back', async () => {
    await page.getByRole('link', { name: 'Insights', exact: true }).click();
    await expect(page).toHaveURL(/\/insights/);
    const insights = page.url();
    await page.getByRole('button', { name: 'Set now' }).click();
    await expect(page.getByText('You can cancel it below until someone starts.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Comet/ })).toContainText('Not started');
    const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    await student.goto('/tasks');
    await expect(student.getByRole('link', { name: `Start : ${name}` })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel task' }).click();
    await expect(page.getByText('Task cancelled, as if it had never been set.')).toBeVisible();
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

test('the mark book and the report of a task are whole on paper', { tag: '@one-width' }, async ({ page }) => {
  await quickLogIn(page, 'teacher@demo.test');
  await page.goto('/teacher/classes');
  await page.getByRole('link', { name: /6B/ }).first().click();
  await page.getByRole('navigation', { name: '6B pages' }).getByRole('link', { name: 'Mark book' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await onPaper(page, 'landscape', async () => {
    await expectLastColumn(page, 'landscape');
    await expect(page.getByRole('row', { name: /Ava Sample/ })).toBeVisible();
  });
  await page.getByRole('link', { name: 'Report on Adding and subtracting fractions' }).click();
  await expect(page.getByRole('columnheader', { name: 'Question' })).toBeVisible();
  await onPaper(page, 'portrait', async () => {
    await expect(page.getByText('Adding and subtracting fractions')).toBeVisible();
    await expectLastColumn(page, 'portrait');
  });
});
