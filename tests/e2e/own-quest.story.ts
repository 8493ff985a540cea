import type { Locator, Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { userIdOf } from './database';
import { earnCoins } from './earn-coins';
import { answerRightly, preferPlainTyping } from './practice-steps';
import { quickPractice } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { openTalk, say } from './tutor-on-page';

test.use({ expectedTroubles: /status of 400/ });

const ownQuest = (page: Page): Locator => page.getByRole('region', { name: 'Your own quest' });
const aims = (page: Page): Locator => ownQuest(page).getByRole('listitem');

async function choose(page: Page, kinds: string[]): Promise<void> {
  for (const kind of kinds) await ownQuest(page).getByRole('checkbox', { name: kind }).check();
  await ownQuest(page)
    .getByRole('button', { name: /^Start/ })
    .click();
}

test('a quest of one’s own is chosen, reached and collected', async ({ page, newStudent }) => {
  test.slow();
  await preferPlainTyping(page);
  const id = await userIdOf(newStudent);

  await test.step('without coins it says how many are missing', async () => {
    await page.goto('/shop');
    await expect(ownQuest(page)).toContainText('You need 15 more MarsCoins to start.');
    await expect(ownQuest(page).getByRole('button')).toHaveCount(0);
  });

  await test.step('another number of aims than three is refused, and the ticks stay', async () => {
    await earnCoins(id, 15);
    await page.reload();
    await choose(page, ['Answer 5 questions', 'Finish a practice set']);
    await expect(ownQuest(page).getByRole('alert')).toHaveText('Choose 3 different goals.');
    await expect(ownQuest(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(ownQuest(page).getByRole('checkbox', { name: 'Finish a practice set' })).toBeChecked();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('three begin it, for 15 coins', async () => {
    await choose(page, ['Send a message to a tutor']);
    await expect(aims(page)).toHaveText([
      /Answer 5 questions.*0 of 5/,
      /Finish a practice set.*0 of 1/,
      /tutor.*0 of 1/,
    ]);
    await expect(page.getByRole('region', { name: 'Coin history' })).toContainText('Started your own quest');
    await expect(ownQuest(page).getByRole('button')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('what is done from then on counts', async () => {
    await page.goto(`/practice/${await quickPractice(page)}/1`);
    while (!page.url().endsWith('/result')) await answerRightly(page);
    await page.goto('/shop');
    await expect(aims(page)).toHaveText([/5 of 5/, /1 of 1/, /0 of 1/]);
    await openTalk(page, questions.addFractions, 'story-1');
    await say(page, 'hint');
  });

  await test.step('all three bring 20 coins, once', async () => {
    await page.goto('/shop');
    await ownQuest(page).getByRole('button', { name: 'Collect 20 MarsCoins' }).click();
    await expect(ownQuest(page)).toContainText('Collected today');
    await expect(ownQuest(page)).toContainText('You can start another one after midnight.');
    await expect(page.getByRole('region', { name: 'Coin history' })).toContainText('Your own quest');
    await page.reload();
    await expect(ownQuest(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a quest of one’s own is a plain form', { tag: '@one-width' }, async ({ page, newStudent }) => {
    await earnCoins(await userIdOf(newStudent), 20);
    await page.goto('/shop');
    await choose(page, ['Write 2 lines of working']);
    await expect(ownQuest(page).getByRole('alert')).toHaveText('Choose 3 different goals.');
    await expect(ownQuest(page).getByRole('checkbox', { name: 'Write 2 lines of working' })).toBeChecked();
    await choose(page, ['Finish a practice set', 'Send a message to a tutor']);
    await expect(aims(page)).toHaveText([/Finish a practice set/, /Write 2 lines of working/, /tutor/]);
  });
});
