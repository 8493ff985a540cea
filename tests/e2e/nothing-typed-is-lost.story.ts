import type { BrowserContext, Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { openClass } from './class-steps';
import { openSheet, preferPlainTyping } from './practice-steps';
import { openQuestion, quickRegister } from './quick-start';
import { accountMenu, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask, startTest, taskIdOf } from './task-steps';

test.use({
  expectedTroubles: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (503|409|422)|decode|fetch|Error/,
});

const answerOf = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const lost = /^You’re offline\. What you typed is still here/;
const typedTexts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('marsmaths-typed ')));

/** The code that keeps a page comes after it. */
async function untilGuarded(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('guard-typed-work')));
  await expect.poll(isThere).toBe(true);
}

test('an answer and a line of working outlive a lost connection', async ({ page, context }) => {
  await preferPlainTyping(page);
  await quickRegister(page);
  await openQuestion(page, questions.addFractions, 'story-1');
  const address = page.url();
  await answerOf(page).fill('3');
  await untilGuarded(page);
  await test.step('Check says so, and the answer stays', async () => {
    await context.setOffline(true);
    await answerOf(page).fill('987/654');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(answerOf(page)).toHaveValue('987/654');
    await expectNoSideways(page);
  });
  await test.step('a link leads nowhere, and the page stays', async () => {
    await page.getByRole('link', { name: /^Leave practice/ }).click();
    await expect(page.getByText(lost).last()).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(answerOf(page)).toHaveValue('987/654');
  });
  await test.step('a line of working comes back into its box', async () => {
    await openSheet(page, 'Working');
    const line = page.getByRole('textbox', { name: /^Line 1 of my working/ });
    await line.fill('1/2 + 1/3');
    await page.getByRole('button', { name: 'Enter line' }).click();
    await expect(line).toHaveValue('1/2 + 1/3');
  });
  await test.step('after the page is gone, both stand there again', async () => {
    await context.setOffline(false);
    await page.goto('/faqs');
    await page.goto(address);
    await expect(answerOf(page)).toHaveValue('987/654');
    await expect(page.getByText('You typed this before the connection dropped.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await openSheet(page, 'Working');
    await expect(page.getByRole('textbox', { name: /^Line 1 of my working/ })).toHaveValue('1/2 + 1/3');
  });
  await test.step('once it is marked, the browser keeps it no longer', async () => {
    await openSheet(page, 'Question');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
    await expect.poll(async () => (await typedTexts(page)).filter((key) => key.includes(' answer '))).toEqual([]);
  });
});

test('what one student typed is not there for the next one at the computer', { tag: '@one-width' }, async ({
  page,
}) => {
  await preferPlainTyping(page);
  await quickRegister(page);
  await openQuestion(page, questions.addFractions, 'story-1');
  await answerOf(page).fill('11/13');
  await expect.poll(() => typedTexts(page)).toHaveLength(1);
  await test.step('logging out takes it away', async () => {
    await page.goto('/home');
    await accountMenu(page).click();
    await page.getByRole('link', { name: 'Log Out' }).click();
    await expect(page.getByText('You’ve logged out.')).toBeVisible();
    expect(await typedTexts(page)).toEqual([]);
  });
  await test.step('and so does the next person, where nobody logged out', async () => {
    await quickRegister(page);
    await openQuestion(page, questions.addFractions, 'story-1');
    await answerOf(page).fill('5/7');
    await expect.poll(() => typedTexts(page)).toHaveLength(1);
    await page.context().clearCookies();
    await quickRegister(page);
    await page.goto('/home');
    await page.keyboard.press('Shift');
    await expect.poll(() => typedTexts(page)).toEqual([]);
  });
});

test('the server answers 503 to a form: the page stays with its text', { tag: '@one-width' }, async ({ page }) => {
  await preferPlainTyping(page);
  await quickRegister(page);
  await openQuestion(page, questions.addFractions, 'story-1');
  await page.route('**/practice/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  );
  await answerOf(page).fill('987/654');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'We can’t reach our server right now. What you typed is still here',
  );
  await expect(answerOf(page)).toHaveValue('987/654');
  await page.unroute('**/practice/**');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
});

test('a test in two windows and without a connection', async ({ page, browser, baseURL }) => {
  test.slow();
  const { students } = await openClass({ page, browser, baseURL }, [{ onPhone: true }]);
  const [first] = students as [Page];
  await page.reload();
  await setTask(page, 'Recurring decimals', 'Test');
  const address = `/task/unfinished/${taskIdOf(page)}/1`;
  await startTest(first, address);
  const second = await first.context().newPage();
  await second.goto(address);
  const saved = (window: Page) => window.getByText('Saved', { exact: true });
  await test.step('an empty box that nobody touched is never sent', async () => {
    await answerOf(first).fill('12');
    await expect(saved(first)).toBeVisible();
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(answerOf(second)).toHaveValue('12');
    await first.reload();
    await expect(answerOf(first)).toHaveValue('12');
  });
  await test.step('two different answers stand side by side, and one is chosen', async () => {
    await answerOf(first).fill('13');
    await expect(saved(first)).toBeVisible();
    await answerOf(second).fill('14');
    const both = second.getByRole('region', { name: 'Two versions' });
    await expect(both).toContainText('You saved a different answer in another window.');
    await expect(both).toContainText('Keep this one 14');
    await expect(both).toContainText('Use the other one 13');
    await expectNoSideways(second);
    await expectAccessibleInBothThemes(second);
    // Once chosen, both are gone: there is nothing left that could be checked.
    await both.getByRole('radio', { name: /^Use the other one/ }).click();
    await expect(answerOf(second)).toHaveValue('13');
    await expect(both).toHaveCount(0);
    await answerOf(second).fill('15');
    await expect(saved(second)).toBeVisible();
  });
  await second.close();
  await test.step('what cannot be read is said, and is in the list before handing in', async () => {
    await first.reload();
    await answerOf(first).fill('dunno');
    await expect(first.getByText('We can’t read this yet.', { exact: true })).toBeVisible();
    await first.getByText('Hand in…').click();
    await expect(first.getByText('Question 1: we can’t read this yet.')).toBeVisible();
    await expect(first.getByText('You’ve answered every question.')).toHaveCount(0);
    await expectNoSideways(first);
    await expectAccessibleInBothThemes(first);
    await answerOf(first).fill('16');
    await expect(saved(first)).toBeVisible();
    await expect(first.getByText('You’ve answered every question.')).toBeVisible();
  });
  await test.step('without a connection the answer stays, and is saved when it is back', async () => {
    await lose(first.context());
    await answerOf(first).fill('17');
    await first.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(first.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(answerOf(first)).toHaveValue('17');
    await first.context().setOffline(false);
    await expect(saved(first)).toBeVisible({ timeout: 20_000 });
    await first.reload();
    await expect(answerOf(first)).toHaveValue('17');
  });
  await first.context().close();
});

const lose = (context: BrowserContext) => context.setOffline(true);

test('a step of the wizard waits for the connection', { tag: '@one-width' }, async ({ page, browser, baseURL }) => {
  await openClass({ page, browser, baseURL }, []);
  await page
    .getByRole('navigation', { name: / pages$/ })
    .getByRole('link', { name: 'Tasks' })
    .click();
  await page.getByRole('button', { name: 'Create task' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Fractions');
  await untilGuarded(page);
  await page.context().setOffline(true);
  await name.fill('Fractions that nobody loses');
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  await expect(page.getByText(lost).last()).toBeVisible();
  await expect(name).toHaveValue('Fractions that nobody loses');
  await page.getByRole('link', { name: /^Tasks for/ }).click();
  await expect(name).toHaveValue('Fractions that nobody loses');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  await expect(page.getByRole('button', { name: 'Next: When' })).toBeVisible();
  await page.getByRole('button', { name: /What/ }).first().click();
  await expect(name).toHaveValue('Fractions that nobody loses');
});
