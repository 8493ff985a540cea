import type { Page } from '@playwright/test';
import { anotherPlayer, findOpponent, makePlayer } from './battle-steps';
import { questions } from './chosen-questions';
import { rowsOf, userIdOf } from './database';
import { earnCoins } from './earn-coins';
import { openSheet, preferPlainTyping } from './practice-steps';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { storyZone } from './story-zone';
import { waitUntilLive } from './tutor-on-page';

async function buy(page: Page, shelf: string, thing: RegExp, button: RegExp): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('navigation', { name: 'Shelf' }).getByRole('link', { name: shelf, exact: true }).click();
  await page.getByRole('link', { name: thing }).click();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(/^(You’re wearing it|It’s yours)/)).toBeVisible();
}

test('a title, a pen, a sticker and a signal are bought, and are where they belong', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const ava = await makePlayer(page, 'Ava');
  await preferPlainTyping(page);
  await earnCoins(ava.id, 400);

  await test.step('each shelf can be bought from, and the ledger says what for', async () => {
    await buy(page, 'Names', /Fraction Finder/, /^Buy and wear/);
    await buy(page, 'Names', /Comet card/, /^Buy and wear/);
    await buy(page, 'Whiteboard', /Plum ink/, /^Buy MarsCoins/);
    await buy(page, 'Whiteboard', /Rocket sticker/, /^Buy MarsCoins/);
    await buy(page, 'Battles', /Clever thinking/, /^Buy MarsCoins/);
    await buy(page, 'Paper', /(summer|autumn|winter|spring)/, /^Buy MarsCoins/);
    const ledger = page.getByRole('region', { name: 'Coin history' });
    for (const reason of ['Fraction Finder', 'Plum ink', 'Rocket sticker', 'Clever thinking'])
      await expect(ledger).toContainText(reason);
    await expect(page.getByRole('region', { name: 'Postcards from Mars' }).getByRole('img')).toHaveCount(1);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the title stands at the name', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'Ava' })).toContainText('Fraction Finder');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the board offers the pen and the sticker, and no other', async () => {
    await openQuestion(page, questions.addFractions, 'story-1');
    await waitUntilLive(page);
    await openSheet(page, 'Working');
    await page.getByRole('group', { name: 'Ways to show working' }).getByRole('button', { name: 'Board' }).click();
    const colours = page.getByRole('group', { name: 'Colour' });
    await expect(colours.getByRole('radio')).toHaveCount(4);
    await colours.getByRole('radio', { name: 'Plum' }).check({ force: true });
    const board = page.getByRole('application', { name: 'Drawing board' });
    await board.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Sticker' }).check({ force: true });
    await expect(page.getByRole('group', { name: 'Choose a sticker' }).getByRole('radio')).toHaveCount(1);
    await board.focus();
    await page.keyboard.press('Enter');
    await expect(board.getByRole('img', { name: 'A drawing with 2 shapes' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Save with my answer' }).click();
    await expect(page.getByText('Saved with your answer. You’ll see it in your review.')).toBeVisible();
    const [kept] = await rowsOf<{ question_id: string }>(
      'select question_id from working_boards where student_id = $1',
      [ava.id],
    );
    const address = `/api/boards/${kept?.question_id}`;
    const picture = await page.evaluate(async (from) => (await fetch(from)).text(), address);
    expect(picture).toMatch(/#8a2f8f.*<g transform=/s);
  });

  await test.step('the signal can be sent in a battle, and the other player reads it and the title', async () => {
    const ben = await anotherPlayer(browser, baseURL, 'Ben');
    await findOpponent(ava, 'year-8');
    await findOpponent(ben, 'year-8');
    await expect(page.getByText('question 1 of 7')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Clever thinking!' }).click();
    const seen = ben.page.getByRole('region', { name: 'Ava' });
    await expect(seen.getByText('Clever thinking!')).toBeVisible();
    await expect(seen.getByText('Fraction Finder')).toBeVisible();
    await expect(ben.page.getByRole('button', { name: 'Clever thinking!' })).toHaveCount(0);
    await ben.page.context().close();
  });
});

test('a mastered topic has a certificate to print, and no other has', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  const map = '/courses/year-8/map';
  const topic = '125-index-laws-positive-and-zero';
  await page.goto(`${map}?topic=${topic}`);
  await expect(page.getByRole('link', { name: 'Print a certificate' })).toHaveCount(0);
  expect((await page.request.get(`${map}/certificate?topic=${topic}`)).status()).toBe(404);
  await rowsOf(
    `insert into topic_ratings (student_id, topic_id, rating, answered, correct, unaided, unaided_at, updated_at)
     values ($1, $2, 3000, 6, 5, 4, '2026-03-05 12:00'::timestamp at time zone $3, now())`,
    [await userIdOf(newStudent), topic, storyZone],
  );
  await page.reload();
  await page.getByRole('link', { name: 'Print a certificate' }).click();
  const sheet = page.getByRole('article', { name: /’s certificate$/ });
  await expect(sheet).toContainText('Index laws: positive and zero indices');
  await expect(sheet).toContainText('4 questions correct first go, without help.');
  await expect(sheet).toContainText('5 March 2026');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  expect((await page.request.get(`${map}/certificate`)).status()).toBe(404);
});

test('on a phone what is tried on and its price stand at the lower edge', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide window shows both at once');
  const ava = await makePlayer(page, 'Ava');
  await earnCoins(ava.id, 400);
  await page.goto('/shop');
  await page.getByRole('region', { name: 'What you can buy' }).getByRole('listitem').nth(2).getByRole('link').tap();
  const bar = page.locator('form[data-tried]');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: /^Buy/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('link', { name: /^MarsCoins/ })).toBeInViewport();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});
