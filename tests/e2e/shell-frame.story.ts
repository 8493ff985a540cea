import type { Page } from '@playwright/test';
import { rowsOf } from './database';
import { newAccount, quickLogIn, quickRegister } from './quick-start';
import { accountMenu, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { waitUntilLive } from './tutor-on-page';

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
  await expect(banner).toContainText('14 days left in your 14-day free trial');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await banner.getByRole('button', { name: 'Hide until tomorrow' }).click();
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

test('a link brings the page alone: the frame around it stays, and a form brings both', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  expect(newStudent.email).not.toBe('');
  await page.goto('/home');
  const dataOf = async (path: string, go: () => Promise<void>) => {
    // Read as it passes: the browser forgets a body as soon as the next page begins.
    let text = '';
    await page.route(
      (url) => url.pathname === `${path}.data`,
      async (route) => {
        const response = await route.fetch({ maxRedirects: 0 });
        if (route.request().method() === 'GET') text = await response.text();
        await route.fulfill({ response });
      },
    );
    await go();
    await expect.poll(() => text).not.toBe('');
    return text;
  };
  const shop = page.getByRole('banner').getByRole('link', { name: /MarsCoins/ });
  expect(await dataOf('/shop', () => shop.click())).not.toContain('unresolvedCounts');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  await page.goto('/notifications');
  await page.getByText('Choose your notifications').click();
  const save = page.getByRole('button', { name: 'Save' });
  expect(await dataOf('/notifications', () => save.click())).toContain('unresolvedCounts');
  await expect(page.getByText('Saved. We’ll notify you about the things you’ve ticked.')).toBeVisible();
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
    await page.getByRole('button', { name: 'Hide until tomorrow' }).click();
    await expect(page).toHaveURL(/\/error-logbook\/year-6$/);
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

test.describe('without a connection', { tag: '@one-width' }, () => {
  // Remix may be asking for the routes behind the page's links when the connection goes.
  test.use({ expectedTroubles: /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/ });

  test('the page says so and keeps what was typed', async ({ page, newStudent, context }) => {
    expect(newStudent.email).not.toBe('');
    await page.goto('/home');
    await expect(accountMenu(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^You’re offline\./)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You’re offline\./)).toHaveCount(0);
  });
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

test.describe('a request of a page behind the sign-in', { tag: '@one-width' }, () => {
  test.use({ expectedTroubles: /ERR_FAILED|status of 401/ });
  const asked = '**/api/new-notifications';
  const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
  const goingTo = (page: Page, path: string) =>
    page.waitForRequest((request) => new URL(request.url()).pathname === path);

  test('that never arrives leads by the login address back to the page, once the site answers', async ({
    page,
    newStudent,
  }) => {
    void newStudent;
    await page.goto('/home');
    await page.route(asked, (route) => route.abort(), { times: 1 });
    const login = goingTo(page, '/login');
    await bell(page).click();
    await expect(page.getByText(/^We can’t reach the site right now\./)).toBeVisible();
    const back = page.waitForEvent('load');
    expect(new URL((await login).url()).search).toBe('?next=%2Fhome');
    await back;
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('that is answered with 401 leads to the logout address', async ({ page, newStudent }) => {
    void newStudent;
    await page.goto('/home');
    const over = { code: 'UNAUTHENTICATED', message: 'Log in to go on.' };
    await page.route(asked, (route) => route.fulfill({ status: 401, json: over }));
    const logout = goingTo(page, '/logout');
    await bell(page).click();
    expect(new URL((await logout).url()).search).toBe('?next=%2Fhome');
    await expect(page).toHaveURL(/\/login\?next=%2Fhome$/);
  });

  test('fails on a public page and leads nowhere', async ({ page, newStudent }) => {
    void newStudent;
    await page.goto('/courses');
    await page.route(asked, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/new-notifications'));
    await bell(page).click();
    await failed;
    await page.keyboard.press('Escape');
    await bell(page).click();
    await expect(page.getByRole('link', { name: 'View All' })).toBeVisible();
    await expect(page.getByText(/^We can’t reach the site/)).toHaveCount(0);
    await expect(page).toHaveURL(/\/courses$/);
  });
});

test('pointing at a link fetches the code of its page, once, and none of its data', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await page.goto('/home');
  await waitUntilLive(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const subscribe = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscribe' });
  await Promise.all([page.waitForRequest('**/assets/subscription-*.js'), subscribe.hover()]);
  await subscribe.click();
  await page.waitForURL('**/subscription');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => /\/assets\/subscription-.*\.js$/.test(path))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual(['/subscription.data']);
});

test.describe('after a new release', { tag: '@one-width' }, () => {
  test.use({ expectedTroubles: /status of 404|Error loading route module|dynamically imported module/ });
  const code = '**/assets/subscription-*.js';
  const subscribe = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscribe' });
  /** Addresses that the whole page was loaded from, from now on. */
  const wholeLoads = (page: Page) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        loads.push(new URL(request.url()).pathname);
    });
    return loads;
  };

  test('a page whose old code is gone is loaded whole, once, and the way back stays', async ({ page, newStudent }) => {
    void newStudent;
    await page.goto('/home');
    await expect(accountMenu(page)).toBeVisible();
    const loads = wholeLoads(page);
    await page.route(code, (route) => (loads.length === 0 ? route.fulfill({ status: 404 }) : route.continue()));
    await subscribe(page).click();
    await page.waitForURL('**/subscription');
    await expect(accountMenu(page)).toBeVisible();
    expect(loads).toEqual(['/subscription']);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('a page whose code stays away is the server’s page, and never loads in circles', async ({
    page,
    newStudent,
  }) => {
    void newStudent;
    await page.goto('/home');
    await expect(accountMenu(page)).toBeVisible();
    const loads = wholeLoads(page);
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await subscribe(page).click();
    await page.waitForURL('**/subscription');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Its links are plain ones then. Had it loaded again meanwhile, there would be more than these two.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('**/home');
    await expect(accountMenu(page)).toBeVisible();
    expect(loads).toEqual(['/subscription', '/home']);
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
    await card.getByRole('radio', { name: 'Some people' }).check();
    await card.getByLabel('Always on for these email addresses').fill('nonsense');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByRole('alert')).toContainText('“nonsense” is neither an address nor a domain');
    await card.getByLabel('Percentage of people').fill('0');
    await card.getByLabel('Always on for these email addresses').fill(`${account.email}, @example.test, @demo.test`);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('Flag changed.')).toBeVisible();
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
    await expect(accountMenu(page)).toBeVisible();
    expect(loaded.filter((url) => url.includes('report-actors'))).toEqual([]);
    await context.clearCookies();
    await quickLogIn(page, 'admin@demo.test');
    await page.goto('/admin/machines');
    await expect(page.getByRole('heading', { name: 'No machines reporting' })).toBeVisible();
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Your sessions are reporting.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/notifications');
    await expect(accountMenu(other)).toBeVisible();
    const machine = page.getByRole('region', { name: 'Machine reminderCycle' }).filter({ hasText: '/notifications' });
    await expect(machine.getByRole('list', { name: 'States in reminderCycle' })).toContainText('now');
    await expect(machine.getByLabel('Send an event')).toHaveCount(0);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await other.close();
    await expect(machine).toHaveCount(0);
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('Your sessions aren’t reporting.')).toBeVisible();
  });
});
