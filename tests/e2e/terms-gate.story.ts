import { rowsOf } from './database';
import { type Account, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

const dialogName = 'Before you start';

test('nothing but “I agree” opens the page for someone who has not agreed yet', async ({ page }) => {
  const account = await quickRegister(page);
  await forgetAgreement(account);
  await page.goto('/home');
  const dialog = page.getByRole('dialog', { name: dialogName });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveTitle('Before you start | Marsmaths');
  await expect(page.locator('html[data-hydrated], body')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await test.step('it has no close button, and neither Esc nor a click beside it closes it', async () => {
    await expect(dialog.getByRole('button')).toHaveText(['I agree']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
  });
  await test.step('the focus stays inside', async () => {
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the browser's own controls have it; the page behind never.
      const inside = await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
  });
  await test.step('an address typed by hand meets it too', async () => {
    await page.goto('/error-logbook');
    await expect(dialog).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'I agree' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Error logbook' })).toBeVisible();
  expect(await agreedAt(account)).not.toBeNull();
});

test.describe('without JavaScript', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the gate is a plain form that leads to the page', async ({ page }) => {
    const account = await quickRegister(page);
    await forgetAgreement(account);
    await page.goto('/courses');
    await expect(page.getByRole('dialog', { name: dialogName })).toBeVisible();
    await page.getByRole('button', { name: 'I agree' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your courses' })).toBeVisible();
    expect(await agreedAt(account)).not.toBeNull();
  });
});

async function forgetAgreement({ email }: Account): Promise<void> {
  await rowsOf('update users set accept_tc_at = null where email = $1', [email]);
}

async function agreedAt({ email }: Account): Promise<Date | null> {
  const [user] = await rowsOf<{ accept_tc_at: Date | null }>('select accept_tc_at from users where email = $1', [
    email,
  ]);
  return user?.accept_tc_at ?? null;
}
