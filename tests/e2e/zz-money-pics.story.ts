import { rowsOf } from './database';
import { expect, test } from './story';

test('pictures', async ({ page, newStudent }) => {
  test.setTimeout(240_000);
  await rowsOf("update users set accept_tc_at = accept_tc_at - interval '30 days' where email = $1", [
    newStudent.email,
  ]);
  const shoot = async (name: string) => {
    for (const [width, height, tag] of [
      [1440, 900, 'd'],
      [390, 844, 'm'],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.screenshot({ path: `.cache/pics/${name}-${tag}-${scheme}.png`, fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto('/pricing');
  await shoot('pricing');
  await page.goto('/subscription');
  await shoot('subscription-free');
  await page.goto('/subscription/bundles');
  await shoot('bundles');
  await page.getByRole('radio', { name: /^Year 6/ }).check();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByLabel('Voucher').fill('JOIN10');
  await page.getByRole('button', { name: 'Use' }).click();
  await expect(page.getByRole('button', { name: 'Pay A$110.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a link for a parent' }).click();
  const link = await page.getByLabel('Link for a parent').inputValue();
  await shoot('checkout');
  await page.goto(new URL(link).pathname);
  await shoot('parent');
  await page.goto('/subscription/checkout');
  await page.getByLabel('I agree, and I am 18').check();
  await page.getByRole('button', { name: /^Pay A\$/ }).click();
  await expect(page.getByText('no money moves')).toBeVisible();
  await shoot('test-payment');
  await page.getByRole('button', { name: /that do not move/ }).click();
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
  await shoot('paid');
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('GST included')).toBeVisible();
  await shoot('receipt');
  for (const path of ['subscription', 'billing-history', 'discounts']) {
    await page.goto(`/${path}`);
    await shoot(path);
  }
});
