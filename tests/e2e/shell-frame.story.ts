import { rowsOf } from './database';
import { newAccount, quickLogIn, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

const emptyNotifications =
  "Looks like you haven't received any new notifications in the past two days. Click 'View All' to see more.";

async function notify(email: string, message: string): Promise<void> {
  await rowsOf(
    `insert into notifications (user_id, id, status, first_level_type, second_level_type, message, created_at)
     select id, gen_random_uuid(), 'IN_PROGRESS', 'SYSTEM', 'REVIEW_DUE', $2, now() from users where email = $1`,
    [email, message],
  );
}

test('the trial banner tells the days left, and closed it is away for the day, for this user alone', async ({
  page,
}) => {
  await quickRegister(page);
  await page.goto('/home');
  const banner = page.getByRole('region', { name: 'Free trial' });
  await expect(banner).toContainText('14 days left of your 14-day free trial');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await banner.getByRole('button', { name: 'Close until tomorrow' }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await test.step('kept by local storage too', async () => {
    await page.context().clearCookies({ name: 'mm_trial_banner' });
    await page.goto('/error-logbook');
    await expect(banner).toHaveCount(0);
  });
  await test.step('somebody else in the same browser sees it', async () => {
    await quickRegister(page, newAccount());
    await page.goto('/home');
    await expect(banner).toBeVisible();
  });
});

test('the trial banner stays away once the trial is over', { tag: '@one-width' }, async ({ page }) => {
  await quickLogIn(page, 'expired@demo.test');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Free trial' })).toHaveCount(0);
});

test('garbage in the browser’s storage does no harm', { tag: '@one-width' }, async ({ page, newStudent }) => {
  const [user] = await rowsOf<{ id: string }>('select id from users where email = $1', [newStudent.email]);
  await page.addInitScript((id) => localStorage.setItem(`mm-trial-banner:${id}`, '{"version":1,"value":[7'), user?.id);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Free trial' })).toBeVisible();
});

test.describe('without JavaScript', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the banner closes by a plain form, and the gift leads to the link', async ({ page, newStudent }) => {
    expect(newStudent.email).not.toBe('');
    await page.goto('/error-logbook');
    await page.getByRole('button', { name: 'Close until tomorrow' }).click();
    await expect(page).toHaveURL(/\/error-logbook$/);
    await expect(page.getByRole('region', { name: 'Free trial' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Receive invitation vouchers' }).click();
    await expect(page.getByLabel('Your invitation link')).toHaveValue(/invitingCode=/);
  });
});

test('the invitation popup shows the link and copies it', { tag: '@one-width' }, async ({
  page,
  newStudent,
  context,
}) => {
  expect(newStudent.email).not.toBe('');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/home');
  const trigger = page.getByRole('button', { name: 'Receive invitation vouchers' });
  await trigger.click();
  const dialog = page.getByRole('dialog', { name: 'Receive Invitation Vouchers' });
  const link = dialog.getByLabel('Your invitation link');
  await expect(link).toHaveValue(/\/invitations\?invitingCode=\w+$/);
  await expect(dialog).toContainText('$5 AUD');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await test.step('Cancel and Esc close it', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await trigger.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await trigger.click();
  const address = await link.inputValue();
  await dialog.getByRole('button', { name: 'Copy and Close' }).click();
  await expect(page.getByText('Invitation link copied successfully', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await test.step('it is not in the way where a practice is made', async () => {
    await page.goto('/create-practice/year-6');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(trigger).toHaveCount(0);
  });
});

test('notifications: the popup, Clear, and both toasts', { tag: '@one-width' }, async ({ page, newStudent }) => {
  await rowsOf('update notifications set status = $2 where user_id = (select id from users where email = $1)', [
    newStudent.email,
    'DISMISSED',
  ]);
  await notify(newStudent.email, '<b>Two errors</b> are ready<script>document.title = "hacked"</script>');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Notifications, new' }).click();
  const popup = page.getByRole('dialog', { name: 'Recent Notifications 1' });
  await expect(popup.getByText('Review Due')).toBeVisible();
  await expect(popup.getByText(/^\d{4}\.\d{2}\.\d{2}$/)).toBeVisible();
  await expect(popup).toContainText('Two errors are ready');
  await popup.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('All new notifications have been cleared', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(emptyNotifications)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(await page.title()).not.toContain('hacked');
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
});

test.describe('when clearing fails', () => {
  test.use({ expectedTroubles: /status of 500/ });

  test('it says so', { tag: '@one-width' }, async ({ page, newStudent }) => {
    await notify(newStudent.email, 'One thing');
    await page.route('**/api/clear-notifications', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/home');
    await page.getByRole('button', { name: 'Notifications, new' }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(
      page.getByText('An error occurred while clearing the new notifications', { exact: true }),
    ).toBeVisible();
  });
});

test('without a connection the page says so and keeps what was typed', { tag: '@one-width' }, async ({
  page,
  newStudent,
  context,
}) => {
  expect(newStudent.email).not.toBe('');
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
});

test.describe('a session that is over', { tag: '@one-width' }, () => {
  test.use({ expectedTroubles: /status of 401/ });

  test('leads to the login page and back', async ({ page, newStudent }) => {
    await page.goto('/home');
    await rowsOf('delete from sessions where user_id = (select id from users where email = $1)', [newStudent.email]);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fhome$/);
  });
});

test.describe('administrators', { tag: '@one-width' }, () => {
  // Two people, two pages, and the whole page under axe.
  test.slow();

  test('give a flag to some people, at once and with an audit line', async ({ page, browser }) => {
    const account = await quickRegister(page);
    await page.goto('/admin/flags');
    await expect(page).toHaveURL(/\/home$/);
    const office = await (await browser.newContext()).newPage();
    await quickLogIn(office, 'admin@demo.test');
    await office.goto('/admin/flags');
    await expectNoSideways(office);
    await expectAccessibleInBothThemes(office);
    const card = office.getByRole('region', { name: 'trial-14-day' });
    await card.getByText('Some people').click();
    await card.getByLabel('Always for these addresses').fill('nonsense');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByRole('alert')).toContainText('“nonsense” is neither an address nor a domain');
    await card.getByLabel('Share of people, in percent').fill('0');
    await card.getByLabel('Always for these addresses').fill(`${account.email}, @example.test, @demo.test`);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('The flag is changed, for everybody from now on.')).toBeVisible();
    await expect(office.getByRole('region', { name: 'Audit log' })).toContainText('Flag Changed trial-14-day');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Free trial' })).toBeVisible();
    await office.context().close();
  });

  test('watch the machines of their own pages; a student’s page loads nothing of it', async ({ page, context }) => {
    const loaded: string[] = [];
    context.on('request', (request) => loaded.push(request.url()));
    await quickRegister(page);
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(loaded.filter((url) => url.includes('report-actors'))).toEqual([]);
    await context.clearCookies();
    await quickLogIn(page, 'admin@demo.test');
    await page.goto('/admin/machines');
    await expect(page.getByRole('heading', { name: 'No machine reports' })).toBeVisible();
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Your sessions report.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
    const machine = page.getByRole('region', { name: 'Machine reminderCycle' }).filter({ hasText: '/home' });
    await expect(machine.getByRole('list', { name: 'States of reminderCycle' })).toContainText('now');
    await expect(machine.getByLabel('Send an event')).toHaveCount(0);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await other.close();
    await expect(machine).toHaveCount(0);
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('Your sessions do not report.')).toBeVisible();
  });
});
