import { newAccount } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, fillRegistration, test } from './story';

test.describe('a visitor who registers', () => {
  test.use({ expectedTroubles: /status of (400|409)/ });

  test('keeps what was typed when a field is not right yet, and lands in it', { tag: '@one-width' }, async ({
    page,
  }) => {
    await page.goto('/register');
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    const account = newAccount();
    await fillRegistration(page, { ...account, password: 'short' });
    await page.getByRole('checkbox', { name: /terms/i }).uncheck();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByText('Tick this box to continue.')).toBeVisible();
    await expect(page.getByLabel('Nickname')).toHaveValue('Comet');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expect(page.getByLabel('Year level')).toHaveValue('6');
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('checkbox', { name: /terms/i })).toBeFocused();
  });

  test('with an email that is taken is told so at the email', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, { ...newAccount(), email: 'student2@demo.test' });
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('There’s already an account with this email. Log in instead.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Nickname')).toHaveValue('Comet');
    await expect(page.getByRole('checkbox', { name: /terms/i })).toBeChecked();
  });
});
