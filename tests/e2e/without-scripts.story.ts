import { answersHere, giveAnswer } from './practice-steps';
import { quickRegister } from './quick-start';
import { expect, expectNoSideways, sendLogin, test } from './story';

test.use({ javaScriptEnabled: false });

test('the main job works without JavaScript', { tag: '@one-width' }, async ({ page }) => {
  await test.step('signs in and chooses a course', async () => {
    const account = await quickRegister(page);
    await page.context().clearCookies();
    await page.goto('/home');
    await sendLogin(page, account);
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('link', { name: 'All courses' }).click();
    await expect(page.getByRole('checkbox', { name: /Year 6 Maths/ })).toBeChecked();
    await page.getByRole('button', { name: 'Save my courses' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
  await test.step('makes a practice', async () => {
    await page.getByRole('link', { name: 'Year 6 Maths', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Add and subtract decimals' }).check({ force: true });
    await page.getByRole('slider', { name: 'How many questions' }).fill('5');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page).toHaveURL(/\/practice\/[0-9a-f-]+\/1$/);
    await expectNoSideways(page);
  });
  await test.step('is marked wrong, opens a hint, is marked right', async () => {
    const answers = await answersHere(page);
    await giveAnswer(page, answers, answers.wrong[0]?.answer ?? '1');
    await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
    await page.getByRole('button', { name: 'Show hint 1' }).click();
    await expect(page.getByRole('button', { name: 'Show hint 1' })).toBeHidden();
    await giveAnswer(page, answers, answers.right);
    await expect(page.getByText('You tried again and found it.')).toBeVisible();
  });
  await test.step('goes on to the result', async () => {
    await page.getByRole('link', { name: 'Next question' }).click();
    while (!page.url().endsWith('/result')) {
      const answers = await answersHere(page);
      await giveAnswer(page, answers, answers.right);
      await page.getByRole('link', { name: /Next question|See your result/ }).click();
    }
    await expect(page.getByRole('heading', { name: 'You got all five.' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '4 of 5' })).toBeVisible();
  });
  await test.step('fixes the error from the logbook', async () => {
    await page.goto('/error-logbook');
    await page.getByRole('button', { name: /^Fix/ }).first().click();
    await expect(page).toHaveURL(/\/practice\/[0-9a-f-]+\/1$/);
    const answers = await answersHere(page);
    await giveAnswer(page, answers, answers.right);
    await page.getByRole('link', { name: 'See your result' }).click();
    await page.goto('/error-logbook/year-6');
    await expect(page.getByRole('link', { name: 'Fixed 1' })).toBeVisible();
  });
});
