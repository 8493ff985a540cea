import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Product, startProduct } from '../../scripts/measure/product';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { quickLogIn } from './quick-start';
import { test as base, expect, expectAccessibleInBothThemes, expectNoSideways } from './story';

const firstPort = Number(process.env.E2E_PORT ?? 3210) + 60;

/** A product and a database of the story's own: what visitors see is switched for everybody at once. */
const test = base.extend<{ ownProduct: Product }>({
  ownProduct: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-visitors-'));
      const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
      const port = firstPort + parallelIndex;
      const env = { DATABASE_URL: database.url, SITE_URL: `http://localhost:${port}`, TRUST_PROXY: '1' };
      const product = await startProduct({ dataDir, port, bffPort: port + 1000, env });
      await use(product);
      await product.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    // A database from nothing, with its demo school.
    { timeout: 180_000 },
  ],
  baseURL: async ({ ownProduct }, use) => use(ownProduct.site),
});

const offer = (page: Page): Locator => page.getByRole('complementary', { name: 'Offer' });
const badge = (page: Page): Locator => page.getByRole('link', { name: 'Sample: VCE mock test' });

test('the front page of a demo: samples that say so, and what an administrator switches for visitors', {
  tag: '@one-width',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await test.step('both rows of the operator say sample, and lead to our own page', async () => {
    await page.goto('/');
    const awards = page.getByRole('region', { name: 'Awards and mentions' });
    await expect(awards.getByRole('link')).toHaveText([/^Sample: /, /^Sample: /]);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: /^Sample: (video|social)/ })).toHaveCount(2);
    await awards.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/sample#awards$/);
    await expect(page.getByRole('heading', { level: 1, name: 'This was a sample' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
  await test.step('by default the offer stands there, and no badge', async () => {
    await page.goto('/');
    await expect(offer(page)).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    const register = page.getByRole('contentinfo').getByRole('link', { name: 'Register' });
    await expect(register).toHaveAttribute('href', '/register');
  });
  const office = await (await browser.newContext({ baseURL })).newPage();
  await quickLogIn(office, 'admin@demo.test');
  await office.goto('/home');
  await expect(office, 'an administrator begins there').toHaveURL(/\/admin$/);
  await office.getByRole('link', { name: /^Feature flags/ }).click();
  const change = async (flag: string, mode: string, standing: RegExp) => {
    const card = office.getByRole('region', { name: flag, exact: true });
    await card.getByRole('radio', { name: mode, exact: true }).check();
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText(standing)).toBeVisible();
  };
  const shows = async (what: Locator, count: number) =>
    expect(async () => {
      await page.goto('/');
      await expect(what).toHaveCount(count, { timeout: 500 });
    }).toPass({ intervals: [1000], timeout: 60_000 });
  await test.step('each is switched the other way', async () => {
    await expect(office.getByRole('region', { name: 'promo-banner' })).toContainText('On for everyone, by default.');
    await expect(office.getByRole('region', { name: 'llm-tutor' })).toContainText('needs the setting LLM_BASE_URL');
    await change('promo-banner', 'Off', /^Off for everyone, set here\. The default is on\.$/);
    await change('vce-mock-badge', 'On', /^On for everyone, set here\. The default is off\.$/);
    await shows(offer(page), 0);
    await shows(badge(page), 1);
    await badge(page).click();
    await expect(page).toHaveURL(/\/sample#vce$/);
  });
  await office.context().close();
});
