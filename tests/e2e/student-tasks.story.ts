import type { Page } from '@playwright/test';
import { openClass, phoneOf } from './class-steps';
import { onPaper } from './paper';
import { answerRightly } from './practice-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask } from './task-steps';

test('a student does a homework and a test', { tag: '@one-width' }, async ({ page, browser, baseURL }) => {
  test.slow();
  const { home, students } = await openClass({ page, browser, baseURL }, [{ onPhone: true }]);
  const [student] = students as [Page];
  await test.step('a group is made by ticking, and is there for every task', async () => {
    await page.getByRole('link', { name: 'Groups' }).click();
    await page.getByLabel('Name').fill('Support');
    await page.getByRole('checkbox', { name: 'Comet' }).check();
    await page.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByRole('list', { name: 'Groups' })).toContainText('1 student: Comet');
    await expectAccessibleInBothThemes(page);
  });
  await page.goto(home);
  await setTask(page, 'Warm-up', 'Homework', { group: 'Support', tries: 2 });
  await page.goto(home);
  await setTask(page, 'Recurring decimals', 'Test');

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
    await expect(student.getByText('There’s no timer.')).toBeVisible();
    await student.getByRole('button', { name: 'Start test' }).click();
    await expect(student).toHaveURL(/\/task\/unfinished\/[0-9a-f-]+\/1$/);
    await expect(student.getByRole('button', { name: /Hint/ })).toHaveCount(0);
    const answer = student.getByRole('textbox', { name: 'Your answer' });
    await answer.fill('12345.6');
    await student.getByRole('button', { name: 'Save' }).click();
    await expect(student.getByText(/Saved/).first()).toBeVisible();
    await expectAccessibleInBothThemes(student);
    await student.reload();
    await expect(answer).toHaveValue('12345.6');
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
  let report = '';
  await test.step('the report says how it went, and the errors of the task wait for a review', async () => {
    await student.getByRole('link', { name: 'Report', exact: true }).click();
    await expect(student).toHaveURL(/\/task-report-details$/);
    report = student.url();
    await expect(student.getByRole('heading', { level: 2, name: 'Question by question' })).toBeVisible();
    await expect(student.getByText('You can share reports yourself from Year 8.')).toBeVisible();
    await expectNoSideways(student);
    await expectAccessibleInBothThemes(student);
    await student
      .locator('main details[open]')
      .first()
      .evaluate((details: HTMLDetailsElement) => (details.open = false));
    await onPaper(student, 'portrait', async () => {
      await expect(student.getByText('What works').first()).toBeVisible();
    });
    await student.getByRole('link', { name: 'See the mistakes in this task' }).click();
    await student.getByRole('button', { name: 'Review them' }).click();
    await expect(student).toHaveURL(/\/error-review-session\/1$/);
    await expect(student.getByRole('heading', { name: 'Worked solution' })).toBeVisible();
    await student.getByRole('button', { name: 'I see what happened' }).click();
    await expect(student.getByRole('heading', { level: 1, name: 'Reviewed' })).toBeVisible();
    await expectAccessibleInBothThemes(student);
  });
  await test.step('a parent opens it on a phone, signed out, until student or teacher stops the link', async () => {
    await page.getByRole('link', { name: 'Comet' }).click();
    await page.getByRole('button', { name: 'Let the whole class share' }).click();
    await expect(page.getByText('Every student in this class can share their own reports.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await student.goto(report);
    await student.getByRole('button', { name: 'Create link' }).click();
    const link = await student.getByRole('textbox', { name: 'Link for the family' }).inputValue();
    await expect(student.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expectAccessibleInBothThemes(student);

    const parent = await phoneOf(browser, baseURL);
    await parent.goto(link);
    await expect(parent).toHaveURL(/\/share\/task\/[0-9a-f-]+\/studentTask\/[0-9a-f-]+\/[\w-]{22}$/);
    await expect(parent.getByRole('heading', { level: 1 })).toContainText('Comet');
    await expect(parent.getByRole('heading', { name: 'Five minutes at home' })).toBeVisible();
    await expectNoSideways(parent);
    await expectAccessibleInBothThemes(parent);
    await onPaper(parent, 'portrait', async () => {
      await expect(parent.getByRole('heading', { level: 1 })).toContainText('Comet');
      await expect(parent.getByRole('heading', { name: 'Five minutes at home' })).toBeVisible();
      await expect(parent.getByRole('region', { name: 'How Comet went' })).toContainText('0 of 1 correct');
      await expect(parent.getByText('This page only shows a first name.')).toBeVisible();
    });

    await student.reload();
    await expect(student.getByText('Viewed once')).toBeVisible();
    await student.getByRole('button', { name: /^Stop the link/ }).click();
    await expect(student.getByRole('button', { name: 'Create link' })).toBeVisible();
    const gone = await parent.reload();
    expect(gone?.status()).toBe(404);
    const headers = gone?.headers() ?? {};
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['cache-control']).toContain('no-store');
    await expect(parent.getByRole('heading', { name: 'We couldn’t find that report' })).toBeVisible();
    await expectAccessibleInBothThemes(parent);

    await page.getByRole('button', { name: 'Create link' }).click();
    const ofTeacher = await page.getByRole('textbox', { name: 'Link for the family' }).inputValue();
    await parent.goto(ofTeacher);
    await expect(parent.getByRole('heading', { level: 1 })).toContainText('Comet');
    await page.getByRole('button', { name: /^Stop the link/ }).click();
    await expect(page.getByRole('button', { name: /^Stop the link/ })).toHaveCount(0);
    expect((await parent.reload())?.status()).toBe(404);
    await parent.context().close();
  });
  await test.step('the homework may be tried again, and the best try counts', async () => {
    await student.goto('/home');
    await student.locator('summary[aria-label="Menu"]').click();
    await student.getByRole('link', { name: /^Tasks\s?, to do: 1/ }).click();
    await student.getByRole('link', { name: /: Warm-up$/ }).click();
    await expect(student).toHaveURL(/\/practice\/[0-9a-f-]+\/1$/);
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
