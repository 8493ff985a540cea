import { newAccount, quickLogIn, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

test('an administrator finds a person, makes and unmakes an administrator, and logs somebody out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const teacher = { ...newAccount(), email: `office-${crypto.randomUUID()}@example.test` };
  const other = await (await browser.newContext({ baseURL })).newPage();
  await quickRegister(other, teacher, 'TEACHER');
  await quickLogIn(page, 'admin@demo.test');
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^Reconciliation/ })).toBeVisible();
  await page.getByRole('link', { name: /^People/ }).click();
  await test.step('by three letters or more, never everybody', async () => {
    await page.getByLabel('Email or nickname').fill('of');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('Type at least three letters.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Results' })).toHaveCount(0);
    await page.getByLabel('Email or nickname').fill(teacher.email.slice(0, 30).toUpperCase());
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText(teacher.email)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'Comet' }).click();
  const card = page.getByRole('region', { name: 'Administrator' });
  await test.step('made, with a reason, and it counts at once', async () => {
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await card.getByLabel('Reason').fill('Leads the office');
    await card.getByRole('button', { name: 'Make administrator' }).click();
    await expect(page.getByText('This person is now an administrator.')).toBeVisible();
    await other.goto('/admin/people');
    await expect(other.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  });
  await test.step('taken back', async () => {
    await card.getByLabel('Reason').fill('Left the office');
    await card.getByRole('button', { name: 'Remove as administrator' }).click();
    await expect(page.getByText('This person is no longer an administrator.')).toBeVisible();
  });
  await test.step('logged out everywhere', async () => {
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByText('This person has been logged out everywhere.')).toBeVisible();
    await other.goto('/profile');
    await expect(other).toHaveURL(/\/login/);
  });
  await test.step('each of it stands in the audit log', async () => {
    await page.goto('/admin/audit');
    const log = page.getByRole('region', { name: 'Audit log' });
    for (const line of [
      'Administrator Made',
      'Administrator Unmade',
      'Sessions Ended',
      'Person Viewed',
      'People Searched',
    ])
      await expect(log.getByText(line).first()).toBeVisible();
  });
  await other.context().close();
});
