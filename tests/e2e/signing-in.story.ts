import { rowsOf } from './database';
import { newAccount, quickRegister } from './quick-start';
import { accountMenu, expect, expectAccessibleInBothThemes, expectNoSideways, sendLogin, test } from './story';

/** The browser itself reports refused forms in its console. */
const refusals = /status of (400|422|429)/;

test.describe('a student with an account', () => {
  test.use({ expectedTroubles: refusals });

  test('logs in where they wanted to go, and logs out', async ({ page }) => {
    const account = await quickRegister(page);
    await page.context().clearCookies();
    await page.goto('/error-logbook/year-6?by=topic');
    await expect(page).toHaveURL(/\/login\?next=/);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await sendLogin(page, account);
    await expect(page).toHaveURL(/\/error-logbook\/year-6\?by=topic$/);
    await accountMenu(page).click();
    await page.getByRole('link', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  test('reads the same sentence for a wrong password and an unknown email, then meets a pause', {
    tag: '@one-width',
  }, async ({ page }) => {
    const account = await quickRegister(page);
    await page.context().clearCookies();
    await page.goto('/login');
    const wrong = 'That email and password do not match.';
    await sendLogin(page, newAccount());
    await expect(page.getByRole('alert')).toHaveText(wrong);
    for (let count = 1; count <= 5; count += 1) {
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await sendLogin(page, { ...account, password: `not this one ${count}` });
      await answer;
      await expect(page.getByRole('alert')).toHaveText(wrong);
    }
    await sendLogin(page, account);
    await expect(page.getByRole('alert')).toHaveText(/That was a lot of tries\. Try again in \d+ minutes\./);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expectAccessibleInBothThemes(page);
  });

  test('sets a new password with the mailed link, which works once', { tag: '@one-width' }, async ({ page }) => {
    const account = await quickRegister(page);
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot it?' }).click();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status').filter({ hasText: account.email })).toBeFocused();
    const link = await mailedLink(account.email);
    await page.goto(link);
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(page.getByLabel('New password')).toBeFocused();
    await expect(page.getByText('Use at least 10 characters.', { exact: false })).toBeVisible();
    await page.getByLabel('New password').fill('another planet by day');
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(page.getByText('Your password is changed.', { exact: false })).toBeVisible();
    await sendLogin(page, { ...account, password: 'another planet by day' });
    await expect(page).toHaveURL(/\/home$/);
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByLabel('New password').fill('a third planet at dusk');
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

/** The mail is written after the answer, so that its time tells nobody whether the address is known. */
async function mailedLink(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const [mail] = await rowsOf<{ body: string }>('select body from outbox_mails where to_email = $1', [email]);
      link = /\S+\/reset-password\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
