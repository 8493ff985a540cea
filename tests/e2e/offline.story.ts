import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

test.use({ serviceWorkers: 'allow', expectedTroubles: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('without a connection our own page stands in, and leads back', { tag: '@one-width' }, async ({
  page,
  context,
}) => {
  await page.goto('/faqs?q=trial');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Ready is said before the worker has taken over this page.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await test.step('nothing of the site is cached but the offline page and its files', async () => {
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached).toContain('/offline');
    expect(cached.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);
  });

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We can’t reach Marsmaths' })).toBeVisible();
  await expect(page).toHaveURL(/\/faqs\?q=trial$/);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await expect(page).toHaveURL(/\/faqs\?q=trial$/);
});
