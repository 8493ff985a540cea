import type { Page } from '@playwright/test';
import { openClass } from './class-steps';
import { rowsOf } from './database';
import { answersHere, giveAnswer } from './practice-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask, taskIdOf } from './task-steps';

test.use({ expectedTroubles: /status of 409/ });

/** Closes the last question without a right answer, and ends the task. */
async function giveUp(student: Page): Promise<void> {
  await student.getByRole('button', { name: 'See all my steps and close this question' }).click();
  await student.getByRole('link', { name: 'See your result' }).click();
  await expect(student).toHaveURL(/\/result$/);
}

/** The wall clock of a class in so many hours. */
const inSydney = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000)
    .toLocaleString('sv-SE', { timeZone: 'Australia/Sydney' })
    .slice(0, 16)
    .replace(' ', 'T');

const tileOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Students' }).getByRole('link', { name: new RegExp(`^${name},`) });

test('a teacher watches two students work, and adds minutes to a test', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const names = [{ nickname: 'Ava' }, { nickname: 'Ben' }];
  const { home, students } = await openClass({ page, browser, baseURL }, names);
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
    await page.getByLabel('Full marks until').fill(inSydney(20));
    await page.getByLabel('Closes').fill(inSydney(48));
    await page.getByRole('button', { name: 'Give more time' }).click();
    await expect(page.getByText(/own dates: /)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Warm-up', exact: true }).click();
  });

  await page.getByRole('link', { name: 'Watch live' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Warm-up, live' })).toBeVisible();
  await expect(page.getByText('Changes as they work')).toBeVisible();
  await expect(tileOf(page, 'Ava')).toContainText('Not opened');
  await test.step('who opens a question and gets stuck on it is seen without a reload', async () => {
    await ava.goto(`/task/unfinished/${homework}/1`);
    await expect(tileOf(page, 'Ava')).toContainText('Working');
    const answers = await answersHere(ava);
    for (const wrong of ['987654321', '123454321']) {
      await giveAnswer(ava, answers, wrong);
      await expect(tileOf(page, 'Ava')).toContainText(wrong === '987654321' ? '1 of 1' : 'Stuck, 2 tries');
    }
    await expect(page.getByRole('status').filter({ hasText: 'Ava may be stuck.' })).toHaveCount(1);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  await test.step('who hands in is done', async () => {
    await ben.goto(`/task/unfinished/${homework}/1`);
    const answers = await answersHere(ben);
    await giveAnswer(ben, answers, answers.right);
    await expect(tileOf(page, 'Ben')).toContainText('1 right');
    await ben.getByRole('link', { name: 'See your result' }).click();
    await expect(ben).toHaveURL(/\/result$/);
    await expect(tileOf(page, 'Ben')).toContainText('Done');
    await giveUp(ava);
    await expect(tileOf(page, 'Ava')).toContainText('Done');
    await page.getByRole('link', { name: 'No names' }).click();
    await expect(page.getByText('Student 2')).toBeVisible();
    await page.getByRole('link', { name: 'All about this task' }).click();
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
    await expect(still.getByText('Reload the page to see where everybody is now.')).toBeVisible();
    await expect(tileOf(still, 'Ben')).toContainText('Done');
    await plain.close();
  });

  await page.goto(home);
  await setTask(page, 'Short test', 'Test');
  const exam = taskIdOf(page);
  await rowsOf(`update tasks set minutes = 20 where id = $1`, [exam]);
  await test.step('minutes that a teacher adds are on the clock of the student at once', async () => {
    await ava.goto(`/task/unfinished/${exam}/1`);
    await expect(ava.getByRole('timer')).toHaveAccessibleName(/^(20|19) minutes/);
    await page.reload();
    await page.getByRole('link', { name: 'Ava' }).click();
    await page.getByRole('spinbutton', { name: 'Minutes to add' }).fill('10');
    await page.getByRole('button', { name: 'Add the minutes' }).click();
    await expect(page.getByText('The minutes are added.')).toBeVisible();
    await expect(ava.getByText('Your teacher added 10 minutes.')).toBeVisible();
    await expect(ava.getByRole('timer')).toHaveAccessibleName(/^(30|29) minutes/);
    await expectAccessibleInBothThemes(ava);
  });
  await ava.context().close();
  await ben.context().close();
});

test('a student asks once for a mark to be looked at again, and hears the answer', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { students } = await openClass({ page, browser, baseURL }, [{ nickname: 'Ava' }]);
  const [ava] = students as [Page];
  await page.reload();
  await setTask(page, 'Warm-up', 'Homework');
  const homework = taskIdOf(page);
  await ava.goto(`/task/unfinished/${homework}/1`);
  await giveAnswer(ava, await answersHere(ava), '987654321');
  await giveUp(ava);
  const practiceId =
    /\/practice\/([0-9a-f-]{36})/.exec(ava.url())?.[1] ?? /\/task\/([0-9a-f-]{36})/.exec(ava.url())?.[1];
  await ava.goto(`/task/${practiceId}/result`);
  await ava.getByText('Ask for another look at question 1').click();
  await ava.getByRole('button', { name: 'Ask your teacher' }).click();
  await expect(ava.getByText('Write why the mark should be looked at again.')).toBeVisible();
  await ava.getByRole('textbox', { name: 'Why should this mark be looked at again?' }).fill('I misread the sign.');
  await expectAccessibleInBothThemes(ava);
  await ava.getByRole('button', { name: 'Ask your teacher' }).click();
  await expect(ava.getByText('Your teacher has not answered yet.')).toBeVisible();
  await expect(ava.getByText('Ask for another look')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'A mark to look at again' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await page.getByRole('textbox', { name: 'Points, of 1' }).fill('0.5');
  await page.getByRole('textbox', { name: 'A word to Ava (optional)' }).fill('Half for the method.');
  await page.getByRole('button', { name: 'Change the mark' }).click();
  await expect(page.getByText('Answered, and the student is told.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ava/ })).toContainText('0.5 / 1');
  await test.step('a colleague who is late keeps the words, and is led to what stands', async () => {
    await colleague.getByRole('textbox', { name: 'A word to Ava (optional)' }).fill('It stays so.');
    await colleague.getByRole('button', { name: 'Keep it at 0' }).click();
    const late = colleague.getByRole('region', { name: 'Answered meanwhile' });
    await expect(late).toContainText('Yours was not saved: the mark kept, “It stays so.”');
    await expectAccessibleInBothThemes(colleague);
    await late.getByRole('link', { name: 'See theirs' }).click();
    await expect(colleague.getByText('Own mark: 0.5')).toBeVisible();
    await colleague.close();
  });
  await ava.reload();
  await expect(ava.getByText('Your teacher looked again and changed the mark.')).toBeVisible();
  await expect(ava.getByText('0.5 of 1 point')).toBeVisible();
  await ava.context().close();
});
