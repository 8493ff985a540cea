import type { Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { openQuestion, quickRegister } from './quick-start';
import { accountMenu, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

/** The code of popups: ours, and the library's behind it. */
const code = /\/assets\/(notifications-popover|invitation-popup|chakra)-[\w-]+\.js/;

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

test('a signed-in page asks for no code of popups until somebody points at one', {
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

test('the account menu is worked by keys, and gives the focus back to its button', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await page.goto('/home');
  await expect(bell(page)).toBeVisible();
  const profile = page.getByRole('link', { name: 'My Profile' });
  await accountMenu(page).press('ArrowDown');
  await expect(profile).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(accountMenu(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(profile).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await expect(profile).toBeHidden();
});

test('the account menu closes by its button, by a click beside it and by Tab; the theme changes inside it', async ({
  page,
  newStudent,
  isMobile,
}) => {
  void newStudent;
  await page.goto('/home');
  await expect(bell(page)).toBeVisible();
  const profile = page.getByRole('link', { name: 'My Profile' });
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'System' }).click();
  await expect(page.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await accountMenu(page).click();
  await expect(profile).toBeHidden();
  await accountMenu(page).click();
  await page.mouse.click(5, 300);
  await expect(profile).toBeHidden();
  if (isMobile) return;
  await accountMenu(page).press('ArrowUp');
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(profile).toBeHidden();
});

test('toasts close by themselves, by their button, and stay while somebody reads them', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await page.clock.install();
  await page.goto('/profile');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await expect(bell(page)).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy the link' });
  const toast = page.getByText(/^Your browser won’t let us copy\./);
  await copy.click();
  await toast.hover();
  await expectAccessibleInBothThemes(page);
  // From here time passes only when the story says so.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
  await copy.click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(toast).toHaveCount(0);
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

  test('the bell leads to all notifications, the gift to the profile', async ({ page }) => {
    await bell(page).click();
    await page.waitForURL('**/notifications');
    await gift(page).click();
    await page.waitForURL('**/profile');
  });
});
