import type { Page } from '@playwright/test';
import { placeQuestion, seedWhere } from './chosen-questions';
import { answersHere, openSheet, preferPlainTyping } from './practice-steps';
import { quickPractice } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { waitUntilLive } from './tutor-on-page';

const joinGroups = 'y1/add-within-20/join-two-groups';

async function openYoungQuestion(page: Page): Promise<void> {
  const seed = seedWhere(joinGroups, ({ right }) => right.length === 2);
  await page.goto(`/practice/${await youngPractice(page, seed)}/1`);
  await waitUntilLive(page);
}

async function youngPractice(page: Page, seed: string): Promise<string> {
  const id = await quickPractice(page);
  await placeQuestion(id, 1, joinGroups, seed);
  return id;
}

/** A browser with one voice of its own, which keeps what it was told to say. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = [{ lang: 'en-AU', localService: true, default: true, name: 'Matilda', voiceURI: 'matilda' }];
    Object.assign(window, { said });
    Object.assign(window.speechSynthesis, {
      getVoices: () => voices,
      speak: ({ text }: SpeechSynthesisUtterance) => said.push(text),
      cancel: () => {},
    });
    // Takes a voice that is no object of the browser's own.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set() {}, get: () => null });
  });
}

test.beforeEach(async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
});

test('a question of Year 1: read aloud, answered by the number pad alone', async ({ page }) => {
  await giveVoice(page);
  await openYoungQuestion(page);
  const { right, prompt } = await answersHere(page);
  await page.getByRole('button', { name: 'Read the question aloud' }).click();
  await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible();
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).toEqual([expect.stringContaining(prompt.split(/[.?]/)[0] ?? prompt)]);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);

  const pad = page.getByRole('toolbar', { name: 'Maths keys' });
  for (const digit of '99') await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: 'Delete' }).click();
  await pad.getByRole('button', { name: 'Delete' }).click();
  for (const digit of right) await pad.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(right);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Correct, first go!')).toBeVisible();
});

test('one thing at a time: hints and working wait until they are wanted', async ({ page, isMobile }) => {
  await openYoungQuestion(page);
  const hint = page.getByRole('button', { name: 'Show hint 1' });
  const line = page.getByRole('textbox', { name: 'Line 1 of my working' });
  await expect(hint).toBeHidden();
  await expect(line).toBeHidden();
  if (isMobile) await openSheet(page, 'Hints');
  else await page.locator('summary').filter({ hasText: 'Show me a hint' }).click();
  await hint.click();
  await expect(page.getByRole('button', { name: 'Show hint 2' })).toBeVisible();
  if (isMobile) await openSheet(page, 'Working');
  else await page.locator('summary').filter({ hasText: 'My working' }).click();
  await expect(line).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('without a voice of the browser’s own nothing offers to read', { tag: '@one-width' }, async ({ page }) => {
  await page.addInitScript(() => {
    const voices = [{ lang: 'en-AU', localService: false, default: true, name: 'Far away', voiceURI: 'far' }];
    Object.assign(window.speechSynthesis, { getVoices: () => voices });
  });
  await openYoungQuestion(page);
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  await expect(page.getByRole('button', { name: /aloud/ })).toHaveCount(0);
});
