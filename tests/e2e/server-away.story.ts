import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../scripts/measure/product';
import { freezeDataServer, wakeDataServer } from './data-server';
import { preferPlainTyping } from './practice-steps';
import { quickPractice, quickRegister } from './quick-start';
import { accountMenu, test as base, expect, expectAccessibleInBothThemes, expectNoSideways } from './story';

const firstPort = Number(process.env.E2E_PORT ?? 3210) + 20;

/** A product of its own: what is taken away here must not be missing in other stories. */
const test = base.extend<{ ownProduct: Product }>({
  ownProduct: async ({ browserName: _ }, use, { parallelIndex }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-away-'));
    const port = firstPort + parallelIndex;
    const env = { DEMO: '0', DATABASE_URL: '', SITE_URL: `http://localhost:${port}` };
    const product = await startProduct({ dataDir, port, bffPort: port + 1000, env });
    await use(product);
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ ownProduct }, use) => use(ownProduct.site),
});

test.describe('while the data server is away', { tag: '@one-width' }, () => {
  test.use({ expectedTroubles: /status of 503|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

  test('public pages stay, signed-in pages say so and come back by themselves', async ({
    page,
    request,
    ownProduct,
  }) => {
    test.slow();
    const launcher = ownProduct.pids()[0] ?? 0;
    await quickRegister(page);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    freezeDataServer(launcher);
    try {
      const home = await page.goto('/home');
      expect(home?.status()).toBe(503);
      expect(home?.headers()['retry-after']).toMatch(/^\d+$/);
      await expect(page.getByRole('heading', { name: 'We’ll be right back' })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
      for (const address of [
        '/terms-conditions',
        '/privacy-policy',
        '/how-we-check',
        '/login',
        '/courses',
        '/how-we-check',
      ]) {
        expect((await request.get(address)).status(), address).toBe(200);
      }
      const question = '/try/86-add-and-subtract-unlike-fractions?answer=1';
      await expect.poll(async () => (await request.get(question)).status(), { timeout: 30_000 }).toBe(200);
    } finally {
      wakeDataServer(launcher);
    }
    await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/home$/);
  });

  test('an answer is refused with what was typed still there, and taken when it is sent again', async ({
    page,
    ownProduct,
  }) => {
    test.slow();
    const launcher = ownProduct.pids()[0] ?? 0;
    await preferPlainTyping(page);
    await quickRegister(page);
    const id = await quickPractice(page, [], '86-add-and-subtract-unlike-fractions');
    await page.goto(`/practice/${id}/1`);
    const answer = page.getByRole('textbox', { name: 'Your answer' });
    const problem = page.getByText(/^We couldn’t reach our server\./);
    const check = async () => {
      const reply = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().includes(id),
      );
      await page.getByRole('button', { name: 'Check' }).click();
      return reply;
    };
    await answer.fill('987654/321');
    freezeDataServer(launcher);
    try {
      expect((await check()).status()).toBe(503);
      await expect(problem).toBeVisible();
      await expect(answer).toHaveValue('987654/321');
    } finally {
      wakeDataServer(launcher);
    }
    await expect.poll(async () => (await page.request.get('/readyz')).status(), { timeout: 20_000 }).toBe(200);
    const again = await check();
    expect(again.status()).toBeLessThan(400);
    await expect(problem).toHaveCount(0);
  });
});

test.describe('without scripts, while the data server is away', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false, expectedTroubles: /status of 503/ });

  test('an answer is kept in a form that sends it again', async ({ page, ownProduct }) => {
    test.slow();
    const launcher = ownProduct.pids()[0] ?? 0;
    await quickRegister(page);
    const id = await quickPractice(page, [], '86-add-and-subtract-unlike-fractions');
    await page.goto(`/practice/${id}/1`);
    await page.getByRole('textbox', { name: 'Your answer' }).fill('987654/321');
    freezeDataServer(launcher);
    try {
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByRole('heading', { name: 'We couldn’t send your answer' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('987654/321');
      await expectNoSideways(page);
    } finally {
      wakeDataServer(launcher);
    }
    await expect.poll(async () => (await page.request.get('/readyz')).status(), { timeout: 20_000 }).toBe(200);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
  });
});
