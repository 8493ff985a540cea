import type { Page } from '@playwright/test';
import { rowsOf, userIdOf } from './database';
import { earnCoins } from './earn-coins';
import type { Account } from './quick-start';
import { accountMenu, expect, expectAccessibleInBothThemes, expectNoSideways, sendLogin, test } from './story';
import { storyZone } from './story-zone';
import { mascot } from './tutor-on-page';

// Refused forms are part of both stories.
test.use({ expectedTroubles: /the server responded with a status of 400/ });

/** What the quest of a day asks for, whichever day it is, as if it had been done just now. */
async function doTheQuest(account: Account): Promise<void> {
  const id = await userIdOf(account);
  await rowsOf(
    `with day as (
       insert into activity_days (student_id, day, answered, coins)
       select id, to_char(now() at time zone time_zone, 'YYYY-MM-DD'), 20, 0 from users where id = $1
     ), practice as (
       insert into practices (student_id, id, course_id, mode, type, state, topic_ids, question_count, idempotency_key,
         finished_at)
       values ($1, gen_random_uuid(), 'year-6', 'CASUAL', 'CASUAL', 'FINISHED', '{}', 1, 'story', now())
       returning id
     ) insert into practice_questions (student_id, id, practice_id, index, template_id, template_version, seed, topic_id,
         outcome, answered_at, closed_at)
       select $1, gen_random_uuid(), id, 1, 'story', 1, '1', 'story', 'RIGHT', now(), now() from practice`,
    [id],
  );
  await rowsOf(
    `insert into working_lines (student_id, question_id, number, line, verdict, message, states_answer, carries, created_at)
     select student_id, id, n, 'x=1', 'OK', '', false, true, now() from practice_questions, generate_series(1, 2) n
     where student_id = $1`,
    [id],
  );
  await rowsOf(
    `with talk as (
       insert into tutor_talks (student_id, id, bot, state, created_at, updated_at)
       values ($1, gen_random_uuid(), 'GENERAL', '{}', now(), now()) returning id
     ) insert into tutor_messages (student_id, talk_id, number, author, text, created_at)
       select $1, id, 1, 'STUDENT', 'hello', now() from talk`,
    [id],
  );
}

test('a student collects the quest of the day at home, and buys pause days', async ({ page, newStudent }) => {
  await page.goto('/home');
  const quest = page.getByRole('region', { name: 'Daily quest' });
  await expect(quest.getByRole('listitem')).toHaveCount(3);
  await expect(quest.getByRole('button')).toHaveCount(0);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await doTheQuest(newStudent);
  await page.reload();
  await quest.getByRole('button', { name: 'Collect 12 MarsCoins' }).click();
  await expect(quest.getByText('Collected today')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await page.reload();
  await expect(quest.getByText('Collected today')).toBeVisible();
  await expect(quest.getByRole('button')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.goto('/shop');
  await expect(page.getByRole('region', { name: 'Coin history' })).toContainText('+12');
  const pauses = page.getByRole('region', { name: 'Pause days' });
  await expect(pauses).toContainText('You need 28 more MarsCoins for another.');
  await earnCoins(await userIdOf(newStudent), 80);
  await page.reload();
  await pauses.getByRole('button', { name: /Buy a pause day/ }).click();
  await expect(pauses).toContainText('You have 1 of 2.');
  await pauses.getByRole('button', { name: /Buy a pause day/ }).click();
  await expect(pauses).toContainText('You have 2 of 2.');
  await expect(pauses.getByRole('button')).toHaveCount(0);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'This week' })).toContainText('You have 2 pause days.');
});

const wornPicture = (page: Page) => accountMenu(page).locator('img');

test('a student wears what the coins buy, and changes the year level once a month', async ({ page, newStudent }) => {
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Brown' }).click();
  await expect(wornPicture(page)).toHaveAttribute('src', /skin-4/);
  await page.getByRole('link', { name: /Mission cap/ }).click();
  await expect(page.getByText('You need 60 more MarsCoins.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Buy and wear/ })).toHaveCount(0);

  await earnCoins(await userIdOf(newStudent), 170);
  await page.reload();
  await page.getByRole('button', { name: /Buy and wear/ }).click();
  await expect(page.getByText('You’re wearing it.')).toBeVisible();
  await expect(wornPicture(page)).toHaveAttribute('src', /skin-4.*cap/);
  await page.getByRole('link', { name: 'Martian', exact: true }).click();
  await page.getByRole('link', { name: /Martian scarf/ }).click();
  await page.getByRole('button', { name: /Buy and wear/ }).click();
  await expect(page.getByText('You’re wearing it.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-personal', /scarf/);
  await expect(page.getByRole('region', { name: 'Coin history' })).toContainText('−100');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);

  await test.step('the scarf and a theme are drawn wherever the page has them', async () => {
    const header = page.getByRole('banner');
    const blue = 'rgb(30, 58, 138)';
    const dusk = 'rgb(107, 42, 94)';
    await page.goto('/home');
    await expect(header).toHaveCSS('background-color', blue);
    await earnCoins(await userIdOf(newStudent), 150);
    await page.goto('/shop');
    await page.getByRole('navigation', { name: 'Shelf' }).getByRole('link', { name: 'Themes', exact: true }).click();
    await page.getByRole('link', { name: /Dusk theme/ }).click();
    await page.getByRole('button', { name: /Buy and wear/ }).click();
    await expect(page.getByText('You’re wearing it.')).toBeVisible();
    await page.goto('/home');
    await expect(header).toHaveCSS('background-color', dusk);
    // The one place for an outfit in the drawing of the Martian.
    const outfit = mascot(page).locator('[data-outfit] > i');
    await expect(outfit).toHaveCSS('background-image', /\/pictures\/outfit\.scarf"\)$/);
    expect((await outfit.boundingBox())?.width).toBeGreaterThan(20);
    const drawing = await page.evaluate(async () => (await fetch('/pictures/outfit.scarf')).text());
    expect(drawing).toMatch(/^<svg.*<(path|rect|circle)/s);
  });

  await page.goto('/profile');
  await page.getByLabel('Nickname').fill('f u c k');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('it could hurt someone')).toBeVisible();
  await expect(page.getByLabel('Nickname')).toHaveValue('f u c k');
  await page.getByLabel('Year level').selectOption('Year 7');
  await page.getByRole('button', { name: 'Save year' }).click();
  await expect(page.getByText('Year level changed.')).toBeVisible();
  await expect(page.getByLabel('Year level')).toBeDisabled();
  await expect(page.getByText(/You can change it again from 1 \w+ \d{4}/)).toBeVisible();
  await expect(page.getByLabel('Time zone')).toHaveValue(storyZone);
  await page.getByLabel('Time zone').selectOption('Australia/Perth');
  await page.getByRole('button', { name: 'Save zone' }).click();
  await expect(page.getByText('Time zone changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Time zone')).toHaveValue('Australia/Perth');
  await page.getByRole('checkbox', { name: /More space in text/ }).check();
  await page.getByRole('button', { name: 'Save adjustments' }).click();
  await expect(page.getByText('Adjustments saved.')).toBeVisible();
  // From the first HTML of any page, before a script runs.
  expect(await (await page.request.get('/home')).text()).toMatch(/<html[^>]*data-personal="spacing /);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});

test('takes a copy of everything, deletes the account, and stays after all', async ({ page, newStudent }) => {
  test.slow();
  await page.goto('/profile');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Create a copy' }).click();
  const link = page.getByRole('link', { name: /Download the copy/ });
  await expect(link).toBeVisible({ timeout: 40_000 });
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^marsmaths-my-data-.*\.zip$/);

  const deletion = page.locator('details', { hasText: 'Delete this account' });
  await deletion.locator('summary').click();
  await deletion.getByLabel('Your password').fill('not the right one');
  await deletion.getByRole('button', { name: 'Delete in seven days' }).click();
  await expect(page.getByText('That isn’t the password for this account.')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await deletion.getByLabel('Your password').fill(newStudent.password);
  await deletion.getByRole('button', { name: 'Delete in seven days' }).click();
  await expect(page.getByRole('heading', { name: 'This account will be deleted' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('We won’t delete your account.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This account will be deleted' })).toHaveCount(0);
  // Other mails of the first day may come in between.
  const aboutDeletion = (await mailsTo(newStudent)).filter((subject) =>
    /account (will|won’t) be deleted/.test(subject),
  );
  expect(aboutDeletion).toEqual(['Your Marsmaths account will be deleted', 'Your Marsmaths account won’t be deleted']);
});

async function mailsTo({ email }: Account): Promise<string[]> {
  const mails = await rowsOf<{ subject: string }>(
    'select subject from outbox_mails where to_email = $1 order by created_at',
    [email],
  );
  return mails.map(({ subject }) => subject);
}

test('once the seven days are over, the account is gone and nobody can log in to it', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  test.slow();
  await page.goto('/profile');
  const deletion = page.locator('details', { hasText: 'Delete this account' });
  await deletion.locator('summary').click();
  await deletion.getByLabel('Your password').fill(newStudent.password);
  await deletion.getByRole('button', { name: 'Delete in seven days' }).click();
  await expect(page.getByRole('heading', { name: 'This account will be deleted' })).toBeVisible();
  const planned = await rowsOf<{ days: number }>(
    `select round(extract(epoch from deletes_at - now()) / 86400)::int as days from users where email = $1`,
    [newStudent.email],
  );
  expect(planned).toEqual([{ days: 7 }]);
  expect(await mailsTo(newStudent)).toEqual(['Your Marsmaths account will be deleted']);

  await rowsOf(`update users set deletes_at = now() - interval '1 minute' where email = $1`, [newStudent.email]);
  // The product's own job, which else comes every ten minutes.
  await rowsOf(`insert into pgboss.job (name, data) values ('end-accounts', '{}')`, []);
  await expect.poll(() => userIdOf(newStudent), { timeout: 60_000 }).toBe('');
  await expect.poll(() => mailsTo(newStudent)).toEqual(['Your Marsmaths account has been deleted']);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/);
  await sendLogin(page, newStudent);
  await expect(page.getByText('That email and password don’t match.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the own rank is put out of sight on the profile, and back', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await page.goto('/profile');
  const rank = page.getByRole('region', { name: 'Rank in battles' });
  await rank.getByRole('button', { name: 'Turn off: My own rank' }).click();
  await expect(rank.getByText('You can’t see your tier or rating.')).toBeVisible();
  await page.goto('/rank/year-6');
  await expect(page.getByRole('heading', { name: 'Your rank is hidden' })).toBeVisible();
  await page.goto('/profile');
  await rank.getByRole('button', { name: 'Turn on: My own rank' }).click();
  await expect(rank.getByText('You can see your tier and rating.')).toBeVisible();
});
