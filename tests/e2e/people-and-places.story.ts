import { quickLogIn, quickRegister } from './quick-start';
import { accountMenu, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

const portals = [
  { email: 'teacher@demo.test', sees: ['Teacher Portal'], hidden: ['Tutor Portal'] },
  { email: 'tutor@demo.test', sees: ['Tutor Portal'], hidden: ['Teacher Portal'] },
  { email: 'student2@demo.test', sees: [], hidden: ['Teacher Portal', 'Tutor Portal'] },
];

for (const { email, sees, hidden } of portals) {
  test(`${email.split('@')[0]} sees ${sees.length > 0 ? sees.join() : 'no portal'} in the header`, async ({
    page,
    isMobile,
  }) => {
    await quickLogIn(page, email);
    await page.goto('/home');
    // Whoever teaches has no home of a student.
    await expect(page).toHaveURL(sees.length > 0 ? /\/teacher$/ : /\/home$/);
    if (isMobile) await page.locator('summary[aria-label="Menu"]').click();
    const links = isMobile
      ? page.locator('details:has(summary[aria-label="Menu"])')
      : page.getByRole('navigation', { name: 'Main' });
    await expect(links.getByText('Home')).toBeVisible();
    for (const name of sees) await expect(links.getByText(name)).toBeVisible();
    for (const name of hidden) await expect(links.getByText(name)).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
}

test('the chosen theme stays', { tag: '@one-width' }, async ({ page }) => {
  await quickRegister(page);
  await page.goto('/home');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/login');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a visitor sees the landing page; signed in, the same address leads home', { tag: '@one-width' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Register/ }).first()).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/login\?next=%2Fhome$/);
  await quickRegister(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/home$/);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});

test('somebody signed in finds their own way on at the page for visitors', async ({ page, newStudent }) => {
  void newStudent;
  await page.goto('/landingpage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(log ?in|register)/i })).toHaveCount(0);
  await expect(page.getByText('No card needed')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Choose your courses' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to my home page' }).first().click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the demo student’s pages are clean in both themes', async ({ page }) => {
  await quickLogIn(page, 'student@demo.test');
  for (const address of [
    '/home',
    '/courses',
    '/create-practice/year-6',
    '/error-logbook/year-6',
    '/error-logbook/year-6?by=topic&state=FIXED',
  ]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
    });
  }
});

test('the public pages are clean in both themes', async ({ page }) => {
  for (const address of ['/courses', '/terms-conditions', '/privacy-policy']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
    });
  }
});
