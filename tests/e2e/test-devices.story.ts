import type { Browser, Page } from '@playwright/test';
import { openClass } from './class-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask } from './task-steps';

/** The same student on another device. */
async function otherDevice(browser: Browser, student: Page, options: { javaScriptEnabled?: boolean } = {}) {
  const storageState = await student.context().storageState();
  const baseURL = new URL(student.url()).origin;
  const context = await browser.newContext({
    ...options,
    storageState,
    baseURL,
    locale: 'en-AU',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

const taskIdOf = (page: Page) => /\/teacher\/tasks\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
const answerOf = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

test('a test that is handed in on one device takes nothing from another, and says so', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { students } = await openClass({ page, browser, baseURL }, [{}]);
  const [laptop] = students as [Page];
  await page.reload();
  await setTask(page, 'Recurring decimals', 'Test');
  const address = `/task/unfinished/${taskIdOf(page)}/1`;
  const phone = await otherDevice(browser, laptop);
  await phone.setViewportSize({ width: 390, height: 844 });
  await laptop.goto(address);
  await phone.goto(address);
  await test.step('logged out on the phone, the answer waits there and is saved after the next login', async () => {
    const cookies = await phone.context().cookies();
    await phone.context().clearCookies();
    await answerOf(phone).fill('12');
    await expect(phone.getByRole('alert')).toContainText('You are logged out, so this is not saved yet.');
    await expect(phone.getByRole('link', { name: 'Log in again in a new tab' })).toBeVisible();
    await expectNoSideways(phone);
    await expectAccessibleInBothThemes(phone);
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(phone.getByText('You are logged out, so nothing was sent.')).toBeVisible();
    await expect(answerOf(phone)).toHaveValue('12');
    await phone.context().addCookies(cookies);
    await expect(phone.getByText('Saved', { exact: true })).toBeVisible();
    await laptop.reload();
    await expect(answerOf(laptop)).toHaveValue('12');
  });
  await test.step('handed in on the laptop, what is typed on the phone is not called saved', async () => {
    await laptop.getByText('Hand in…').click();
    await laptop.getByRole('button', { name: 'Yes, hand in the test' }).click();
    await expect(laptop).toHaveURL(/\/task\/[0-9a-f-]+\/result$/);
    await answerOf(phone).fill('13');
    await expect(phone.getByRole('alert')).toContainText('This test is over, so what you typed last is not saved.');
    await expect(phone.getByText('Saved', { exact: true })).toHaveCount(0);
    await expect(answerOf(phone)).toHaveValue('13');
    await expectNoSideways(phone);
    await expectAccessibleInBothThemes(phone);
  });
  await test.step('saving it all the same leads to the result, which says what happened', async () => {
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(phone).toHaveURL(/\/task\/[0-9a-f-]+\/result$/);
    await expect(phone.getByText('This test was over already.')).toBeVisible();
  });
  await phone.context().close();
  await laptop.context().close();
});

test('without scripts a hand-in takes what stands in the box', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { students } = await openClass({ page, browser, baseURL }, [{}]);
  const [student] = students as [Page];
  await page.reload();
  await setTask(page, 'Recurring decimals', 'Test');
  const plain = await otherDevice(browser, student, { javaScriptEnabled: false });
  await plain.goto(`/task/unfinished/${taskIdOf(page)}/1`);
  await answerOf(plain).fill('12345.6');
  await plain.getByText('Hand in…').click();
  await plain.getByRole('button', { name: 'Yes, hand in the test' }).click();
  await expect(plain).toHaveURL(/\/task\/[0-9a-f-]+\/result$/);
  await expect(plain.getByText('1 of 1 answered.')).toBeVisible();
  await plain.context().close();
  await student.context().close();
});
