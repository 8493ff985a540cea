import { expect, expectAccessibleInBothThemes, expectNoSideways, sendLogin, test } from './story';

test('a visitor picks a kind of question and sees key, steps, wrong paths and checks for any seed', {
  tag: '@one-width',
}, async ({ page }) => {
  await page.goto('/how-we-check');
  await expect(page.getByRole('heading', { name: 'The last full run' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Replay a question' }).click();
  await page.getByRole('navigation', { name: 'School year' }).getByRole('link', { name: 'Year 6' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Add two unlike fractions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add two unlike fractions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Checked just now: (\d+) of \1 passed/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Common mistakes' })).toBeVisible();
  const asked = page.getByRole('region', { name: 'As the student sees it' });
  const first = await asked.textContent();
  await page.getByRole('link', { name: 'Different numbers' }).click();
  await expect(page.getByLabel('Seed')).toHaveValue('s2');
  await expect(asked).not.toHaveText(first ?? '');
  await page.getByLabel('Seed').fill('s1');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(asked).toHaveText(first ?? '');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});

test('an administrator looks at a template, a student is sent home', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  await page.goto('/admin/templates/y6/unlike-fractions/add-two?seed=s1');
  await expect(page).toHaveURL(/\/home$/);
  expect(newStudent.email).toContain('@');
  await page.context().clearCookies();
  await page.goto('/login');
  await sendLogin(page, { email: 'admin@demo.test', password: 'marsmaths-demo' });
  await page.waitForURL('**/admin');
  await page.goto('/admin/templates?year=6');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Add two unlike fractions' }).click();
  await expect(page.getByRole('heading', { name: 'Whole template' })).toBeVisible();
  await page.getByRole('link', { name: 's5' }).click();
  await expect(page).toHaveURL(/seed=s5$/);
  await expectAccessibleInBothThemes(page);
});
