import type { Page } from '@playwright/test';
import { makeClass, phoneOf } from './class-steps';
import { userIdOf } from './database';
import { newAccount, quickLogIn, quickRegister } from './quick-start';
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
    await send(page, 'I haven’t learned this');
  }
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/home');
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
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
    await expect(page.getByText('You’ll lose your 3 answers so far')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await send(page, 'Yes, start again');
    await expect(heading(page)).toContainText('Question 1');
    await second.reload();
    await expect(heading(second)).toContainText('Question 1');
  });
});

test('a result belongs to the account that took it, and to no other on this browser', async ({ page }) => {
  test.slow();
  const account = await quickRegister(page);
  await begin(page, 'year-6');
  await skipTo(page, 99);
  await expect(page.getByText(/^You can take this test again from \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You’ve taken this test, and the result is on your map/)).toBeVisible();

  await test.step('home and map offer no test while the result is new', async () => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Your courses' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Placement test/ })).toHaveCount(0);
  });

  await test.step('taken once more by the same student, it says that it is not kept', async () => {
    await logOut(page);
    await begin(page, 'year-6');
    await skipTo(page, 99);
    await quickLogIn(page, account.email, account.password);
    await page.reload();
    await expect(page.getByText(/^This result isn’t saved, because your map already has an earlier one/)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('a sibling on the same browser starts from nothing', async () => {
    await logOut(page);
    await quickRegister(page, newAccount());
    await page.goto('/home');
    await page.getByRole('link', { name: 'Placement test for Year 6 Maths' }).click();
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await page.goto('/courses/year-6/map');
    await page.getByRole('link', { name: /^Find your starting point/ }).click();
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  });
});

test('a teacher of the class sees what the test found, topic by topic', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await quickRegister(page, newAccount(), 'TEACHER');
  await makeClass(page, '8P');
  const classId = /classes\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const student = await phoneOf(browser, baseURL);
  const account = await quickRegister(student);
  await student.goto(await page.getByRole('textbox', { name: 'Link to the class' }).inputValue());
  await student.getByRole('button', { name: 'Join 8P' }).click();
  await expect(student.getByRole('heading', { level: 1, name: '8P' })).toBeVisible();
  await begin(student, 'year-8');
  await skipTo(student, 99);
  const found = await student.getByRole('list', { name: 'Number' }).textContent();
  await page.goto(`/teacher/classes/${classId}/students/${await userIdOf(account)}`);
  await expect(page.getByRole('heading', { name: 'Placement test' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Number' })).toHaveText(found ?? '');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await student.context().close();
});
