import { expect, expectAccessible, test } from './story';

test('what somebody does not want to be told is switched off, and stays so', async ({ page, newStudent }) => {
  void newStudent;
  await page.goto('/notifications');
  await page.getByText('Choose your notifications').click();
  const announcements = page.getByRole('checkbox', { name: 'An announcement' });
  await expect(announcements).toBeChecked();
  await announcements.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. We’ll notify you about the things you’ve ticked.')).toBeVisible();
  await page.reload();
  await page.getByText('Choose your notifications').click();
  await expect(announcements).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'A new task' })).toBeChecked();
  // Scrolled down, the header that stays in sight covers what lies under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
});
