import type { Page } from '@playwright/test';
import { rowsOf, userIdOf } from './database';
import type { Account } from './quick-start';
import { accountMenu, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

/** Coins as if they had been earned. */
async function giveCoins(account: Account, amount: number): Promise<void> {
  const id = await userIdOf(account);
  await rowsOf(
    `with entry as (insert into coin_entries (student_id, id, amount, reason, idempotency_key)
       values ($1, gen_random_uuid(), $2, 'Set finished', 'story') returning student_id, amount)
     insert into coin_balances (student_id, balance) select student_id, amount from entry`,
    [id, amount],
  );
}

// Refused forms are part of both stories.
test.use({ expectedTroubles: /the server responded with a status of 400/ });

const wornPicture = (page: Page) => accountMenu(page).locator('img');

test('a student wears what the coins buy, and changes the year level once a month', async ({ page, newStudent }) => {
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Brown' }).click();
  await expect(wornPicture(page)).toHaveAttribute('src', /skin-4/);
  await page.getByRole('link', { name: /Mission cap/ }).click();
  await expect(page.getByText('You need 60 more MarsCoins.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Buy and wear/ })).toHaveCount(0);

  await giveCoins(newStudent, 170);
  await page.reload();
  await page.getByRole('button', { name: /Buy and wear/ }).click();
  await expect(page.getByText('You wear it.')).toBeVisible();
  await expect(wornPicture(page)).toHaveAttribute('src', /skin-4.*cap/);
  await page.getByRole('link', { name: 'Martian', exact: true }).click();
  await page.getByRole('link', { name: /Martian scarf/ }).click();
  await page.getByRole('button', { name: /Buy and wear/ }).click();
  await expect(page.getByText('You wear it.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-personal', /scarf/);
  await expect(page.getByRole('region', { name: 'Why your coins moved' })).toContainText('−100');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);

  await page.goto('/profile');
  await page.getByLabel('Nickname').fill('f u c k');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('it would hurt somebody')).toBeVisible();
  await expect(page.getByLabel('Nickname')).toHaveValue('f u c k');
  await page.getByLabel('Year level').selectOption('Year 7');
  await page.getByRole('button', { name: 'Save year' }).click();
  await expect(page.getByText('Your year level is changed.')).toBeVisible();
  await expect(page.getByLabel('Year level')).toBeDisabled();
  await expect(page.getByText(/You can change it again from 1 \w+ \d{4}/)).toBeVisible();
  await page.getByRole('checkbox', { name: /More space in text/ }).check();
  await page.getByRole('button', { name: 'Save adjustments' }).click();
  await expect(page.getByText('Your adjustments count everywhere')).toBeVisible();
  // From the first HTML of any page, before a script runs.
  expect(await (await page.request.get('/home')).text()).toMatch(/<html[^>]*data-personal="spacing /);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});

test('takes a copy of everything, deletes the account, and stays after all', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Make a copy' }).click();
  const link = page.getByRole('link', { name: /Download the copy/ });
  await expect(link).toBeVisible({ timeout: 40_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^marsmaths-my-data-.*\.zip$/);

  const deletion = page.locator('details', { hasText: 'Delete this account' });
  await deletion.locator('summary').click();
  await deletion.getByLabel('Your password').fill('not the right one');
  await deletion.getByRole('button', { name: 'Delete in seven days' }).click();
  await expect(page.getByText('That is not the password of this account.')).toBeVisible();
  await deletion.getByLabel('Your password').fill(newStudent.password);
  await deletion.getByRole('button', { name: 'Delete in seven days' }).click();
  await expect(page.getByRole('heading', { name: 'This account will be deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This account will be deleted' })).toHaveCount(0);
  const mails = await rowsOf('select subject from outbox_mails where to_email = $1 order by created_at', [
    newStudent.email,
  ]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your Marsmaths account will be deleted',
    'Your Marsmaths account stays',
  ]);
});

test('the own rank is put out of sight on the profile, and back', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await page.goto('/profile');
  const rank = page.getByRole('region', { name: 'Rank in battles' });
  await rank.getByRole('button', { name: 'Turn off: My own rank' }).click();
  await expect(rank.getByText('You see neither tier nor rating.')).toBeVisible();
  await page.goto('/rank/year-6');
  await expect(page.getByRole('heading', { name: 'Your rank is hidden' })).toBeVisible();
  await page.goto('/profile');
  await rank.getByRole('button', { name: 'Turn on: My own rank' }).click();
  await expect(rank.getByText('You see your tier and your rating.')).toBeVisible();
});
