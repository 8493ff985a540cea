import type { Page } from '@playwright/test';
import { openClass, otherDevice } from './class-steps';
import { expect, expectNoSideways, test } from './story';
import { setTask, startTest, taskIdOf } from './task-steps';

test('a student keeps tasks in order, asks about a mark and shares a report without scripts', {
  tag: '@one-width',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const { home, students } = await openClass({ page, browser, baseURL }, [{}]);
  const [student] = students as [Page];
  await page.goto(home);
  await setTask(page, 'Recurring decimals', 'Test');
  const address = `/task/unfinished/${taskIdOf(page)}/1`;
  await page.getByRole('link', { name: 'Comet' }).click();
  await page.getByRole('button', { name: 'Let the whole class share' }).click();
  await expect(page.getByText('Every student in this class can share their own reports.')).toBeVisible();

  const plain = await otherDevice(browser, student, { javaScriptEnabled: false });
  await test.step('stars a task, hides it and brings it back', async () => {
    await plain.goto('/tasks');
    await plain.getByRole('button', { name: 'Favorite: Recurring decimals' }).click();
    await expect(plain.getByRole('button', { name: 'Favorite: Recurring decimals' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await plain.getByRole('button', { name: 'Hide : Recurring decimals' }).click();
    await expect(plain.getByText('Nothing to do right now.')).toBeVisible();
    await plain.getByRole('link', { name: '1 hidden task of 8C' }).click();
    await plain.getByRole('button', { name: 'Unhide : Recurring decimals' }).click();
    await expect(plain.getByRole('heading', { name: 'No hidden tasks' })).toBeVisible();
    await plain.goto('/tasks?tab=favorite');
    await expect(plain.getByRole('link', { name: 'Recurring decimals', exact: true })).toBeVisible();
  });
  await test.step('hands in a test with what stands in the box', async () => {
    await startTest(plain, address);
    await plain.getByRole('textbox', { name: 'Your answer' }).fill('12345.6');
    await plain.getByText('Hand in…').click();
    await plain.getByRole('button', { name: 'Yes, hand in the test' }).click();
    await expect(plain).toHaveURL(/\/task\/[0-9a-f-]+\/result$/);
    await expect(plain.getByText('1 of 1 answered.')).toBeVisible();
  });
  await test.step('asks for another look at a mark: once, and with a reason', async () => {
    const ask = plain.getByText('Ask for a review of this mark');
    await ask.click();
    await plain.getByRole('button', { name: 'Ask your teacher' }).click();
    await expect(plain.getByText('Write why this mark should be checked.')).toBeVisible();
    await plain.getByLabel('Why should this mark be checked?').fill('I wrote it as a decimal.');
    await plain.getByRole('button', { name: 'Ask your teacher' }).click();
    await expect(plain.getByText('You asked: I wrote it as a decimal.')).toBeVisible();
    await expectNoSideways(plain);
  });
  await test.step('makes a link to the report, and stops it', async () => {
    await plain.getByRole('link', { name: 'Report', exact: true }).click();
    await plain.getByRole('button', { name: 'Create link' }).click();
    await expect(plain.getByRole('textbox', { name: 'Link for the family' })).toBeVisible();
    await plain.getByRole('button', { name: /^Stop the link/ }).click();
    await expect(plain.getByRole('button', { name: 'Create link' })).toBeVisible();
  });
  await test.step('after leaving, what was handed in is still there, and nothing leads to the class', async () => {
    await plain.goto('/classes');
    await plain.getByRole('link', { name: /8C/ }).first().click();
    await plain.getByText('Leave 8C…').click();
    await plain.getByRole('button', { name: 'Yes, leave the class' }).click();
    await plain.goto('/tasks?tab=done');
    await plain.getByRole('button', { name: 'Hide : Recurring decimals' }).click();
    await plain.getByRole('link', { name: '1 hidden task of 8C' }).click();
    await expect(plain.getByRole('heading', { name: 'Hidden tasks' })).toBeVisible();
    await expect(plain.getByRole('link', { name: '8C', exact: true })).toHaveCount(0);
    await plain.getByRole('link', { name: 'Recurring decimals', exact: true }).click();
    await expect(plain.getByRole('heading', { level: 1, name: 'Recurring decimals' })).toBeVisible();
    await expect(plain.getByRole('link', { name: '8C', exact: true })).toHaveCount(0);
  });
  await plain.context().close();
  await student.context().close();
});
