import type { Page } from '@playwright/test';
import { newAccount, quickRegister } from './quick-start';
import { accountMenu, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses a button of a form and waits for the page that it leads to. */
async function send(page: Page, name: string): Promise<void> {
  const arrived = page.waitForResponse((reply) => reply.request().isNavigationRequest() && reply.status() !== 303);
  await page.getByRole('button', { name }).click();
  await arrived;
  await page.waitForLoadState();
}

async function begin(page: Page, course: string): Promise<void> {
  await page.goto(`/enrollment-test/${course}`);
  await send(page, 'Begin');
}

/** Passes over questions until this one waits, or the result is there. */
async function skipTo(page: Page, place: number): Promise<void> {
  while ((await page.getByRole('button', { name: 'Next' }).count()) > 0) {
    if ((await heading(page).textContent())?.startsWith(`Question ${place} `)) return;
    await send(page, 'I have not learned this');
  }
}

test('a second tab goes on with the test, each course keeps its own, and starting again asks first', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await second.goto('/enrollment-test/year-7');
  await begin(page, 'year-7');
  await skipTo(page, 4);

  await test.step('Begin in a tab that was opened before', async () => {
    await send(second, 'Begin');
    await expect(heading(second)).toContainText('Question 4');
  });

  await test.step('another course leaves the first one alone', async () => {
    await begin(second, 'year-6');
    await expect(heading(second)).toContainText('Question 1');
    await page.reload();
    await expect(heading(page)).toContainText('Question 4');
  });

  await test.step('start again says what is lost', async () => {
    await page.getByText('Start again…').click();
    await expect(page.getByText('Your 3 answers so far are given up')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await send(page, 'Yes, start again');
    await expect(heading(page)).toContainText('Question 1');
    await second.reload();
    await expect(heading(second)).toContainText('Question 1');
  });
});

test('a result belongs to the account that took it, and to no other on this browser', async ({ page, context }) => {
  test.slow();
  await quickRegister(page);
  await begin(page, 'year-6');
  await skipTo(page, 99);
  await expect(page.getByText(/^You can take this test again from \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You took this test\. Its result stands on your map/)).toBeVisible();

  await test.step('home and map offer no test while the result is new', async () => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Your courses' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Placement test/ })).toHaveCount(0);
  });

  await test.step('a sibling on the same browser starts from nothing', async () => {
    await page.goto('/home');
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/(login)?$/);
    await quickRegister(page, newAccount());
    await page.goto('/home');
    await page.getByRole('link', { name: 'Placement test of Year 6 Maths' }).click();
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await page.goto('/courses/year-6/map');
    await expect(page.getByRole('link', { name: /^Find where to start/ })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('a result that another one stands before says that it is not kept', async () => {
    // Taken signed out, by whoever has a result of the same course already.
    const visitor = await context.browser()?.newContext();
    if (!visitor) throw new Error('There is no browser.');
    const other = await visitor.newPage();
    await begin(other, 'year-7');
    await skipTo(other, 99);
    await quickRegister(other);
    await other.goto('/enrollment-test/year-7');
    await expect(other.getByText(/^You can take this test again from/)).toBeVisible();
    await visitor.close();
  });
});
