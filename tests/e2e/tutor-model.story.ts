import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../scripts/measure/product';
import { type ModelServer, reworded, startModelServer } from '../model-server';
import { questions } from './chosen-questions';
import { preferPlainTyping } from './practice-steps';
import { quickRegister } from './quick-start';
import { test as base, expect } from './story';
import { switchFlagOn } from './switch-flag-on';
import { openTalk, press, talk } from './tutor-on-page';

const firstPort = Number(process.env.E2E_PORT ?? 3210) + 40;

/** A product beside the other one, on the same database, whose tutor is worded by a model of the story's own. */
const test = base.extend<{ model: ModelServer; ownProduct: Product }>({
  model: async ({ browserName: _ }, use) => {
    const model = await startModelServer();
    await use(model);
    await model.stop();
  },
  ownProduct: async ({ model }, use, { parallelIndex }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-model-'));
    const port = firstPort + parallelIndex;
    const env = {
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      SITE_URL: `http://localhost:${port}`,
      TRUST_PROXY: '1',
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'small',
    };
    const product = await startProduct({ dataDir, port, bffPort: port + 1000, env });
    await use(product);
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ ownProduct }, use) => use(ownProduct.site),
});

test('a model words the tutor, and its lies, stalls and breaks are never seen', { tag: '@one-width' }, async ({
  page,
  model,
}) => {
  test.slow();
  await preferPlainTyping(page);
  const student = await quickRegister(page);
  await test.step('while the flag is off the model is not asked', async () => {
    await openTalk(page, questions.addFractions, 'story-0');
    await press(page, 'Give me a hint');
    await expect(talk(page).locator('[data-coming]')).toHaveCount(0);
    expect(model.calls).toEqual([]);
  });
  await switchFlagOn('llm-tutor', student);
  await openTalk(page, questions.addFractions, 'story-1');
  const newest = talk(page).locator('[data-newest]');
  const whole = newest.locator('[data-coming]');
  const mark = newest.getByText('Not checked by our engine');
  const ask = async (name: string) => {
    await press(page, name);
    await expect(whole).toHaveCount(0);
  };
  await test.step('its words are shown', async () => {
    model.reply = reworded;
    await ask('Give me a hint');
    await expect(newest).toContainText(/Now [a-z]/);
    await expect(mark).toHaveCount(0);
  });
  await test.step('what nobody decided is withheld', async () => {
    model.reply = { text: 'There are seven ways to see this. Which one do you take?' };
    await ask('I’m not sure');
    await expect(newest).toContainText('?');
    await expect(newest).not.toContainText('seven');
    await expect(mark).toHaveCount(0);
  });
  await test.step('a lie is withheld, and the built-in words stand in', async () => {
    model.reply = { text: 'Look at it again. It is $17+25=43$, see?' };
    await ask('I’m not sure');
    await expect(newest).toContainText('?');
    await expect(newest).not.toContainText(/43|Look at it again/);
    await expect(mark).toHaveCount(0);
  });
  await test.step('what breaks off in mid-sentence gives way to the built-in words', async () => {
    model.reply = { text: 'Look at it again. And then you', end: 'break' };
    await ask('I’m not sure');
    await expect(newest).toContainText('?');
    await expect(newest).not.toContainText('Look at it again.');
  });
  await test.step('a slow one is seen as far as it came, and does not hold the talk up', async () => {
    model.reply = { text: 'Look at it again. And then you', end: 'silence' };
    await page.getByRole('button', { name: 'I’m not sure', exact: true }).click();
    await expect(whole).toContainText('Look at it again.');
    await expect(whole).toHaveCount(0);
    await expect(newest).not.toContainText('Look at it again.');
    await expect(newest).toContainText('?');
  });
  await test.step('Stop ends it at once', async () => {
    model.reply = { text: 'Look at it again. And then you', end: 'trickle' };
    await page.getByRole('button', { name: 'I’m not sure', exact: true }).click();
    await expect(whole).toContainText('Look at it again.');
    await page.getByRole('button', { name: 'Stop the reply' }).click();
    await expect(whole).toHaveCount(0);
    await model.left();
    await expect(newest).toContainText('?');
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  });
});
