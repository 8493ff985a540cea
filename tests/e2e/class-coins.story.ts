import type { Page } from '@playwright/test';
import { openClass } from './class-steps';
import { rowsOf } from './database';
import { earnCoins } from './earn-coins';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask } from './task-steps';

const coinsTab = (page: Page) =>
  page.getByRole('navigation', { name: / pages$/ }).getByRole('link', { name: 'Coins', exact: true });

async function newestMia(): Promise<string> {
  const [mia] = await rowsOf<{ id: string }>(
    `select id from users where nickname = 'Mia' order by created_at desc limit 1`,
    [],
  );
  return mia?.id ?? '';
}

async function giveCoins(page: Page, amount: number): Promise<void> {
  await page.getByLabel('Student', { exact: true }).selectOption({ label: 'Mia' });
  await page.getByLabel('Coins', { exact: true }).fill(String(amount));
  await page.getByRole('button', { name: 'Give coins' }).click();
}

test.describe('coins in a class', () => {
  test.use({ expectedTroubles: /status of (400|409|422)/ });

  test('a teacher gives coins; a student puts them in the pot and buys a day', { tag: '@one-width' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { home, students } = await openClass({ page, browser, baseURL }, [
      { nickname: 'Mia', onPhone: true },
      { nickname: 'Ben' },
    ]);
    const [student] = students as [Page];
    const details = student.url();

    await test.step('from the roster: a reason in own words, within the week', async () => {
      await rowsOf(`update users set avatar = 'skin-2 hair-1 tone-3 suit-1 sky-1 crown' where id = $1`, [
        await newestMia(),
      ]);
      await page.goto(home.replace(/\/join$/, ''));
      const pictureOf = (name: string) => page.getByRole('row').filter({ hasText: name }).locator('img');
      await expect(pictureOf('Mia')).toHaveAttribute('src', /skin-2.*crown/);
      await expect(pictureOf('Ben')).toHaveCount(0);
      await page.getByRole('link', { name: 'Give coins to Mia' }).click();
      await expect(page.getByLabel('Student', { exact: true })).toHaveValue(/-/);
      await page.getByLabel('Or write your own').fill('You stupid');
      await giveCoins(page, 12);
      await expect(page.getByText('Please choose different words.')).toBeVisible();
      await page.getByLabel('Or write your own').fill('Showed two ways');
      await giveCoins(page, 12);
      await expect(page.getByText('Coins given, and the student has been notified.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Given this week' })).toContainText('Showed two ways');
      await expect(page.getByRole('img', { name: '48 of 60 coins left' })).toBeVisible();
      await page.getByRole('radio', { name: /^Helped a classmate/ }).check();
      await giveCoins(page, 20);
      await expect(page.getByRole('img', { name: '43 of 60 coins left' })).toBeVisible();
      await page.getByRole('radio', { name: /^Helped a classmate/ }).check();
      await giveCoins(page, 20);
      await expect(page.getByText(/already given this student coins for helping today/)).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
    });
    await test.step('the number in the header of an open page follows at once', async () => {
      await student.setViewportSize({ width: 1200, height: 844 });
      const coins = student.getByRole('banner').getByRole('link', { name: /^MarsCoins/ });
      // Read anew, so that nothing but what arrives now can change it.
      await student.reload();
      await expect(coins).toHaveText('MarsCoins 17');
      // Without the reason that was ticked before: it stands above own words.
      await page.reload();
      await page.getByLabel('Or write your own').fill('Asked a good question');
      await giveCoins(page, 3);
      // Sooner than the header asks by the clock.
      await expect(coins).toHaveText('MarsCoins 20', { timeout: 10_000 });
      await student.setViewportSize({ width: 390, height: 844 });
    });
    await test.step('the student reads in the shop why', async () => {
      await student.goto('/shop');
      const ledger = student.getByRole('list', { name: 'Coin history, newest first' });
      await expect(ledger).toContainText('8C: Showed two ways');
      await expect(ledger).toContainText('8C: Helped a classmate');
      await expect(student.getByText('You can also use coins for')).toBeVisible();
    });
    await test.step('the class saves for something that its teacher wrote', async () => {
      await page.getByLabel('What the class is saving for').fill('20 minutes of maths games');
      await page.getByLabel('Goal in coins').fill('500');
      await page.getByRole('button', { name: 'Open the pot' }).click();
      await expect(page.getByText('Class pot opened.')).toBeVisible();
      await earnCoins(await newestMia(), 800);
      await student.goto(details);
      await student.getByLabel('Coins to add').fill('0');
      await student.getByRole('button', { name: 'Add coins' }).click();
      await expect(student.getByText('Put in a whole number of coins, 1 or more.')).toBeVisible();
      await student.getByLabel('Coins to add').fill('100');
      // The page is read again while somebody types: what stands there stays.
      const marker = student.locator('form:has([name="amount"]) [name="creationKey"]');
      const before = await marker.inputValue();
      await student.evaluate(() =>
        (window as unknown as { __remixRouter: { revalidate: () => void } }).__remixRouter.revalidate(),
      );
      await expect(marker).not.toHaveValue(before);
      await expect(student.getByLabel('Coins to add')).toHaveValue('100');
      await student.getByRole('button', { name: 'Add coins' }).click();
      await expect(student.getByRole('img', { name: '100 of 500 coins' })).toBeVisible();
      await expectNoSideways(student);
      await expectAccessibleInBothThemes(student);
      await student.getByLabel('Coins to add').fill('600');
      await student.getByRole('button', { name: 'Add coins' }).click();
      await expect(student.getByText('The pot is full. Your teacher will tell you when you get it.')).toBeVisible();
    });
    await test.step('full, it is given', async () => {
      await page.reload();
      await expect(page.getByText('1 student has put in')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: 'Mark as given' }).click();
      await expect(page.getByText('Marked as given')).toBeVisible();
      await student.reload();
      await expect(student.getByText('Your class got it')).toBeVisible();
    });
    await test.step('where the teacher allows it, a day more is bought', async () => {
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await expect(page.getByText('Students can’t use MarsCoins on tasks.')).toBeVisible();
      await page.getByRole('button', { name: 'Let students use coins on tasks' }).click();
      await expect(page.getByText('Students can use MarsCoins on tasks.')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await setTask(page, 'Warm-up', 'Homework');
      await student.goto('/tasks');
      await student.getByRole('link', { name: 'Warm-up', exact: true }).click();
      await expect(student.getByRole('heading', { name: 'Use MarsCoins' })).toBeVisible();
      await expectNoSideways(student);
      await expectAccessibleInBothThemes(student);
      await student.getByRole('button', { name: /24 more hours/ }).click();
      await expect(student.getByText('Bought', { exact: true })).toBeVisible();
      await expect(student.getByText('On time until')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('row', { name: /Mia/ })).toContainText('Bought with MarsCoins: 24 more hours');
    });
    await coinsTab(page).click();
    await expect(page.getByRole('heading', { name: 'Give MarsCoins' })).toBeVisible();
    for (const each of students) await each.context().close();
  });
});
