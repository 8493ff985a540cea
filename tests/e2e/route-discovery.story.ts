import { expect, test } from './story';

test('links lead on without a new document: the routes behind them are asked for in one go', {
  tag: '@one-width',
}, async ({ page, newStudent }) => {
  void newStudent;
  const discoveries: { status: number; paths: number }[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname !== '/__manifest') return;
    discoveries.push({ status: response.status(), paths: searchParams.getAll('p').length });
  });
  await page.goto('/home');
  await expect.poll(() => discoveries.length).toBeGreaterThan(0);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  for (const address of ['/profile', '/error-logbook/year-6', '/following', '/create-practice/year-6', '/home']) {
    // A link that stands on no page: its route is asked for when it is pressed.
    await page.evaluate((path) => Reflect.get(window, '__remixRouter').navigate(path), address);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  expect(discoveries.filter(({ status }) => status !== 200)).toEqual([]);
});
