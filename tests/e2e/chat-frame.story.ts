import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { inside, more, openPanel, panel, waitUntilLive } from './tutor-on-page';

test.describe('the frame and the app', () => {
  test('Home in the frame leads the app home', { tag: '@one-width' }, async ({ page, newStudent, isMobile }) => {
    void newStudent;
    await page.goto('/error-logbook');
    await openPanel(page, 'Tutor Me', isMobile);
    await more(inside(page)).click();
    await inside(page).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('**/home');
    await expect(panel(page, 'Tutor Me')).toHaveCount(0);
  });

  test('hostile messages move nothing', { tag: '@one-width' }, async ({ page, newStudent }) => {
    void newStudent;
    await page.goto('/error-logbook');
    await openPanel(page, 'Tutor Me', false);
    await inside(page).getByRole('heading', { level: 1 }).waitFor();
    const address = page.url();
    await test.step('from the page itself, which is not the frame', () =>
      page.evaluate(() => {
        for (const type of ['GO_HOME', 'GO_TO_LOGIN', 'GO_TO_LOGOUT']) window.postMessage({ type }, '*');
      }));
    await test.step('from the frame, in no shape of the contract', () =>
      inside(page)
        .locator('body')
        .evaluate(() => {
          const hostile: unknown[] = [
            'GO_HOME',
            null,
            { type: 'GO_HOME', to: 'https://evil.test' },
            { type: 'OPEN_MAIL_LINK', href: 'javascript:document.title="taken"' },
            { type: 'OPEN_MAIL_LINK', href: 'https://evil.test' },
            { type: '__proto__' },
            [{ type: 'GO_TO_LOGOUT' }],
          ];
          for (const message of hostile) window.parent.postMessage(message, '*');
        }));
    // What comes after them is answered, so they have been read.
    await inside(page)
      .locator('body')
      .evaluate(() => window.parent.postMessage({ type: 'READY' }, '*'));
    await expect(panel(page, 'Tutor Me')).toBeVisible();
    expect(page.url()).toBe(address);
    expect(await page.title()).not.toContain('taken');
  });

  test('a session that is over leads to the login page', { tag: '@one-width' }, async ({
    page,
    context,
    newStudent,
  }) => {
    void newStudent;
    await page.goto('/error-logbook');
    await waitUntilLive(page);
    await context.clearCookies();
    await openPanel(page, 'Tutor Me', false);
    await expect(inside(page).getByRole('heading', { name: 'You’ve been logged out' })).toBeVisible();
    await inside(page).getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(/\/login\?next=%2Ferror-logbook/);
  });

  test('only the two frames may be framed, and only by us', { tag: '@one-width' }, async ({ page, newStudent }) => {
    void newStudent;
    for (const address of ['/chat-bot?ROLE=student', '/quiz-me?ROLE=student']) {
      const headers = (await page.request.get(address)).headers();
      expect(headers['x-frame-options'], address).toBe('SAMEORIGIN');
      expect(headers['content-security-policy'], address).toContain("frame-ancestors 'self'");
    }
    const headers = (await page.request.get('/home')).headers();
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('each helper is a page of its own', { tag: '@one-width' }, async ({ page, newStudent }) => {
    void newStudent;
    for (const [address, title] of [
      ['/chat-bot?ROLE=student', 'Tutor Me'],
      ['/quiz-me?ROLE=student', 'Quiz Me'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: `this is ${title}` })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
    }
    await more(page).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('**/home');
  });
});
