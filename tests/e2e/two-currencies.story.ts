import { expect, register, test } from './story';

// Chromium says so of plain http on names other than localhost.
test.use({ expectedTroubles: /Cross-Origin-Opener-Policy header has been ignored/ });

const port = process.env.E2E_PORT ?? '3210';
const sites = [
  { host: 'marsmaths.com', sign: '$', month: '$16.00', half: '$78.00', saved: '$18.00', currency: 'US dollars' },
  {
    host: 'marsmaths.com.au',
    sign: 'A$',
    month: 'A$24.00',
    half: 'A$120.00',
    saved: 'A$24.00',
    currency: 'Australian dollars',
  },
];

for (const { host, sign, month, half, saved, currency } of sites) {
  test.describe(host, () => {
    test.use({ baseURL: `http://${host}:${port}` });

    test(`prices are in ${currency}, from the front page to the checkout`, { tag: '@one-width' }, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByText(`Join now and save ${sign}10 on the subscription.`)).toBeVisible();
      await page.goto('/pricing');
      await expect(page.getByText(`${sign}0`, { exact: true })).toBeVisible();
      await expect(page.getByText(new RegExp(`^Prices here are in ${currency}`))).toBeVisible();
      await register(page);
      await page.goto('/subscription/bundles');
      await expect(page.getByText(`Prices are in ${currency}`)).toBeVisible();
      await expect(page.getByRole('radio', { name: /^1 month/ })).toHaveAccessibleName(
        new RegExp(`1 month ${escaped(month)} a month`),
      );
      const halfYear = page.getByRole('radio', { name: /^6 months/ });
      await expect(halfYear).toHaveAccessibleName(new RegExp(`${escaped(saved)} less than paying monthly`));
      await halfYear.check();
      await page.getByRole('radio', { name: /^Year 6/ }).check();
      await page.getByRole('button', { name: 'Go to checkout' }).click();
      await page.getByLabel('I agree, and I’m 18').check();
      await page.getByRole('button', { name: `Pay ${half}`, exact: true }).click();
      await page.getByRole('button', { name: /not real money/ }).click();
      await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
      expect(new URL(page.url()).hostname).toBe(host);
    });
  });
}

const escaped = (text: string) => text.replaceAll(/[$.]/g, '\\$&');
