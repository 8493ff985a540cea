import type { Page } from '@playwright/test';
import { rowsOf } from './database';
import { answerRightly, answersHere, giveAnswer, placeOf, preferPlainTyping } from './practice-steps';
import { quickLogIn } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

/** Makes a challenge through the form and ends on its first question. */
async function startChallenge(page: Page): Promise<string> {
  await page.goto('/create-practice/year-6');
  await page.getByRole('radio', { name: /^Challenge/ }).check({ force: true });
  await page.getByRole('slider', { name: 'How many questions' }).fill('5');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
  return placeOf(page).practiceId;
}

const clock = (page: Page) => page.getByRole('timer');

/** Moves the server's end of a challenge: so many seconds from now. */
async function endIn(practiceId: string, seconds: number): Promise<void> {
  await rowsOf('update practices set ends_at = now() + make_interval(secs => $2) where id = $1', [practiceId, seconds]);
}

/** What is left by the server, in seconds. */
async function leftBy(practiceId: string): Promise<number> {
  const [row] = await rowsOf<{ left: number }>(
    'select extract(epoch from ends_at - now())::float8 as left from practices where id = $1',
    [practiceId],
  );
  return row?.left ?? 0;
}

test('a challenge to the end: a clock for the whole set, twice the coins', async ({ page, newStudent }) => {
  test.slow();
  expect(newStudent.email).toContain('@');
  await preferPlainTyping(page);
  await startChallenge(page);
  await test.step('the clock and what is at stake', async () => {
    await expect(clock(page)).toHaveAccessibleName(/^\d+ minutes?( \d+ seconds?)? left$/);
    await expect(page.getByText('for a first try')).toBeVisible();
    await page.locator('summary').filter({ hasText: 'Why this question?' }).click();
    await expect(page.getByText(/is next in your course\.$/)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  for (let index = 1; index <= 5; index += 1) {
    // Slower than a guess: coins are not for three answers in a row under a second and a half.
    const { practiceId } = placeOf(page);
    await rowsOf(
      "update practice_questions set opened_at = now() - interval '9 seconds' where practice_id = $1 and index = $2",
      [practiceId, index],
    );
    await answerRightly(page);
  }
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('5 of 5');
  await expect(page.getByRole('row', { name: /5 first tries, twice the coins/ })).toContainText('+20');
  await expect(page.getByRole('row', { name: /Every question answered/ })).toContainText('+5');
  await expect(page.getByText(/finished in time/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a challenge that runs out: what was sent counts, what was typed is kept', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  test.slow();
  expect(newStudent.email).toContain('@');
  await preferPlainTyping(page);
  const id = await startChallenge(page);
  await answerRightly(page);
  await endIn(id, 18);
  await page.reload();
  await expect(clock(page)).toHaveAccessibleName(/^\d+ seconds? left$/);
  const answers = await answersHere(page);
  const typed = answers.isChoice ? answers.right : '41';
  if (answers.isChoice) await page.locator(`input[name="answer"][value="${typed}"]`).check({ force: true });
  else await page.getByRole('textbox', { name: 'Your answer' }).fill(typed);
  // The rest of the time runs by itself, and says so to people who listen.
  await expect(page.getByRole('status').filter({ hasText: '10 seconds left.' })).toBeAttached({ timeout: 30_000 });
  await page.waitForURL('**/result', { timeout: 60_000 });
  await expect(page.getByText(/^Time’s up! Everything you sent counts/)).toBeVisible();
  await expect(page.getByText(/^Time ran out .*Everything you sent counts/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('1 of 5');
  await page
    .locator('details', { has: page.getByText('Typed, but too late') })
    .first()
    .locator('summary')
    .click();
  await expect(page.getByText('Typed, but too late').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('an answer that comes too late is kept, not marked, and says so', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  expect(newStudent.email).toContain('@');
  await preferPlainTyping(page);
  const id = await startChallenge(page);
  const answers = await answersHere(page);
  // The page still counts; the server's time is over.
  await endIn(id, -60);
  await giveAnswer(page, answers, answers.right);
  await page.waitForURL('**/result');
  await expect(page.getByText(/^Your last answer arrived after time was up/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('0 of 5');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
});

test('a challenge on two devices, with clocks set and pages reloaded', { tag: '@one-width' }, async ({
  page,
  browser,
  newStudent,
}) => {
  test.slow();
  await preferPlainTyping(page);
  const id = await startChallenge(page);
  const other = await browser.newPage();
  await preferPlainTyping(other);
  await quickLogIn(other, newStudent.email, newStudent.password);
  await test.step('a device whose clock was set sees the same time', async () => {
    await other.clock.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    await other.goto(`/practice/${id}/1`);
    const left = await leftBy(id);
    const words = (await clock(other).getAttribute('aria-label')) ?? '';
    const [minutes = 0, seconds = 0] = (/^(?:(\d+) minutes? ?)?(?:(\d+) seconds?)? ?left$/.exec(words) ?? [])
      .slice(1)
      .map((part) => Number(part ?? 0));
    expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThan(5);
    await page.reload();
    expect(await leftBy(id)).toBeLessThanOrEqual(left);
  });
  await test.step('one answers, the other finds it answered', async () => {
    await answerRightly(page);
    const answers = await answersHere(other);
    await giveAnswer(other, answers, answers.right);
    await expect(other.getByRole('link', { name: 'Next question' })).toBeVisible();
    expect(
      await rowsOf(
        'select 1 from attempts a join practice_questions q on q.id = a.question_id where q.practice_id = $1',
        [id],
      ),
    ).toHaveLength(1);
  });
  await test.step('the time ends for both', async () => {
    await endIn(id, -60);
    await page.reload();
    await expect(page).toHaveURL(/\/result$/);
    await other.getByRole('link', { name: 'Next question' }).click();
    await expect(other).toHaveURL(/\/result$/);
    await expect(other.getByRole('region', { name: 'Score' })).toContainText('1 of 5');
  });
  await other.close();
});

test('without a clock, for who chose so in the profile', { tag: '@one-width' }, async ({ page, newStudent }) => {
  expect(newStudent.email).toContain('@');
  await page.goto('/profile');
  await page.getByRole('checkbox', { name: /No timer in challenges/ }).check();
  await page.getByRole('button', { name: 'Save adjustments' }).click();
  await expect(page.getByText('Adjustments saved. They apply everywhere from now on.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const id = await startChallenge(page);
  await expect(page.getByText('for a first try')).toBeVisible();
  await expect(clock(page)).toHaveCount(0);
  const [row] = await rowsOf('select mode, ends_at, seconds_allowed from practices where id = $1', [id]);
  expect(row).toEqual({ mode: 'CHALLENGE', ends_at: null, seconds_allowed: null });
});
