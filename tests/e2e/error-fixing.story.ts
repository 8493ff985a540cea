import type { Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { rowsOf, userIdOf } from './database';
import { letDaysPass, missQuestion } from './error-steps';
import { answerRightly, placeOf, preferPlainTyping } from './practice-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

const logbook = '/error-logbook/year-6';

test.beforeEach(async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
});

test('an error goes from the first mistake to a confirmed fix over three days', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  test.slow();
  await test.step('the first day: the mistake, and the fix with new numbers', async () => {
    await missQuestion(page, questions.addDecimals);
    await page.goto('/home');
    await expect(page.getByText('1 mistake to fix')).toBeVisible();
    await page.goto(logbook);
    await expect(page.getByRole('link', { name: 'Open 1' })).toBeVisible();
    await expect(page.getByText(', your answer: ').first()).toBeAttached();
    await redo(page, 'Review 1 due now');
    await answerRightly(page);
  });

  await test.step('a minute later nothing is due; the logbook says when the error comes back', async () => {
    await page.goto('/home');
    await expect(page.getByText('Nothing due today.')).toBeVisible();
    await page.goto(logbook);
    await expect(page.getByRole('link', { name: 'Fixed 1' })).toBeVisible();
    await expect(page.getByText(/^1 fixed mistake comes back /)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Review|Confirm)/ })).toHaveCount(0);
  });

  await test.step('the second day: still nothing', async () => {
    await letDaysPass(newStudent, 1);
    await page.reload();
    await expect(page.getByRole('button', { name: /^(Review|Confirm)/ })).toHaveCount(0);
  });

  await test.step('the day that its review card says: home and logbook count it alike, one answer confirms it', async () => {
    await letDaysPass(newStudent, 2);
    await page.goto('/home');
    await page.getByRole('link', { name: /1 mistake to confirm/ }).click();
    await expect(page.getByRole('heading', { name: 'To confirm today: 1' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await redo(page, /^Confirm:/);
    await answerRightly(page);
    await page.goto(`${logbook}?state=FIXED`);
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /To confirm/ })).toHaveCount(0);
  });

  await test.step('weeks later its skill comes back as something harder', async () => {
    await letDaysPass(newStudent, 60);
    await page.reload();
    await redo(page, /^Try something harder:/);
    expect(await typeOf(page)).toBe('ERROR_CHALLENGE');
  });
});

test('a relapse opens a fixed error again', { tag: '@one-width' }, async ({ page }) => {
  await missQuestion(page, questions.addDecimals);
  await page.goto(logbook);
  await redo(page, /^Fix:/);
  const redone = page.url();
  await answerRightly(page);
  expect(redone).not.toBe(page.url());
  // The same kind of question goes wrong in another set.
  await missQuestion(page, questions.addDecimals);
  await page.goto(logbook);
  await expect(page.getByRole('link', { name: 'Came back 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fixed 0' })).toBeVisible();
});

test('a set is made of errors on the page of new practices', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  await page.goto('/create-practice/year-6?mode=error-logbook');
  await expect(page.getByRole('heading', { name: 'Nothing to fix in this logbook' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await missQuestion(page, questions.addDecimals);
  await missQuestion(page, questions.addFractions);
  await page.goto('/create-practice/year-6?mode=error-logbook');
  await expect(page.getByRole('radio', { name: /Fix and confirm/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Something harder/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Start' })).toBeInViewport();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('checkbox', { name: /decimals/i }).check({ force: true });
  await redo(page, 'Start');
  expect(await typeOf(page)).toBe('ERROR_RELATED');
  await answerRightly(page);
  await expect(page).toHaveURL(/\/result$/);
});

test.describe('pages that are out of date', () => {
  test.use({ expectedTroubles: /status of (409|422)/ });

  test('say in a sentence that another device was quicker', { tag: '@one-width' }, async ({
    page,
    context,
    newStudent,
  }) => {
    await missQuestion(page, questions.addDecimals);
    await page.goto(logbook);
    await redo(page, /^Fix:/);
    await answerRightly(page);
    await letDaysPass(newStudent, 3);
    const other = await context.newPage();
    await other.goto(logbook);
    await page.goto(logbook);
    await redo(page, /^Confirm:/);
    await answerRightly(page);
    await other.getByRole('button', { name: /^Confirm:/ }).click();
    await expect(other.getByRole('alert')).toHaveText(/already fixed and confirmed/);
  });
});

test('a button that is sent twice makes one set', { tag: '@one-width' }, async ({ page, newStudent }) => {
  await missQuestion(page, questions.addDecimals);
  await page.goto(logbook);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: /^Fix:/ }) });
  const fields = await form
    .locator('input')
    .evaluateAll((inputs) =>
      Object.fromEntries((inputs as HTMLInputElement[]).map(({ name, value }) => [name, value])),
    );
  const headers = { origin: new URL(page.url()).origin };
  const sent = await Promise.all(
    [1, 2, 3].map(() => page.request.post(logbook, { form: fields, headers, maxRedirects: 0 })),
  );
  expect(new Set(sent.map((response) => response.headers().location)).size).toBe(1);
  const student = await userIdOf(newStudent);
  const sets = await rowsOf(`select id from practices where student_id = $1 and mode = 'ERROR_LOGBOOK'`, [student]);
  expect(sets).toHaveLength(1);
});

async function redo(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
}

async function typeOf(page: Page): Promise<string | undefined> {
  const { practiceId } = placeOf(page);
  const [practice] = await rowsOf<{ type: string }>('select type from practices where id = $1', [practiceId]);
  return practice?.type;
}
