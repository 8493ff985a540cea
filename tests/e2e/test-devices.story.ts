import type { Page } from '@playwright/test';
import { openClass, otherDevice } from './class-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask, taskIdOf } from './task-steps';

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
  await test.step('a connection that drops at the start leaves no test open without its clock', async () => {
    await laptop.route('**/classroom/**', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    });
    await laptop.goto(address);
    await expect(laptop.getByText('There’s no timer.')).toBeVisible();
    const dropped = laptop.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await laptop.getByRole('button', { name: 'Start test' }).click();
    await dropped;
    await laptop.unroute('**/classroom/**');
  });
  await laptop.goto(address);
  await expect(answerOf(laptop)).toBeVisible();
  await phone.goto(address);
  await test.step('logged out on the phone, the answer waits there and is saved after the next login', async () => {
    const cookies = await phone.context().cookies();
    await phone.context().clearCookies();
    await answerOf(phone).fill('12');
    await expect(phone.getByRole('alert')).toContainText('You’ve been logged out, so this isn’t saved yet.');
    await expect(phone.getByRole('link', { name: 'Log in again in a new tab' })).toBeVisible();
    await expectNoSideways(phone);
    await expectAccessibleInBothThemes(phone);
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(phone.getByRole('alert')).toContainText('You’ve been logged out, so this isn’t saved yet.');
    await expect(answerOf(phone)).toHaveValue('12');
    await phone.context().addCookies(cookies);
    await expect(phone.getByText('Saved', { exact: true })).toBeVisible();
    await expect(phone.getByRole('alert')).toHaveCount(0);
    await laptop.reload();
    await expect(answerOf(laptop)).toHaveValue('12');
  });
  await test.step('handed in on the laptop, what is typed on the phone is not called saved', async () => {
    await laptop.getByText('Hand in…').click();
    await laptop.getByRole('button', { name: 'Yes, hand in the test' }).click();
    await expect(laptop).toHaveURL(/\/task\/[0-9a-f-]+\/result$/);
    await answerOf(phone).fill('13');
    await expect(phone.getByRole('alert')).toContainText('This test is over, so your last change wasn’t saved.');
    await expect(phone.getByText('Saved', { exact: true })).toHaveCount(0);
    await expect(answerOf(phone)).toHaveValue('13');
    await expectNoSideways(phone);
    await expectAccessibleInBothThemes(phone);
  });
  await test.step('saving it all the same leads to the result, which says what happened', async () => {
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(phone).toHaveURL(/\/task\/[0-9a-f-]+\/result$/);
    await expect(phone.getByText('This test was already over.')).toBeVisible();
  });
  await test.step('handed back after its answers were seen, it stands there to read and is handed in once more', async () => {
    await page.getByRole('link', { name: 'Comet' }).click();
    await page.getByRole('button', { name: 'Return' }).click();
    await expect(page.getByRole('button', { name: 'Return' })).toHaveCount(0);
    await phone.goto(address);
    await expect(phone.getByText('You’ve seen the answer to this question, so you can’t change yours.')).toBeVisible();
    await expect(answerOf(phone)).toHaveCount(0);
    await expectNoSideways(phone);
    await expectAccessibleInBothThemes(phone);
    await phone.getByText('Hand in…').click();
    await phone.getByRole('button', { name: 'Yes, hand in the test' }).click();
    await expect(phone).toHaveURL(/\/task\/[0-9a-f-]+\/result$/);
  });
  await phone.context().close();
  await laptop.context().close();
});
