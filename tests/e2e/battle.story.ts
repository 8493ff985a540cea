import { readFile } from 'node:fs/promises';
import {
  anotherPlayer,
  battleOf,
  findOpponent,
  lockIn,
  makePlayer,
  type Player,
  questionCard,
  slowClock,
} from './battle-steps';
import { rowsOf } from './database';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { mascot } from './tutor-on-page';

const secondsLeft = async ({ page }: Player): Promise<number> =>
  Number(/^\d+/.exec((await page.getByRole('timer').getAttribute('aria-label')) ?? '')?.[0] ?? 0);

const result = ({ page }: Player, title: RegExp) => page.getByRole('heading', { level: 1, name: title });
/** A whole match takes its time: seven questions, each with its reveal. */
const wholeMatch = { timeout: 30_000 };

test.describe('a ranked battle', () => {
  // The browser says so itself when a page asks without a connection.
  test.use({ expectedTroubles: /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/ });

  test('two play seven questions, one loses the connection for ten seconds, and both see one result', {
    tag: '@one-width',
  }, async ({ page, context, browser, baseURL }) => {
    test.slow();
    const course = 'year-8';
    const ava = await makePlayer(page, 'Ava');
    const ben = await anotherPlayer(browser, baseURL, 'Ben');
    await slowClock(ben);

    await test.step('one waits, the other comes, and they meet', async () => {
      await page.goto(`/game?course=${course}`);
      await expectAccessibleInBothThemes(page);
      await findOpponent(ava, course);
      await expect(page.getByRole('heading', { name: 'Looking for an opponent' })).toBeVisible();
      await expect(page.getByText(/within \d+ rating points of you/)).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
      await findOpponent(ben, course);
      await expect(page.getByText('question 1 of 7')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(/^Seal [0-9a-f]{4}…[0-9a-f]{4}$/)).toBeAttached();
    });
    const battle = await battleOf(ava);
    await expect(page.getByRole('region', { name: 'Ben' })).toBeVisible();

    await test.step('both have the same time left, whatever the clocks of their devices say', async () => {
      await expect(questionCard(ben, 0)).toBeVisible({ timeout: 20_000 });
      const apart = async () => Math.abs((await secondsLeft(ava)) - (await secondsLeft(ben)));
      await expect.poll(() => secondsLeft(ben)).toBeGreaterThan(0);
      expect(await apart()).toBeLessThanOrEqual(2);
    });

    await test.step('what one locks in is told to the other, and not what it is', async () => {
      await lockIn(ava, battle, 0, true);
      await expect(page.getByText('Locked in. Ben is still thinking.')).toBeVisible();
      await expect(ben.page.getByText('Ava has locked in.')).toBeVisible();
      await lockIn(ben, battle, 0, false);
      await expect(page.getByText(/^You: right, \+\d+$/)).toBeVisible();
      await expect(ben.page.getByText('You: not this time')).toBeVisible();
    });

    await test.step('an answer that cannot be read costs nothing, and a friendly signal arrives', async () => {
      await expect(questionCard(ava, 1)).toBeVisible();
      // Nobody helps in a battle.
      await expect(mascot(page)).toHaveCount(0);
      await ben.page.getByRole('button', { name: 'Nice one!' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Nice one!' })).toBeVisible();
      await expectNoSideways(page);
      await lockIn(ava, battle, 1, true);
      await lockIn(ben, battle, 1, false);
    });

    await test.step('ten seconds without a connection: the clock runs on, and the answer goes out afterwards', async () => {
      await expect(questionCard(ava, 2)).toBeVisible({ timeout: 20_000 });
      await expect(questionCard(ben, 2)).toBeVisible({ timeout: 20_000 });
      const before = await secondsLeft(ben);
      await context.setOffline(true);
      await lockIn(ava, battle, 2, true);
      await expect(page.getByText('Your answer hasn’t been sent yet.')).toBeVisible();
      await expect(page.getByText('You’ve lost your connection.')).toBeVisible();
      await expect.poll(() => secondsLeft(ben), { timeout: 15_000 }).toBeLessThanOrEqual(before - 10);
      await context.setOffline(false);
      await expect(page.getByText('Locked in. Ben is still thinking.')).toBeVisible({ timeout: 8000 });
      await lockIn(ben, battle, 2, true);
    });

    await test.step('the last four, and one result for both', async () => {
      for (const index of [3, 4, 5, 6]) {
        await lockIn(ava, battle, index, true);
        await lockIn(ben, battle, index, index % 2 === 0);
      }
      await expect(result(ava, /^You won, 7 to \d$/)).toBeVisible(wholeMatch);
      await expect(result(ben, /^Well fought, \d to 7$/)).toBeVisible(wholeMatch);
      const seats = await rowsOf<{ outcome: string }>(
        'select outcome from battle_seats where battle_id = $1 order by outcome',
        [battle],
      );
      expect(seats.map(({ outcome }) => outcome)).toEqual(['LOST', 'WON']);
      await expect(ben.page.getByRole('button', { name: /^Fix \d mistakes now$/ })).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('row', { name: /^Battle won/ })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
    });

    await test.step('anyone can check it', async () => {
      await page.getByRole('link', { name: 'Check it yourself' }).click();
      await expect(page.getByRole('heading', { name: 'Everything matches' })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download the record' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`marsmaths-battle-${battle}.json`);
      expect(await readFile(await file.path(), 'utf8')).toContain(battle);
    });

    await test.step('the rank shows the rating, and its switches hide it', async () => {
      await page.goto(`/rank/${course}`);
      await expect(page.getByText('Your tier shows after 10 rated battles: 9 to go.')).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: 'Turn off: My own rank' }).click();
      await expect(page.getByRole('heading', { name: 'Your rank is hidden' })).toBeVisible();
    });

    await test.step('when nobody comes, a recorded game is offered under its own name', async () => {
      const cleo = await anotherPlayer(browser, baseURL, 'Cleo');
      await findOpponent(cleo, course);
      await rowsOf(`update battles set created_at = created_at - interval '50 seconds' where id = $1`, [
        await battleOf(cleo),
      ]);
      await cleo.page.reload();
      await expect(cleo.page.getByText('It doesn’t affect your rating.')).toBeVisible();
      await expectAccessibleInBothThemes(cleo.page);
      await cleo.page.getByRole('button', { name: 'Play a recorded game' }).click();
      await expect(cleo.page.getByText('question 1 of 7')).toBeVisible({ timeout: 20_000 });
      await expect(cleo.page.getByRole('region', { name: 'Recorded player' })).toContainText('Recorded game');
      await expect(cleo.page.getByText(/recorded player, unrated/)).toBeVisible();
      await cleo.page.context().close();
    });
    await ben.page.context().close();
  });
});

test('a friend is challenged by a code, and two who are equally good draw', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const ava = await makePlayer(page, 'Ava');
  const ben = await anotherPlayer(browser, baseURL, 'Ben');
  await rowsOf(
    'insert into follows (follower_id, followed_id, created_at) values ($1::uuid, $2::uuid, now()), ($2::uuid, $1::uuid, now())',
    [ava.id, ben.id],
  );
  await page.goto('/game?course=year-6');
  await page.getByRole('combobox', { name: 'Who?' }).selectOption({ label: 'Ben, Unranked' });
  await page.getByRole('button', { name: 'Create challenge' }).click();
  await expect(page.getByRole('heading', { name: 'Your challenge is open' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const code = await page.getByRole('link', { name: 'Link to this challenge' }).getAttribute('href');
  await ben.page.goto(code ?? '');
  await expect(ben.page.getByRole('heading', { name: 'You’ve been challenged' })).toBeVisible();
  await expectAccessibleInBothThemes(ben.page);
  await ben.page.getByRole('button', { name: 'Accept and play' }).click();
  await expect(page.getByText('question 1 of 7')).toBeVisible({ timeout: 20_000 });
  const battle = await battleOf(ava);
  for (let index = 0; index < 7; index += 1) {
    await lockIn(ava, battle, index, false);
    await lockIn(ben, battle, index, false);
  }
  for (const player of [ava, ben]) {
    await expect(result(player, /^It’s a draw, 0 all$/)).toBeVisible(wholeMatch);
    await expect(player.page.getByText('This was a friendly battle, so your rating doesn’t change.')).toBeVisible();
  }
  await test.step('a rematch begins when both want it', async () => {
    await page.getByRole('button', { name: 'Ask for a rematch' }).click();
    await expect(page.getByText('Ben has been asked for a rematch.')).toBeVisible();
    await ben.page.getByRole('button', { name: 'Rematch with Ava' }).click();
    await expect(ben.page).not.toHaveURL(new RegExp(battle));
    await expect(page).toHaveURL(ben.page.url(), { timeout: 20_000 });
  });
  await ben.page.context().close();
});

test('when both leave before an answer it does not count, and nothing is stuck', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const ava = await makePlayer(page, 'Ava');
  const ben = await anotherPlayer(browser, baseURL, 'Ben');
  await findOpponent(ava, 'year-5');
  await findOpponent(ben, 'year-5');
  for (const player of [ava, ben]) await expect(questionCard(player, 0)).toBeVisible({ timeout: 20_000 });
  const battle = await battleOf(ava);
  const both = [ava, ben];
  await Promise.all(both.map(({ page }) => page.locator('summary[aria-label="Leave the battle"]').click()));
  // Whoever is slower may see the result in the button's place.
  await Promise.all(
    both.map(async (player) => {
      const leave = player.page.getByRole('button', { name: 'Leave the battle' });
      await leave.or(result(player, /^This battle doesn’t count/)).click();
      await expect(result(player, /^This battle doesn’t count/)).toBeVisible();
    }),
  );
  for (const player of [ava, ben]) {
    await player.page.goto(`/battle/${battle}`);
    await expect(result(player, /^This battle doesn’t count/)).toBeVisible();
    await player.page.goto('/game?course=year-5');
    await expect(player.page.getByRole('heading', { name: 'Your last battles' })).toBeVisible();
    await expect(player.page.getByText('You’re in the middle of a battle.')).toHaveCount(0);
  }
  const seats = await rowsOf<{ outcome: string }>('select outcome from battle_seats where battle_id = $1', [battle]);
  expect(seats.map(({ outcome }) => outcome)).toEqual(['VOID', 'VOID']);
  await ben.page.context().close();
});

test('a battle goes on by forms alone where no script runs', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const ava = await makePlayer(page, 'Ava');
  const ben = await anotherPlayer(browser, baseURL, 'Ben');
  await findOpponent(ava, 'year-9');
  await findOpponent(ben, 'year-9');
  await expect(questionCard(ava, 0)).toBeVisible({ timeout: 20_000 });
  const battle = await battleOf(ava);
  const plain = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still: Player = { ...ava, page: await plain.newPage() };
  await still.page.goto(`/battle/${battle}`);
  await questionCard(still, 0).getByRole('button', { name: 'Lock in' }).click();
  await expect(questionCard(still, 0).getByRole('status')).not.toBeEmpty();
  await lockIn(still, battle, 0, true);
  await expect(still.page.getByText('Locked in. Ben is still thinking.')).toBeVisible();
  await expect(still.page.getByRole('link', { name: 'See what you missed' })).toBeVisible();
  await plain.close();
  await ben.page.context().close();
});
