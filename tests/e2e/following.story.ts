import { rowsOf } from './database';
import { quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

// A code of nobody is part of the story.
test.use({ expectedTroubles: /status of 404/ });

test('a student follows a friend by a code, cheers once a day, and stops', async ({ page, newStudent, browser }) => {
  void newStudent;
  const context = await browser.newContext();
  const friend = await context.newPage();
  const { email } = await quickRegister(friend);
  await rowsOf('update users set nickname = $1 where email = $2', ['Ava King', email]);

  const own = friend.getByRole('region', { name: 'Who can follow you' });
  const code = await test.step('the friend lets others follow, and reads the code', async () => {
    await friend.goto('/following');
    await expect(own).toContainText('Nobody. If you let others follow you');
    await expectAccessibleInBothThemes(friend);
    await own.getByRole('button', { name: 'Let others follow me' }).click();
    await expect(friend.getByText('Others can now follow you with your code.')).toBeVisible();
    await expect(own).toContainText('You don’t have any followers yet.');
    return (await own.locator('b').textContent()) ?? '';
  });
  expect(code).toMatch(/^[A-Z0-9]{8}$/);

  const followed = page.getByRole('region', { name: 'People you follow' });
  const typed = page.getByRole('textbox', { name: 'Friend’s code' });
  await test.step('a code of nobody is said and kept', async () => {
    await page.goto('/following');
    await expect(followed.getByRole('heading', { name: 'You’re not following anyone yet' })).toBeVisible();
    await typed.fill('WRONGONE');
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByText('That code doesn’t work. Ask your friend for it again.')).toBeVisible();
    await expect(typed).toHaveValue('WRONGONE');
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  await test.step('the right one, in small letters, follows by the first name alone', async () => {
    await typed.fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByText('You’re now following this person.')).toBeVisible();
    const row = followed.getByRole('listitem');
    await expect(row).toContainText('No questions this week yet');
    await expect(row.getByText('Ava', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/\bKing\b/)).toHaveCount(0);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  await test.step('one cheer a day, also from a page that still offers it', async () => {
    const other = await page.context().newPage();
    await other.goto('/following');
    await followed.getByRole('button', { name: 'Cheer Ava' }).click();
    await expect(page.getByText('Cheer sent!')).toBeVisible();
    await expect(followed.getByText('Cheered today')).toBeVisible();
    await expect(followed.getByRole('button', { name: 'Cheer Ava' })).toHaveCount(0);
    await other.getByRole('button', { name: 'Cheer Ava' }).click();
    await expect(other.getByText('Cheered today')).toBeVisible();
    await other.close();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  await test.step('the friend is told of both, once each, and sees who follows', async () => {
    await friend.goto('/notifications');
    const notices = friend.getByRole('main');
    await expect(notices.getByText('Comet sent you a cheer.')).toHaveCount(1);
    await expect(notices.getByText('Comet is now following you.')).toHaveCount(1);
    await notices.getByRole('link', { name: 'See your followers' }).click();
    await expect(own.getByRole('list', { name: 'People who follow you' })).toContainText('Comet');
    await expectNoSideways(friend);
    await expectAccessibleInBothThemes(friend);
  });
  await test.step('stops following, and the friend has no follower any more', async () => {
    await followed.getByRole('button', { name: 'Stop following Ava' }).click();
    await expect(page.getByText('You’ve stopped following this person. We won’t tell them.')).toBeVisible();
    await expect(followed.getByRole('heading', { name: 'You’re not following anyone yet' })).toBeVisible();
    await friend.reload();
    await expect(own).toContainText('You don’t have any followers yet.');
  });
  await context.close();
});
