import type { Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { rowsOf } from './database';
import { openQuestion, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

/** The code of what behaves: ours, and the library's behind it. */
const code = /\/assets\/(parts|behaviour)-[\w-]+\.js/;

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const gift = (page: Page) => page.getByRole('button', { name: 'Receive invitation vouchers' });

/** Files of that code asked for from now on. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (code.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The page is loaded, hydrated and has nothing left to do. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

test('a signed-in page asks for no code of menus and dialogs until somebody points at one', {
  tag: '@one-width',
}, async ({ page, newStudent }) => {
  void newStudent;
  const asked = askedFor(page);
  await openQuestion(page, questions.addDecimals);
  await expect(page.getByRole('button', { name: /^Open the tutor/ })).toBeVisible();
  await untilIdle(page);
  await page.goto('/home');
  await expect(accountMenu(page)).toBeVisible();
  await untilIdle(page);
  expect(asked).toEqual([]);
  expect(await (await page.request.get('/home')).text()).not.toMatch(code);
  const come = page.waitForResponse((response) => code.test(response.url()));
  await bell(page).hover();
  await come;
});

test('the account menu opens by keys from either end, and gives the focus back to the same button', {
  tag: '@one-width',
}, async ({ page, newStudent }) => {
  void newStudent;
  await page.goto('/home');
  const menu = page.getByRole('menu', { name: 'Account menu' });
  await accountMenu(page).evaluate((button) => button.setAttribute('data-before', ''));
  await accountMenu(page).press('ArrowDown');
  await expect(menu).toBeFocused();
  await expect(menu.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('data-highlighted', '');
  await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(accountMenu(page)).toBeFocused();
  await expect(accountMenu(page)).toHaveAttribute('data-before', '');
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem', { name: 'Log Out' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Escape');
  await expect(accountMenu(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await expect(menu).toHaveCount(0);
});

test('the account menu closes by its button and by a click beside it; the theme changes inside it', async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await page.goto('/home');
  const menu = page.getByRole('menu', { name: 'Account menu' });
  await accountMenu(page).click();
  await menu.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('menuitemradio', { name: 'System' }).click();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await accountMenu(page).click();
  await expect(menu).toHaveCount(0);
  await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'false');
  await accountMenu(page).click();
  await expect(menu.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'true');
  await page.mouse.click(5, 300);
  await expect(menu).toHaveCount(0);
});

test('the bell takes the focus into its popup, and back', { tag: '@one-width' }, async ({ page, newStudent }) => {
  void newStudent;
  await page.goto('/home');
  await bell(page).press('Enter');
  const popup = page.getByRole('dialog', { name: /^Recent Notifications/ });
  await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test.describe('when that code cannot be fetched', { tag: '@one-width' }, () => {
  test.use({ expectedTroubles: /ERR_FAILED|status of 500/ });
  test.beforeEach(async ({ page }) => {
    await quickRegister(page);
    await page.route(code, (route) => route.abort());
    await page.goto('/home');
  });

  test('the account menu is the plain one, open, with the focus', async ({ page }) => {
    await accountMenu(page).click();
    const summary = page.locator('summary[aria-label="Account menu"]');
    await expect(summary).toBeFocused();
    await page.getByRole('link', { name: 'My Profile' }).click();
    await page.waitForURL('**/profile');
  });

  test('the bell leads to all notifications, the gift to the profile', async ({ page }) => {
    await bell(page).click();
    await page.waitForURL('**/notifications');
    await gift(page).click();
    await page.waitForURL('**/profile');
  });

  test('a toast is plain text that can be closed', async ({ page }) => {
    await page.goto('/profile');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await accountMenu(page).waitFor();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    const toast = page.getByText(/^Your browser keeps the clipboard closed\./);
    await expect(toast).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(toast).toHaveCount(0);
  });

  test('the terms are agreed to on the plain card', async ({ page }) => {
    const { email } = await quickRegister(page);
    await rowsOf('update users set accept_tc_at = null where email = $1', [email]);
    await page.goto('/home');
    const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
    await page.reload();
    await failed;
    await page.getByRole('dialog', { name: 'Before you start' }).getByRole('button', { name: 'I agree' }).click();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
