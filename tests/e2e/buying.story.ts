import { readFile } from 'node:fs/promises';
import { pdfWords } from '../pdf-words';
import { rowsOf } from './database';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

// What is not chosen, or a card that is declined, is answered with a sentence and such a status.
test.use({ expectedTroubles: /status of (400|402|409|422)/ });

test('a plan is bought with a second step, after a declined card, and cancelled and taken up again', {
  tag: '@one-width',
}, async ({ page, newStudent }) => {
  await rowsOf("update users set accept_tc_at = accept_tc_at - interval '30 days' where email = $1", [
    newStudent.email,
  ]);
  const payWith = async (card: string) => {
    await page.getByLabel('I agree, and I’m 18').check();
    await page.getByRole('button', { name: /^Pay A\$/ }).click();
    await expect(page.getByText('Test payments: no money moves')).toBeVisible();
    await page.getByRole('radio', { name: card }).check();
    await page.getByRole('button', { name: /not real money/ }).click();
  };
  await test.step('choose', async () => {
    await page.goto('/subscription');
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await expect(page.getByText('Choose one course for this plan.')).toBeVisible();
    await page.getByRole('radio', { name: /^Year 6/ }).check();
    await page.getByRole('radio', { name: /^6 months/ }).check();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  });
  await test.step('a voucher', async () => {
    await page.getByRole('combobox', { name: 'Voucher' }).fill('JOIN10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Pay A$110.00' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  await test.step('a declined card', async () => {
    await payWith('4000 0000 0000 0002');
    await expect(page.getByRole('heading', { name: 'Your payment didn’t go through' })).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
  });
  await test.step('a second step', async () => {
    await payWith('4000 0000 0000 3155');
    await expect(page.getByRole('heading', { name: 'Your bank asks: is this you?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, it’s me' }).click();
    await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
  });
  await test.step('the receipt', async () => {
    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByText('Includes GST')).toBeVisible();
    await expect(page.getByText('A$110.00')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Receipt as PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^marsmaths-receipt-[0-9A-F]{8}\.pdf$/);
    const words = pdfWords(await readFile(await file.path()));
    for (const line of ['Year 6', '6 months', 'A$120.00', '-A$10.00', 'A$110.00', 'Includes GST', 'A$10.00'])
      expect(words).toContain(line);
  });
  await test.step('cancel and undo', async () => {
    await page.goto('/subscription');
    await page.getByRole('button', { name: 'Cancel renewal' }).click();
    await expect(page.getByText('Renewal cancelled', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Keep renewing' }).click();
    await expect(page.getByRole('button', { name: 'Cancel renewal' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
});

test('a parent pays by a link, without an account', { tag: '@one-width' }, async ({ page, newStudent, browser }) => {
  await rowsOf("update users set accept_tc_at = accept_tc_at - interval '30 days' where email = $1", [
    newStudent.email,
  ]);
  await page.goto('/subscription/bundles?plan=three');
  for (const year of [5, 6, 7]) await page.getByRole('checkbox', { name: new RegExp(`^Year ${year}`) }).check();
  await page.getByRole('radio', { name: /^1 month/ }).check();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Create link for a parent' }).click();
  const link = await page.getByLabel('Link for a parent').inputValue();
  const parent = await (await browser.newContext()).newPage();
  await parent.goto(new URL(link).pathname);
  await expect(parent.getByRole('heading', { level: 1 })).toContainText('Year 5');
  await expectAccessibleInBothThemes(parent);
  await parent.getByLabel('Your email').fill('parent@example.test');
  await parent.getByLabel('I agree, and I’m 18').check();
  await parent.getByRole('button', { name: 'Pay A$54.00' }).click();
  await parent.getByRole('button', { name: /not real money/ }).click();
  await expect(parent.getByText('Paid. Thank you!')).toBeVisible();
  await page.goto('/billing-history');
  await expect(page.getByText('A$54.00')).toBeVisible();
  await parent.context().close();
});
