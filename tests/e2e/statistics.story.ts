import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { rowsOf } from './database';
import { answersHere, giveAnswer, preferPlainTyping } from './practice-steps';
import { openQuestion, quickLogIn } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

// The demo student’s trial is over: weeks of learning activity come with a plan.
test.beforeAll(async () => {
  await rowsOf(
    `insert into subscriptions (user_id, id, course_id, starts_at, ends_at)
      select id, $1, 'year-6', now() - interval '1 day', now() + interval '1 year' from users where email = $2`,
    [crypto.randomUUID(), 'student@demo.test'],
  );
});

test('weeks of practice can be read as charts, and as tables', async ({ page }) => {
  await quickLogIn(page, 'student@demo.test');
  await page.goto('/error-logbook/year-6');
  await page.getByRole('link', { name: 'See statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Error logbook statistics' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^New mistakes each week: \d+ in total/ })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Learning activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning activity' })).toBeVisible();
  await page.getByRole('link', { name: '12 weeks' }).click();
  await expect(page.getByRole('img', { name: /^Questions each week: \d+ in total/ })).toBeVisible();
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('columnheader', { name: 'Week of' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});

test('a new student sees what will stand there, and a first error counts at once', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await preferPlainTyping(page);
  await page.goto('/error-logbook-statistics/year-6');
  await expect(page.getByRole('heading', { name: 'No mistakes yet' })).toBeVisible();
  await page.goto('/learning-activity-statistics/year-6');
  await expect(page.getByRole('heading', { name: 'Nothing answered in the last 28 days' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Practise' }).last()).toHaveAttribute(
    'href',
    '/create-practice/year-6',
  );
  await expectAccessibleInBothThemes(page);
  await openQuestion(page, questions.addDecimals);
  const answers = await answersHere(page);
  await giveAnswer(page, answers, answers.wrong[0]?.answer ?? '1');
  await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
  await page.goto('/error-logbook-statistics/year-6');
  await expect(page.getByRole('img', { name: /^New mistakes each week: 1 in total/ })).toBeVisible();
  await page.goto('/error-logbook-statistics/no-such-course');
  await expect(page).toHaveURL(/\/error-logbook(\/year-6)?$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ranges are links and tables are files', { tag: '@one-width' }, async ({ page }) => {
    await quickLogIn(page, 'student@demo.test');
    await page.goto('/learning-activity-statistics/year-6');
    await page.getByRole('link', { name: '52 weeks' }).click();
    await expect(page).toHaveURL(/\?range=52w$/);
    const { name, text } = await download(page, 'Download CSV of Questions');
    expect(name).toBe('learning-activity-year-6-52w-questions.csv');
    expect(text).toMatch(/^\ufeffWeek of,Questions,Pause days\r\n\d{4}-\d\d-\d\d,\d+,\d+\r\n/);
    expect(text.trimEnd().split('\r\n')).toHaveLength(53);
  });
});

async function download(page: Page, link: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
