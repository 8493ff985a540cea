import type { Page } from '@playwright/test';
import { openClass, phoneOf } from './class-steps';
import { rowsOf } from './database';
import { answersHere, giveAnswer, giveUp, openSheet } from './practice-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { storyTime } from './story-zone';
import { setTask, taskIdOf } from './task-steps';

const tileOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Students' }).getByRole('link', { name: new RegExp(`^${name},`) });

test('from a new class to a parent who reads the report of one student', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { students } = await openClass({ page, browser, baseURL }, [
    { nickname: 'Ava' },
    { nickname: 'Ben', onPhone: true },
  ]);
  const [ava, ben] = students as [Page, Page];
  await page.reload();
  await setTask(page, 'Warm-up', 'Homework');
  const homework = taskIdOf(page);
  // Due an hour ago.
  await rowsOf(
    `update tasks set opens_at = now() - interval '3 hours', due_at = now() - interval '1 hour',
      late_until = now() + interval '1 day' where id = $1`,
    [homework],
  );
  await test.step('gives one of them more time, with a date for full marks and a closing date', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Ben' }).click();
    await page.getByLabel('On time until').fill(storyTime(20));
    await page.getByLabel('Closes').fill(storyTime(48));
    await page.getByRole('button', { name: 'Give more time' }).click();
    await expect(page.getByText(/extension: /)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Warm-up', exact: true }).click();
  });

  await page.getByRole('link', { name: 'Watch live' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Warm-up, live' })).toBeVisible();
  await expect(page.getByText('Updates live')).toBeVisible();
  await expect(tileOf(page, 'Ava')).toContainText('Not started');
  await test.step('who opens a question and gets stuck on it is seen without a reload', async () => {
    await ava.goto(`/task/unfinished/${homework}/1`);
    await expect(tileOf(page, 'Ava')).toContainText('Working');
    const answers = await answersHere(ava);
    await giveAnswer(ava, answers, answers.wrong[0]?.answer ?? '');
    await expect(tileOf(page, 'Ava')).toContainText('1 of 1');
    await giveAnswer(ava, answers, '123454321');
    await expect(tileOf(page, 'Ava')).toContainText('Stuck, 2 tries');
    await expect(page.getByRole('status').filter({ hasText: 'Ava may be stuck.' })).toHaveCount(1);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  await test.step('who hands in is done', async () => {
    await ben.goto(`/task/unfinished/${homework}/1`);
    const answers = await answersHere(ben);
    await openSheet(ben, 'Working');
    await ben.getByRole('textbox', { name: 'Line 1 of my working' }).fill('1/2+1/2=1');
    await ben.getByRole('textbox', { name: 'Line 1 of my working' }).press('Enter');
    await expect(ben.getByRole('list', { name: 'Lines of working' })).toContainText('Checked');
    await openSheet(ben, 'Question');
    await giveAnswer(ben, answers, answers.right);
    await expect(tileOf(page, 'Ben')).toContainText('1 correct');
    await ben.getByRole('link', { name: 'See your result' }).click();
    await expect(ben).toHaveURL(/\/result$/);
    await expect(tileOf(page, 'Ben')).toContainText('Done');
    await giveUp(ava);
    await expect(tileOf(page, 'Ava')).toContainText('Done');
    await page.getByRole('link', { name: 'Hide names' }).click();
    await expect(page.getByText('Student 2')).toBeVisible();
    await page.getByRole('link', { name: 'Back to task' }).click();
    await expect(page.getByRole('row', { name: /^Ava/ })).toContainText('Late by');
    await expect(page.getByRole('row', { name: /^Ben/ })).toContainText('Finished');
  });
  await test.step('without scripts the page says to reload', async () => {
    const plain = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await plain.newPage();
    await still.goto(`/teacher/tasks/${homework}/live`);
    await expect(still.getByText('Reload the page to see where everyone is now.')).toBeVisible();
    await expect(tileOf(still, 'Ben')).toContainText('Done');
    await plain.close();
  });

  await test.step('where the teacher marks, the working stands beside the answer', async () => {
    const ofBen = await page.getByRole('row', { name: /^Ben/ }).getByRole('link', { name: 'Ben' }).getAttribute('href');
    const marking = await page.context().newPage();
    await marking.goto(ofBen ?? '');
    await expect(marking.getByRole('list', { name: 'Lines of working' })).toContainText('Checked');
    await expectNoSideways(marking);
    await expectAccessibleInBothThemes(marking);
    await marking.close();
  });

  await test.step('the report leads to the question, the answers and the idea behind them', async () => {
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Question 1' });
    await expect(row).toContainText('50%');
    await expect(row).toContainText('1 student');
    await expectAccessibleInBothThemes(page);
    await row.getByRole('link').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Ava' }).first()).toContainText('not correct:');
    await expectAccessibleInBothThemes(page);
  });
  await test.step('the insight becomes a follow-up for just this student', async () => {
    await page.getByRole('link', { name: 'Insights' }).click();
    await expect(page.getByText('1 of 2 students')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Set a follow-up for this student' }).click();
    await expect(page).toHaveURL(/\/edit\?step=questions$/);
    await expect(page.getByText('Picked questions (5)')).toBeVisible();
    for (const step of ['When', 'Marking', 'Who it’s for'])
      await page.getByRole('button', { name: `Next: ${step}` }).click();
    await expect(page.getByRole('checkbox', { name: 'Ava' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Ben' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Set task' }).click();
    await expect(page.getByText('Task set. Your students are notified now, or when it opens.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Ava/ })).toContainText('Not started');
    const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    await ava.goto('/tasks');
    await expect(ava.getByRole('link', { name: `Start : ${name}` })).toBeVisible();
  });

  const parent = await phoneOf(browser, baseURL);
  await test.step('a parent opens the link to a report on a phone, without an account', async () => {
    await page.goto(`/teacher/tasks/${homework}`);
    await page.getByRole('link', { name: 'Ava' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    await parent.goto(await page.getByRole('textbox', { name: 'Link for the family' }).inputValue());
    await expect(parent.getByRole('heading', { name: 'How Ava went' })).toBeVisible();
    await expect(parent.getByRole('heading', { name: 'One thing to work on', exact: true })).toBeVisible();
    await expect(parent.getByText('Ben')).toHaveCount(0);
    await expectNoSideways(parent);
    await expectAccessibleInBothThemes(parent);
  });
  await test.step('the teacher sees that it was opened, stops it, and the parent gets a calm page', async () => {
    await page.reload();
    await expect(page.getByText('Viewed once')).toBeVisible();
    await page.getByRole('button', { name: /^Stop the link/ }).click();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
    await parent.reload();
    await expect(parent.getByRole('heading', { name: 'We couldn’t find that report' })).toBeVisible();
    await expect(parent.getByText('Ava')).toHaveCount(0);
    await expectNoSideways(parent);
  });
  for (const each of [ava, ben, parent]) await each.context().close();
});
