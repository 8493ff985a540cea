import { rowsOf } from './database';
import { newAccount, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, fillRegistration, test } from './story';

const lookOf = (selector: string) => {
  const element = document.querySelector(selector);
  const style = element ? getComputedStyle(element) : null;
  return { background: style?.backgroundColor, top: element?.getBoundingClientRect().top };
};
const light = 'rgb(255, 255, 255)';

test('the header of the front page is dark until 400 px, then light, and always in sight', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  for (const [scroll, isLight] of [
    [0, false],
    [399, false],
    [400, false],
    [401, true],
    [1200, true],
    [100, false],
  ] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scroll);
    await expect.poll(async () => (await page.evaluate(lookOf, 'header')).background === light).toBe(isLight);
    if (scroll >= 100) expect((await page.evaluate(lookOf, 'header')).top).toBe(0);
  }
});

test('the offer shows on desktops alone, and stays closed', async ({ page, isMobile }) => {
  await page.goto('/');
  const offer = page.getByText('Join now and save A$10 on the subscription.');
  if (isMobile) return expect(offer).toBeHidden();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Close the offer' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
});

test.describe('the carousel', () => {
  test('moves on by itself, loops, and can be paused', { tag: '@one-width' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'From counting seats to calculus' });
    const dots = carousel.getByRole('button', { name: /^Go to question/ });
    await carousel.scrollIntoViewIfNeeded();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(dots.last()).toHaveAttribute('aria-current', 'true', { timeout: 25_000 });
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await dots.first().click();
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.fastForward(9000);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await carousel.getByRole('button', { name: 'Next question' }).click();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await dots.last().click();
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  });

  test('is still for people who want less motion, and goes by the keyboard', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'From counting seats to calculus' });
    const dots = carousel.getByRole('button', { name: /^Go to question/ });
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.fastForward(9000);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await carousel.getByRole('list', { name: 'Sample questions' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  });
});

test('a visit by an advertisement is counted once, without its click id', { tag: '@one-width' }, async ({ page }) => {
  const count = async () => (await rowsOf<{ id: string }>('select id from tracking_events', [])).length;
  const before = await count();
  const sent = page.waitForResponse('**/api/click-id');
  await page.goto(`/?ttclid=E.C.P.${Date.now()}`);
  expect((await sent).status()).toBe(204);
  await expect.poll(count).toBe(before + 1);
  const again = page.waitForResponse('**/api/click-id');
  await page.reload();
  expect((await again).status()).toBe(204);
  expect(await count()).toBe(before + 1);
});

test('nothing is reported without a click id', { tag: '@one-width' }, async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/click-id')) reports.push(request.url());
  });
  await page.goto('/?utm_source=letter');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(reports).toEqual([]);
});

test('the foot leads everywhere it says', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  for (const [column, links] of [
    ['Product', ['Courses', 'Pricing', 'FAQs']],
    ['Company', ['About Us', 'Careers', 'Contact Us']],
  ] as const) {
    const names = foot.getByRole('navigation', { name: column }).getByRole('link');
    await expect(names).toHaveText([...links]);
  }
  await expect(foot.getByText(`© ${new Date().getUTCFullYear()} Marsmaths`)).toBeVisible();
  for (const [name, title] of [
    ['Pricing', 'Start free. Pay by the course.'],
    ['FAQs', 'FAQs'],
    ['About Us', 'About Us'],
    ['Careers', 'Careers'],
    ['Contact Us', 'Contact Us'],
    ['Terms and Conditions', 'Terms and Conditions'],
    ['Privacy Policy', 'Privacy Policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoSideways(page);
  }
});

test('each page begins at its top when the path changes', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await about.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await about.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the public pages are accessible in both themes', { tag: '@one-width' }, async ({ page }) => {
  // Sixteen looks of axe: on a busy machine more than a minute.
  test.slow();
  for (const path of [
    '/',
    '/pricing',
    '/faqs',
    '/about',
    '/careers',
    '/contact',
    '/terms-conditions',
    '/privacy-policy',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessibleInBothThemes(page);
      await expectNoSideways(page);
    });
  }
});

test.describe('when the picture of a course cannot be fetched ahead', { tag: '@one-width' }, () => {
  test.use({ expectedTroubles: /could not be preloaded|ERR_FAILED/ });

  test('it is a warning in the console and nothing more', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/courses/*/icon.svg', (route) => route.abort());
    // Asked for by its address the page comes to visitors without React; from a page that has it, it has it too.
    await page.goto('/faqs');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
    const course = page.getByRole('link', { name: /^Year 6 Maths/ });
    await expect(async () => {
      await page.mouse.move(0, 0);
      await course.hover();
      expect(warnings).toContain('The picture /courses/year-6/icon.svg could not be preloaded.');
    }).toPass();
    await course.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Year 6 Maths' })).toBeVisible();
  });
});

test('the prices follow the term', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/pricing');
  const course = page.getByRole('region', { name: 'One course' });
  await expect(course).toContainText('A$120 every 6 months');
  await page.getByRole('link', { name: '12 months' }).click();
  await expect(page).toHaveURL(/months=12/);
  await expect(course).toContainText('A$192 every 12 months');
  await page.getByRole('link', { name: '1 month', exact: true }).click();
  await expect(course).toContainText('A$24 every month');
  await expect(page.getByText('type JOIN10 at the checkout')).toBeVisible();
});

test('questions are found while typing', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/faqs');
  await page.getByLabel('Search the questions').fill('forgot passw');
  await expect(page.getByText('1 question found')).toBeVisible();
  await expect(page.getByText('We’ll email you a link that works once')).toBeVisible();
  await page.getByLabel('Search the questions').fill('zebra');
  await expect(page.getByText('No questions found.', { exact: false })).toBeVisible();
});

test.describe('the contact form', () => {
  test.use({ expectedTroubles: /status of 400/ });

  test('says what is missing, loses nothing, and thanks for the message', { tag: '@one-width' }, async ({ page }) => {
    const { email } = newAccount();
    await page.goto('/contact');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Message' }).fill('Hi');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Choose what it’s about.')).toBeVisible();
    await expect(page.getByText('Write a bit more: at least 10 characters.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('What is it about?').selectOption({ label: 'A maths question' });
    await page.getByRole('textbox', { name: 'Message' }).fill('Is zero an even number?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thanks, we’ve got your message.', { exact: false })).toBeVisible();
    const [stored] = await rowsOf<{ message: string }>('select message from contact_messages where email = $1', [
      email,
    ]);
    expect(stored?.message).toBe('Is zero an even number?');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedTroubles: /status of 400/ });

  test('the header turns light, the offer closes, the questions are searched, a message is sent', async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(page.getByText('Four rows of six seats.', { exact: false })).toBeVisible();
    if (!isMobile) {
      await page.getByRole('button', { name: 'Close the offer' }).click();
      await expect(page.getByText('Join now and', { exact: false })).toBeHidden();
      await page.mouse.wheel(0, 900);
      await expect.poll(async () => (await page.evaluate(lookOf, 'header')).background === light).toBe(true);
    }
    await page.goto('/faqs');
    await page.getByLabel('Search the questions').fill('logbook');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/q=logbook/);
    await expect(page.getByText(/questions? found/)).toBeVisible();
    await expect(page.getByText('Who is Marsmaths for?')).toBeHidden();
    await page.goto('/contact');
    const { email } = newAccount();
    await page.getByRole('textbox', { name: 'Message' }).fill('A message that must not be lost.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Type your email address.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A message that must not be lost.');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('What is it about?').selectOption({ label: 'My account' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thanks, we’ve got your message.', { exact: false })).toBeVisible();
  });
});

test('an invitation code is kept through registering, and others get a plain sentence', {
  tag: '@one-width',
}, async ({ page }) => {
  const inviter = await quickRegister(page);
  const [row] = await rowsOf<{ inviting_code: string }>('select inviting_code from users where email = $1', [
    inviter.email,
  ]);
  const link = `/invitations?invitingCode=${row?.inviting_code}`;
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This is your own invitation' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/invitations?invitingCode=NOSUCHCODE');
  await expect(page.getByRole('heading', { name: 'We don’t recognise this code' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You’ve been invited by a friend' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Register free' }).click();
  const friend = newAccount();
  await fillRegistration(page, friend);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/home');
  const [invited] = await rowsOf<{ email: string }>(
    'select inviter.email from users join users inviter on inviter.id = users.invited_by where users.email = $1',
    [friend.email],
  );
  expect(invited?.email).toBe(inviter.email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You’ve already used this invitation' })).toBeVisible();
});
