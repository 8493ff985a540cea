import type { Locator, Page } from '@playwright/test';
import { questions, seedWhere } from './chosen-questions';
import { answersHere } from './practice-steps';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { waitUntilLive } from './tutor-on-page';

const answerBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Your answer' });
const key = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Maths keys' }).first().getByRole('button', { name, exact: true });
/** What the maths box shows beside the text. */
const shown = (page: Page): Locator => page.locator('[data-typed-maths]');

const selectedIn = (page: Page): Promise<string> =>
  answerBox(page).evaluate((box) =>
    box instanceof HTMLInputElement ? box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0) : '',
  );

async function openMathsBox(page: Page): Promise<void> {
  const open = key(page, 'Maths box');
  await expect(open.or(key(page, 'Plain text'))).toBeVisible();
  if (await open.isVisible()) await open.click();
  await expect(shown(page)).toBeVisible();
}

/** Presses keys of the row by name, and types the rest. */
async function build(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts) {
    if (/^[A-Z]/.test(part)) await key(page, part).click();
    else await page.keyboard.type(part);
  }
}

test('a fraction is built with the maths keys and marked right', async ({ page, newStudent }) => {
  void newStudent;
  await openQuestion(page, questions.addFractions);
  await waitUntilLive(page);
  const [top = '', bottom = ''] = (await answersHere(page)).right.split('/');
  await openMathsBox(page);
  await build(page, 'Fraction', top, 'Next box', bottom);
  await expect(answerBox(page)).toHaveValue(`${top}/${bottom}`);
  await expect(shown(page).locator('.mfrac')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Correct, first go!')).toBeVisible();
});

test('a mixed numeral is filled in order and left again, on a keypad without space, bar or arrows', async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await openQuestion(page, 'y6/unlike-fractions/add-mixed');
  await waitUntilLive(page);
  const { right } = await answersHere(page);
  const [whole = '', top = '', bottom = ''] = right.split(/[ /]/);
  await answerBox(page).click();
  for (const parts of [
    ['Mixed numeral', whole, 'Next box', top, 'Next box', bottom],
    [whole, 'Mixed numeral', top, 'Next box', bottom],
    [whole, 'Mixed numeral', top, 'Fraction', bottom],
    // A keyboard types the space and the bar once more.
    ['Mixed numeral', `${whole} ${top}/${bottom}`],
  ]) {
    await answerBox(page).selectText();
    await page.keyboard.press('Delete');
    await build(page, ...parts);
    await expect(answerBox(page)).toHaveValue(right);
  }
  await page.keyboard.type('+1');
  await expect(answerBox(page)).toHaveValue(`${right}+1`);
  await key(page, 'Delete').click();
  await key(page, 'Delete').click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct, first go!')).toBeVisible();
});

test('powers and roots are filled and left again, and taken back', async ({ page, newStudent }) => {
  void newStudent;
  await openQuestion(page, 'y7/prime-factors/index-form');
  await waitUntilLive(page);
  await openMathsBox(page);
  await build(page, 'Power', '2', 'Next box', '1', 'Next box', '0');
  await expect(answerBox(page)).toHaveValue('2^10');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(answerBox(page)).not.toHaveValue('2^10');

  await openQuestion(page, 'y6/tessellations/last-angle');
  await waitUntilLive(page);
  await openMathsBox(page);
  await build(page, 'Square root', '16', 'Next box', '+1');
  await expect(answerBox(page)).toHaveValue('√(16)+1');
  await expect(shown(page).locator('.sqrt')).toBeVisible();
});

test('both boxes hold the same text, with its caret and the focus', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await openQuestion(page, questions.addFractions);
  await waitUntilLive(page);
  await openMathsBox(page);
  await answerBox(page).click();
  await page.keyboard.type('9<x');
  await page.keyboard.press('ArrowLeft');
  await key(page, 'Plain text').click();
  await expect(shown(page)).toHaveCount(0);
  await page.keyboard.type('1 2/3');
  await key(page, 'Maths box').click();
  await page.keyboard.type('5cm');
  await expect(answerBox(page)).toHaveValue('9<1 2/35cmx');
  await expect(answerBox(page)).toBeFocused();
});

test('an answer that comes back to be mended is replaced by the next keys', {
  tag: '@one-width',
}, async ({ page, newStudent }) => {
  void newStudent;
  await openQuestion(
    page,
    questions.addFractions,
    seedWhere(questions.addFractions, ({ right }) => /^\d+\/\d+$/.test(right)),
  );
  await waitUntilLive(page);
  const { right } = await answersHere(page);
  const [top, bottom] = right.split('/').map(Number);
  await answerBox(page).click();

  await page.keyboard.type('3+');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => selectedIn(page)).toBe('3+');
  const doubled = `${(top ?? 0) * 2}/${(bottom ?? 0) * 2}`;
  await page.keyboard.type(doubled);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Now write it as a fraction in lowest terms.')).toBeVisible();
  await expect.poll(() => selectedIn(page)).toBe(doubled);
  await page.keyboard.type(right.slice(0, 1));
  await expect(answerBox(page)).toHaveValue(right.slice(0, 1));
  await page.keyboard.type(right.slice(1));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Correct/).first()).toBeVisible();
});
