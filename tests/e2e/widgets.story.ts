import type { FrameLocator, Locator, Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { rowsOf } from './database';
import { answersHere, giveAnswer, preferPlainTyping } from './practice-steps';
import { type Account, openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

const year6 = 'year-6';
const year7 = 'year-7';

test.describe('the error-logbook bubble', () => {
  test('appears at 30 errors, cycles through the courses, and stays closed until the next step', async ({
    page,
    newStudent,
    isMobile,
  }) => {
    await setUnresolved(newStudent, { [year6]: 29 });
    await page.goto('/home');
    await expect(mascot(page)).toBeVisible();
    await expect(bubble(page)).toHaveCount(0);
    await setUnresolved(newStudent, { [year6]: 30, [year7]: 31 });
    await page.reload();
    await expect(bubble(page)).toContainText('31 errors wait in Year 7');
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    if (isMobile) await expectCoversNothing(page);
    await bubble(page).getByRole('button', { name: 'Close reminder' }).click();
    await expect(bubble(page)).toContainText('30 errors wait in Year 6');
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
    await test.step('closed is closed, also after loading the page again and at 31', async () => {
      await setUnresolved(newStudent, { [year6]: 31, [year7]: 31 });
      await page.reload();
      await expect(mascot(page)).toBeVisible();
      await expect(bubble(page)).toHaveCount(0);
    });
    await setUnresolved(newStudent, { [year6]: 40, [year7]: 31 });
    await page.reload();
    await expect(bubble(page)).toContainText('40 errors wait in Year 6');
    await bubble(page).getByRole('link', { name: 'Open logbook' }).click();
    await page.waitForURL('**/error-logbook/year-6');
  });

  test('keeps quiet while a question is open', { tag: '@one-width' }, async ({ page, newStudent }) => {
    await setUnresolved(newStudent, { [year6]: 34 });
    await openQuestion(page, questions.addDecimals);
    await expect(mascot(page)).toBeVisible();
    await expect(bubble(page)).toHaveCount(0);
    await page.goto('/home');
    await expect(bubble(page)).toBeVisible();
  });

  for (const garbage of ['{', '[]', '{"version":0,"value":{"year-6":34}}', '{"version":1,"value":{"year-6":"34"}}']) {
    test(`reads over garbage in storage and mends it: ${garbage}`, { tag: '@one-width' }, async ({
      page,
      newStudent,
    }) => {
      await setUnresolved(newStudent, { [year6]: 34 });
      await page.goto('/home');
      const key = await dismissalsKey(newStudent);
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, garbage] as const);
      await page.reload();
      await bubble(page).getByRole('button', { name: 'Close reminder' }).click();
      await expect(bubble(page)).toHaveCount(0);
      const kept = await page.evaluate((name) => localStorage.getItem(name), key);
      expect(JSON.parse(kept ?? '')).toEqual({ version: 1, value: { [year6]: 34 } });
    });
  }

  test('closes even where the browser keeps nothing', { tag: '@one-width' }, async ({ page, newStudent }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await setUnresolved(newStudent, { [year6]: 34 });
    await page.goto('/home');
    await bubble(page).getByRole('button', { name: 'Close reminder' }).click();
    await expect(bubble(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test.describe('the mascot', () => {
  test('offers Quiz Me and Tutor Me by mouse or by touch', async ({ page, newStudent, isMobile }) => {
    void newStudent;
    await page.goto('/home');
    await expect(helper(page, 'Quiz Me')).toBeHidden();
    await openMenu(page, isMobile);
    await expect(helper(page, 'Tutor Me')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSideways(page);
    if (isMobile) await mascot(page).tap();
    else await page.mouse.move(100, 100);
    await expect(helper(page, 'Quiz Me')).toBeHidden();
    await openMenu(page, isMobile);
    await helper(page, 'Quiz Me').click();
    await expect(panel(page, 'Quiz Me')).toBeVisible();
  });

  test('is worked by keys alone', { tag: '@one-width' }, async ({ page, newStudent }) => {
    void newStudent;
    await page.goto('/home');
    await waitUntilLive(page);
    await mascot(page).focus();
    await page.keyboard.press('Enter');
    await expect(helper(page, 'Quiz Me')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(helper(page, 'Quiz Me')).toBeHidden();
    await mascot(page).focus();
    await page.keyboard.press('Enter');
    await expect(helper(page, 'Quiz Me')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(helper(page, 'Tutor Me')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Tutor Me').getByRole('heading', { name: 'Tutor Me', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Tutor Me')).toHaveCount(0);
    await expect(mascot(page)).toBeFocused();
    await expect(helper(page, 'Quiz Me')).toBeHidden();
  });

  test('says hi to a question, holds its quiz card, says see you', { tag: '@one-width' }, async ({
    page,
    newStudent,
  }) => {
    void newStudent;
    await page.goto('/home');
    await expect(pose(page)).toHaveAttribute('data-pose', 'idle');
    await openQuestion(page, questions.addDecimals);
    await expect(pose(page)).toHaveAttribute('data-pose', 'hi');
    await expect(pose(page)).toHaveAttribute('data-pose', 'quiz');
    await page.getByRole('link', { name: /Leave practice/ }).click();
    await expect(pose(page)).toHaveAttribute('data-pose', 'see-you');
    await expect(pose(page)).toHaveAttribute('data-pose', 'idle');
  });

  test('stays away from battles', { tag: '@one-width' }, async ({ page, newStudent }) => {
    void newStudent;
    await page.goto(`/battle/${crypto.randomUUID()}`);
    await expect(page.getByRole('heading', { name: 'Battle', exact: true })).toBeVisible();
    await expect(mascot(page)).toHaveCount(0);
  });
});

test.describe('the chat panel', () => {
  test('opens, is read, and closes', async ({ page, newStudent, isMobile }) => {
    void newStudent;
    await page.goto('/home');
    const tutor = await openPanel(page, 'Tutor Me', isMobile);
    await expect(inside(page).getByRole('heading', { name: 'Hi Comet, this is Tutor Me' })).toBeVisible();
    await expect(inside(page).getByText('our conversation is not open')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    const place = isMobile ? { x: 0, y: 0, width: 390, height: 844 } : { x: 1080, y: 0, width: 520, height: 1000 };
    await expect.poll(() => boxOf(tutor)).toEqual(place);
    await tutor.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(tutor).toHaveCount(0);
    await expect(mascot(page)).toBeFocused();
  });

  test('as a drawer is as wide as its edge is dragged, from 520 to 800', { tag: '@one-width' }, async ({
    page,
    newStudent,
  }) => {
    void newStudent;
    await page.goto('/home');
    const tutor = await openPanel(page, 'Tutor Me', false);
    await inside(page).getByRole('heading', { level: 1 }).waitFor();
    const edge = tutor.getByRole('separator', { name: 'Width of the panel' });
    await drag(page, { x: 1080, y: 300 }, { x: 980, y: 300 });
    await expect.poll(async () => (await boxOf(tutor)).width).toBe(620);
    await drag(page, { x: 980, y: 300 }, { x: 200, y: 320 });
    await expect.poll(async () => (await boxOf(tutor)).width).toBe(800);
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    await expect(edge).toHaveAttribute('aria-valuenow', '780');
    await page.keyboard.press('Home');
    await expect.poll(async () => (await boxOf(tutor)).width).toBe(520);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await openPanel(page, 'Tutor Me', false);
    await expect.poll(async () => (await boxOf(tutor)).width, 'reset when shown again').toBe(520);
  });

  test('as a window is moved by its header and by keys, and never off the screen', { tag: '@one-width' }, async ({
    page,
    newStudent,
  }) => {
    void newStudent;
    await page.goto('/home');
    const tutor = await openPanel(page, 'Tutor Me', false);
    await tutor.getByRole('button', { name: 'Show as a window' }).click();
    await expect.poll(() => boxOf(tutor)).toEqual({ x: 1056, y: 176, width: 520, height: 800 });
    await drag(page, { x: 1300, y: 200 }, { x: 1000, y: 160 });
    await expect.poll(() => boxOf(tutor)).toMatchObject({ x: 756, y: 136 });
    await drag(page, { x: 1000, y: 160 }, { x: 1000, y: 1 });
    await expect.poll(() => boxOf(tutor)).toMatchObject({ x: 756, y: 0 });
    await tutor.getByRole('button', { name: 'Move the window' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => boxOf(tutor)).toMatchObject({ x: 656, y: 20 });
    await expectAccessibleInBothThemes(page);
    await tutor.getByRole('button', { name: 'Close', exact: true }).click();
    await openPanel(page, 'Tutor Me', false);
    await expect.poll(() => boxOf(tutor), 'a window still, back at its place').toMatchObject({ x: 1056, y: 176 });
    await tutor.getByRole('button', { name: 'Show as a drawer' }).click();
    await expect.poll(() => boxOf(tutor)).toMatchObject({ x: 1080, y: 0 });
  });

  test('knows the question that is open', { tag: '@one-width' }, async ({ page, newStudent, isMobile }) => {
    void newStudent;
    await openQuestion(page, questions.addDecimals);
    await openPanel(page, 'Quiz Me', isMobile);
    await expect(inside(page).getByText('They stand with your question')).toBeVisible();
    await expectNoSideways(page);
  });

  test('shows how much AI credit is left where its flag is on, and asks anew when the frame says so', {
    tag: '@one-width',
  }, async ({ page, newStudent }) => {
    await page.goto('/home');
    const tutor = await openPanel(page, 'Tutor Me', false);
    const battery = tutor.getByRole('button', { name: 'AI credits: 100% left' });
    await inside(page).getByRole('heading', { level: 1 }).waitFor();
    await expect(battery).toHaveCount(0);
    await switchFlagOn('ai-credit-battery', newStudent);
    await expect(async () => {
      // The panel comes back with its page.
      await page.goto('/home');
      await expect(battery).toBeVisible({ timeout: 2000 });
    }).toPass();
    await battery.click();
    await expect(tutor.getByText(/They renew at \d\d:\d\d [AP]M \d\d\/\d\d\/\d{4}\./)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const asked = page.waitForRequest('**/api/ai-credit');
    await inside(page)
      .locator('body')
      .evaluate(() => window.parent.postMessage({ type: 'REFRESH_CREDIT' }, window.location.origin));
    await asked;
  });
});

test.describe('a hint or worked steps', () => {
  test('are shown again by Tutor Me, also after the page was loaded again', async ({ page, newStudent }) => {
    await openQuestion(page, questions.addDecimals);
    await page.getByRole('button', { name: 'Show hint 1' }).click();
    const talk = page.getByRole('button', { name: 'Talk this hint through' });
    await expectNoSideways(page);
    await talk.click();
    await expect(panel(page, 'Hint').getByRole('heading', { name: 'Hint', exact: true })).toBeFocused();
    await expect(inside(page).getByText('I cannot talk yet')).toBeVisible();
    await expect(asked(page).getByRole('heading', { name: 'Hint 1' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    expect(await keptContext(page, 'hint', newStudent)).toMatchObject({ topic: 'Add and subtract decimals' });
    await test.step('the panel comes back with its page and takes no focus', async () => {
      await page.reload();
      await expect(asked(page).getByRole('heading', { name: 'Hint 1' })).toBeVisible();
      await expect(panel(page, 'Hint').getByRole('heading', { name: 'Hint', exact: true })).not.toBeFocused();
    });
    await inside(page).getByRole('button', { name: 'See what else helps' }).click();
    await expect(inside(page).getByText('our conversation is not open')).toBeVisible();
    await expect(panel(page, 'Tutor Me')).toBeVisible();
    await panel(page, 'Tutor Me').getByRole('button', { name: 'Close', exact: true }).click();
    await test.step('once closed, the focus is where it was opened from', async () => {
      await talk.click();
      await expect(panel(page, 'Hint').getByRole('heading', { name: 'Hint', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page, 'Hint')).toHaveCount(0);
      await expect(talk).toBeFocused();
    });
  });

  test('follow the hint that is open now', { tag: '@one-width' }, async ({ page, newStudent }) => {
    void newStudent;
    await openQuestion(page, questions.addDecimals);
    await page.getByRole('button', { name: 'Show hint 1' }).click();
    const talk = page.getByRole('button', { name: 'Talk this hint through' });
    await talk.click();
    await expect(asked(page).getByRole('heading', { name: 'Hint 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Show hint 2' }).click();
    await expect(page.getByRole('button', { name: 'Show hint 2' })).toBeHidden();
    await talk.click();
    await expect(asked(page).getByRole('heading', { name: 'Hint 2' })).toBeVisible();
  });

  test('show the own steps of a closed question alone, and end with the question', { tag: '@one-width' }, async ({
    page,
    newStudent,
  }) => {
    await preferPlainTyping(page);
    await openQuestion(page, questions.addFractions);
    const answers = await answersHere(page);
    await giveAnswer(page, answers, answers.wrong[0]?.answer ?? '');
    const ask = page.getByRole('button', { name: 'Ask about these steps' });
    await ask.click();
    await expect(asked(page).getByRole('heading', { name: 'A worked one like it' })).toBeVisible();
    await expect(asked(page).getByRole('heading', { name: 'The steps' })).toHaveCount(0);
    await page.getByRole('button', { name: /close this question/ }).click();
    await expect(page.getByRole('heading', { name: 'The steps' })).toBeVisible();
    await ask.click();
    await expect(panel(page, 'Worked solution')).toBeVisible();
    await expect(asked(page).getByRole('heading', { name: 'The steps' })).toBeVisible();
    expect(await keptContext(page, 'solution', newStudent)).toMatchObject({ errorReviewSessionState: null });
    await page.getByRole('link', { name: 'Next question' }).click();
    await page.waitForURL(/\/2$/);
    await expect(panel(page, 'Tutor Me'), 'open still, and general again').toBeVisible();
    await expect(inside(page).getByText('They stand with your question')).toBeVisible();
    expect(await keptContext(page, 'solution', newStudent)).toBeNull();
  });

  test('are there with garbage in session storage and with storage full', { tag: '@one-width' }, async ({
    page,
    newStudent,
  }) => {
    const id = await userIdOf(newStudent);
    await page.addInitScript((viewer) => {
      // The frame shares the storage of its page.
      if (window.top !== window) return;
      for (const name of ['mm-app-state', 'mm-ai-hint-context'])
        sessionStorage.setItem(`${name}:${viewer}`, '{"version":1');
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }, id);
    await openQuestion(page, questions.addDecimals);
    await page.getByRole('button', { name: 'Show hint 1' }).click();
    await page.getByRole('button', { name: 'Talk this hint through' }).click();
    await expect(asked(page).getByRole('heading', { name: 'Hint 1' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('mm-')))).toEqual([]);
  });
});

test.describe('when the panel cannot be fetched', { tag: '@one-width' }, () => {
  test.use({ expectedTroubles: /Failed to load resource|chat-panel/ });

  test('a toast says so, and the next try opens it', async ({ page, newStudent }) => {
    void newStudent;
    await page.goto('/home');
    await page.route(/assets\/chat-panel-.*\.js/, (route) => route.abort());
    await openMenu(page, false);
    await helper(page, 'Tutor Me').click();
    await expect(page.getByText('The tutor could not be opened. Try again in a moment.')).toBeVisible();
    await expect(mascot(page)).toBeVisible();
    await page.unroute(/assets\/chat-panel-.*\.js/);
    await openPanel(page, 'Tutor Me', false);
  });
});

test.describe('the frame and the app', () => {
  test('Home in the frame leads the app home', { tag: '@one-width' }, async ({ page, newStudent, isMobile }) => {
    void newStudent;
    await page.goto('/error-logbook');
    await openPanel(page, 'Tutor Me', isMobile);
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
    await expect(inside(page).getByRole('heading', { name: 'You are logged out' })).toBeVisible();
    await inside(page).getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login?next=%2Ferror-logbook');
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
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('**/home');
  });
});

test.describe('without JavaScript', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the mascot’s menu leads to the helpers’ own pages', async ({ page, newStudent }) => {
    void newStudent;
    await page.goto('/home');
    await mascot(page).hover();
    await helper(page, 'Quiz Me').click();
    await expect(page.getByRole('heading', { name: 'this is Quiz Me' })).toBeVisible();
  });

  test('no button stands at a hint that would do nothing', async ({ page, newStudent }) => {
    void newStudent;
    await openQuestion(page, questions.addDecimals);
    await page.getByRole('button', { name: 'Show hint 1' }).click();
    await expect(page.getByRole('button', { name: 'Show hint 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Talk this hint through' })).toHaveCount(0);
  });
});

function bubble(page: Page): Locator {
  return page.getByRole('region', { name: 'Reminder' });
}

function mascot(page: Page): Locator {
  return page.getByRole('button', { name: 'Open the tutor: Quiz Me or Tutor Me' });
}

function pose(page: Page): Locator {
  return mascot(page).locator('svg[data-pose]');
}

function helper(page: Page, name: string): Locator {
  return page.getByRole('complementary', { name: 'Helpers' }).getByRole('link', { name });
}

function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

function inside(page: Page): FrameLocator {
  return page.frameLocator('iframe[src*="ROLE=student"]');
}

/** The hint or the steps that the frame was opened about. */
function asked(page: Page): Locator {
  return inside(page).locator('section');
}

/** The menu listens once scripts run; before that it is a plain one. */
async function waitUntilLive(page: Page): Promise<void> {
  await page.locator('aside[aria-label="Helpers"][data-live]').waitFor();
}

async function openMenu(page: Page, byTouch: boolean): Promise<void> {
  await waitUntilLive(page);
  if (byTouch) await mascot(page).tap();
  else await mascot(page).hover();
}

async function openPanel(page: Page, name: string, byTouch: boolean): Promise<Locator> {
  await openMenu(page, byTouch);
  await helper(page, name).click();
  await expect(panel(page, name)).toBeVisible();
  return panel(page, name);
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** On a phone the reminder takes room of its own: the main part begins below it. */
async function expectCoversNothing(page: Page): Promise<void> {
  const [reminder, main] = [await boxOf(bubble(page)), await boxOf(page.getByRole('main'))];
  expect(main.y).toBeGreaterThanOrEqual(reminder.y + reminder.height);
}

async function setUnresolved({ email }: Account, counts: Record<string, number>): Promise<void> {
  for (const [courseId, unresolved] of Object.entries(counts)) {
    await rowsOf(
      `insert into unresolved_counts (student_id, course_id, unresolved)
         select id, $2, $3 from users where email = $1
       on conflict (student_id, course_id) do update set unresolved = excluded.unresolved`,
      [email, courseId, unresolved],
    );
  }
}

/** As an administrator would for this one person. Every process hears of it. */
async function switchFlagOn(name: string, { email }: Account): Promise<void> {
  await rowsOf(
    `insert into flag_settings (name, mode, percentage, emails, updated_at) values ($1, 'SOME', 0, $2, now())
     on conflict (name) do update set emails = flag_settings.emails || excluded.emails`,
    [name, [email]],
  );
  await rowsOf(`select pg_notify('user_events', 'feature-flags')`, []);
}

async function dismissalsKey(account: Account): Promise<string> {
  return `mm-reminder-dismissals:${await userIdOf(account)}`;
}

/** What session storage holds of the question that was asked about last. */
async function keptContext(page: Page, kind: 'hint' | 'solution', account: Account): Promise<unknown> {
  const key = `mm-ai-${kind}-context:${await userIdOf(account)}`;
  const text = await page.evaluate((name) => sessionStorage.getItem(name), key);
  return text === null ? null : (JSON.parse(text) as { value: unknown }).value;
}

async function userIdOf({ email }: Account): Promise<string> {
  const [user] = await rowsOf<{ id: string }>('select id from users where email = $1', [email]);
  return user?.id ?? '';
}
