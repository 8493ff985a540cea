import type { Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { openQuestion } from './quick-start';
import { boxOf, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { switchFlagOn } from './switch-flag-on';
import { helper, inside, mascot, openMenu, openPanel, press } from './tutor-on-page';

test.describe('the chat panel', () => {
  test('opens, is read, and closes', async ({ page, newStudent, isMobile }) => {
    void newStudent;
    await page.goto('/home');
    const tutor = await openPanel(page, 'Tutor Me', isMobile);
    await expect(inside(page).getByRole('heading', { name: 'Hi Comet, this is Tutor Me' })).toBeVisible();
    await expect(inside(page).getByText('Want help with a step, or should I ask the questions?')).toBeVisible();
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
    const edge = tutor.getByRole('separator', { name: 'Panel width' });
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
    // A panel that has just opened takes no second press for a moment.
    const toDrawer = tutor.getByRole('button', { name: 'Show as a drawer' });
    await expect(async () => {
      if (await toDrawer.isVisible()) await toDrawer.click();
      await expect(toDrawer).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect.poll(() => boxOf(tutor)).toMatchObject({ x: 1080, y: 0 });
  });

  test('knows the question that is open', { tag: '@one-width' }, async ({ page, newStudent, isMobile }) => {
    void newStudent;
    await openQuestion(page, questions.addDecimals);
    await openPanel(page, 'Quiz Me', isMobile);
    await expect(inside(page).getByText('Your current question')).toBeVisible();
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
    await test.step('a credit that is used elsewhere is gone from here at once', async () => {
      const elsewhere = await page.context().newPage();
      await elsewhere.goto('/chat-bot?ROLE=student&bot=general');
      await press(elsewhere, 'Solve 3x + 5 = 20');
      // By the stream: the battery asks by itself once a minute.
      await expect(tutor.getByRole('button', { name: 'AI credits: 95% left' })).toBeVisible({ timeout: 5000 });
      await elsewhere.close();
      await expect(tutor.getByText(/^19 of 20 AI credits left. They renew at 12:00 AM /)).toBeVisible();
    });
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
    await expect(page.getByText('We couldn’t open the tutor. Try again in a moment.')).toBeVisible();
    await expect(mascot(page)).toBeVisible();
    await page.unroute(/assets\/chat-panel-.*\.js/);
    await openPanel(page, 'Tutor Me', false);
  });
});

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
