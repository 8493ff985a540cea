import type { Page } from '@playwright/test';
import { checkAnswer } from '../../maths/engine';
import { allNeighbours, bankAnswers } from '../../scripts/answer-keys/bank-answers';
import { questions } from './chosen-questions';
import { openQuestion, quickRegister } from './quick-start';
import { expect, test } from './story';
import { waitUntilLive } from './tutor-on-page';

const boxes = ['plain', 'maths'] as const;

async function openIn(page: Page, box: (typeof boxes)[number]): Promise<void> {
  await page.addInitScript((kind) => window.localStorage.setItem('mm-answer-box', kind), box);
  await quickRegister(page);
  await openQuestion(page, questions.addFractions, 'story-1');
}

const typedIn = (page: Page) => page.locator('input[name="answer"]').inputValue();

test.describe('what is typed is read as it is written', { tag: '@one-width' }, () => {
  for (const box of boxes)
    test(`every pair of neighbouring keys of the bank, in the ${box} box`, async ({ page }) => {
      test.setTimeout(300_000);
      await openIn(page, box);
      await waitUntilLive(page);
      await expect(page.locator('[data-typed-maths]')).toHaveCount(box === 'maths' ? 1 : 0);
      const answers = allNeighbours(bankAnswers(['s1']));
      expect(answers.length).toBeGreaterThan(50);
      await page.locator('input[name="answer"]').focus();
      for (const { spec, text } of answers) {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(text);
        const typed = await typedIn(page);
        expect(typed).toBe(text);
        expect(checkAnswer(spec, typed).kind, text).toBe(checkAnswer(spec, text).kind);
      }
    });

  for (const delay of [0, 20, 300])
    test(`from the first moment, ${delay} ms apart, while scripts and the maths arrive`, async ({ page }) => {
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, route.request().url().includes('typed-maths') ? 120 : 300));
        await route.continue();
      });
      await openIn(page, 'maths');
      for (const text of ['9<x', '1 2/3', '5 km/h', '-3/4', 'x=2 or x=-3']) {
        // What was typed before comes back by itself, and is another story.
        await page.evaluate(() => window.localStorage.clear());
        await page.reload({ waitUntil: 'commit' });
        await page.locator('input[name="answer"]').click();
        await page.keyboard.type(text, { delay });
        await waitUntilLive(page);
        expect(await typedIn(page)).toBe(text);
      }
    });

  test('while React waits for its turn to take up the page', async ({ page }) => {
    await openIn(page, 'plain');
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (message: unknown) {
        setTimeout(() => postMessage.call(this, message), 400);
      };
    });
    await page.evaluate(() => window.localStorage.clear());
    await page.reload({ waitUntil: 'commit' });
    await page.locator('input[name="answer"]').click();
    await page.keyboard.type('5 km/h', { delay: 100 });
    await waitUntilLive(page);
    expect(await typedIn(page)).toBe('5 km/h');
  });
});
