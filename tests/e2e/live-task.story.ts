import type { Page } from '@playwright/test';
import { openClass } from './class-steps';
import { rowsOf } from './database';
import { answersHere, giveAnswer, giveUp } from './practice-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask, startTest, taskIdOf } from './task-steps';

test.use({ expectedTroubles: /status of 409/ });

test('minutes that a teacher adds to a test are on the clock of the student at once', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { students } = await openClass({ page, browser, baseURL }, [{ nickname: 'Ava' }]);
  const [ava] = students as [Page];
  await page.reload();
  await setTask(page, 'Short test', 'Test');
  const exam = taskIdOf(page);
  await rowsOf(`update tasks set minutes = 20 where id = $1`, [exam]);
  await startTest(ava, `/task/unfinished/${exam}/1`);
  await expect(ava.getByRole('timer')).toHaveAccessibleName(/^(20|19) minutes/);
  await page.reload();
  await page.getByRole('link', { name: 'Ava' }).click();
  await page.getByRole('spinbutton', { name: 'Minutes to add' }).fill('10');
  await page.getByRole('button', { name: 'Add minutes' }).click();
  await expect(page.getByText('Minutes added.')).toBeVisible();
  await expect(ava.getByText('Your teacher added 10 minutes.')).toBeVisible();
  await expect(ava.getByRole('timer')).toHaveAccessibleName(/^(30|29) minutes/);
  await expectAccessibleInBothThemes(ava);
  await ava.context().close();
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
  await ava.getByText('Ask for a review of this mark at question 1').click();
  await ava.getByRole('button', { name: 'Ask your teacher' }).click();
  await expect(ava.getByText('Write why this mark should be checked.')).toBeVisible();
  await ava.getByRole('textbox', { name: 'Why should this mark be checked?' }).fill('I misread the sign.');
  await expectAccessibleInBothThemes(ava);
  await ava.getByRole('button', { name: 'Ask your teacher' }).click();
  await expect(ava.getByText('Your teacher hasn’t replied yet.')).toBeVisible();
  await expect(ava.getByText('Ask for a review of this mark')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: '1 mark to check' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await page.getByRole('textbox', { name: 'Points out of 1' }).fill('0.5');
  await page.getByRole('textbox', { name: 'Comment for Ava (optional)' }).fill('Half for the method.');
  await page.getByRole('button', { name: 'Change the mark' }).click();
  await expect(page.getByText('Reply sent, and the student has been notified.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ava/ })).toContainText('0.5 / 1');
  await test.step('a colleague who is late keeps the words, and is led to what stands', async () => {
    await colleague.getByRole('textbox', { name: 'Comment for Ava (optional)' }).fill('It stays so.');
    await colleague.getByRole('button', { name: 'Keep it at 0' }).click();
    const late = colleague.getByRole('region', { name: 'Already answered' });
    await expect(late).toContainText('Your reply wasn’t saved: the mark kept, “It stays so.”');
    await expectAccessibleInBothThemes(colleague);
    await late.getByRole('link', { name: 'See their reply' }).click();
    await expect(colleague.getByText('Your mark: 0.5')).toBeVisible();
    await colleague.close();
  });
  await ava.reload();
  await expect(ava.getByText('Your teacher checked this mark and changed it.')).toBeVisible();
  await expect(ava.getByText('0.5 of 1 point')).toBeVisible();
  await ava.context().close();
});
