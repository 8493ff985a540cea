import { questions } from './chosen-questions';
import { missQuestion } from './error-steps';
import { preferPlainTyping } from './practice-steps';
import { quickLogIn } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

const logbook = '/error-logbook/year-6';
const seen = 'I see what happened';

test('a review session shows one’s own answer beside the steps, and goes on on another device', {
  tag: '@one-width',
}, async ({ page, browser, newStudent }) => {
  test.slow();
  await preferPlainTyping(page);
  await missQuestion(page, questions.addDecimals);
  await missQuestion(page, questions.addFractions);
  await page.goto(logbook);
  await page.getByRole('button', { name: 'Review 2 worked solutions' }).click();
  await page.waitForURL(/error-review-session\/1$/);

  await test.step('the first error', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Mistake 1 of 2/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your answer' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Worked solution' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Error Logbook' })).toHaveCount(0);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: seen }).click();
    await page.waitForURL(/error-review-session\/2$/);
    await page.getByRole('link', { name: 'Leave the review (we’ll save your place)' }).click();
    await page.waitForURL(`**${logbook}`);
  });

  const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await device.newPage();
  await test.step('another device goes on with the second', async () => {
    await quickLogIn(other, newStudent.email, newStudent.password);
    await other.goto(logbook);
    await other.getByRole('link', { name: 'Continue review: 1 of 2 done' }).click();
    await expect(other.getByRole('heading', { level: 1, name: /^Mistake 2 of 2/ })).toBeVisible();
    await other.getByRole('button', { name: seen }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'All 2 reviewed' })).toBeVisible();
    await expectNoSideways(other);
    await expectAccessibleInBothThemes(other);
  });

  await test.step('the page that was left open says the same twice: one effect', async () => {
    await page.goto(`${logbook}/error-review-session/2`);
    await expect(page.getByText('Reviewed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: seen })).toHaveCount(0);
    await page.goto(`${logbook}?state=REVIEWING`);
    await expect(page.getByRole('link', { name: 'Reviewing 2' })).toBeVisible();
  });

  await test.step('what is still to be fixed is tried with new numbers', async () => {
    await other.getByRole('button', { name: 'Try 2 with new numbers' }).click();
    await other.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
  });
  await device.close();
});

test('on a phone the question stays in sight above the steps', async ({ page, newStudent, isMobile }) => {
  test.skip(!isMobile, 'a wide window shows them side by side');
  void newStudent;
  await preferPlainTyping(page);
  await missQuestion(page, questions.addDecimals);
  await page.goto(logbook);
  await page.getByRole('button', { name: 'Review 1 worked solution' }).click();
  await page.waitForURL(/error-review-session\/1$/);
  const strip = page.locator('[data-part="asked"][data-strip]');
  const whole = page.getByRole('button', { name: 'Full question' });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await whole.click();
  await expect(whole).toHaveAttribute('aria-expanded', 'true');
});

test('without scripts, and at addresses that the session has not', { tag: '@one-width' }, async ({
  browser,
  page,
  newStudent,
}) => {
  await preferPlainTyping(page);
  await page.goto(`${logbook}/error-review-session/1`);
  await expect(page).toHaveURL(new RegExp(`${logbook}$`));
  await missQuestion(page, questions.addDecimals);
  const plain = await browser.newContext({ baseURL: new URL(page.url()).origin, javaScriptEnabled: false });
  const other = await plain.newPage();
  await quickLogIn(other, newStudent.email, newStudent.password);
  await other.goto(logbook);
  await other.getByRole('button', { name: 'Review 1 worked solution' }).click();
  for (const wrong of ['7', '9999', 'x', '00000']) {
    await other.goto(`${logbook}/error-review-session/${wrong}`);
    await expect(other).toHaveURL(/error-review-session\/1$/);
  }
  await other.getByRole('button', { name: seen }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Reviewed' })).toBeVisible();
  await plain.close();
});
