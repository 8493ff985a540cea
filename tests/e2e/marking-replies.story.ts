import type { Page } from '@playwright/test';
import type { Answers } from './answers';
import { questions, seedWhere } from './chosen-questions';
import { attemptsOf } from './database';
import { answersHere, giveAnswer, preferPlainTyping } from './practice-steps';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, test } from './story';

test.beforeEach(async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
});

test('a copy of the question is not finished, and the result then is right at the first try', {
  tag: '@one-width',
}, async ({ page }) => {
  const id = await openQuestion(page, questions.workOut);
  const answers = await answersHere(page);
  const copied = /\$(.*)\$/.exec(answers.prompt)?.[1]?.replaceAll('\\times', '×').replaceAll(' ', '') ?? '';
  expect(copied).toMatch(/\d[+−×-]\d/);
  await giveAnswer(page, answers, copied);
  await expectFreeReply(page, id, 'Not finished yet: work it out and write the answer.', copied);
  await giveAnswer(page, answers, answers.right);
  await expect(page.getByText('Correct, first go!')).toBeVisible();
});

test('units and words are answered by what they are, and only a finished answer counts', {
  tag: '@one-width',
}, async ({ page }) => {
  const { id, answers } = await openMillilitres(page);
  const { right } = answers;
  for (const [typed, message] of [
    [`${Number(right) / 1000} L`, 'Right amount. Now write it in mL.'],
    [`${right} g`, 'g is for a mass, but the question asks for a volume.'],
    [`${right} L`, 'check the unit: the answer is in mL.'],
  ] as const) {
    await giveAnswer(page, answers, typed);
    await expectFreeReply(page, id, message, typed);
  }
  await expectAccessibleInBothThemes(page);
  for (const [typed, message] of [
    ['banana', 'I can’t find a number in this. Write just the number.'],
    [`${right} and so`, 'not the words around it. Write just the answer.'],
  ] as const) {
    await giveAnswer(page, answers, typed);
    await expectSentBack(page, id, message, typed);
  }
  await expectAccessibleInBothThemes(page);
  await giveAnswer(page, answers, `${right} millilitres`);
  await expect(page.getByText('Correct, first go!')).toBeVisible();
});

/** A question whose story counts millilitres. */
async function openMillilitres(page: Page): Promise<{ id: string; answers: Answers }> {
  const seed = seedWhere(questions.millilitres, ({ prompt }) => prompt.includes('millilitres'));
  const id = await openQuestion(page, questions.millilitres, seed);
  return { id, answers: await answersHere(page) };
}

/** The value is right and something else is not: said beside the question, and no try is used up. */
async function expectFreeReply(page: Page, id: string, message: string, typed: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await expectNothingLost(page, id, typed);
}

/** It was not read as an answer at all: said above the box. */
async function expectSentBack(page: Page, id: string, message: string, typed: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expectNothingLost(page, id, typed);
}

async function expectNothingLost(page: Page, id: string, typed: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(typed);
  const counted = (await attemptsOf(id, 1)).filter(({ verdict }) => verdict === 'WRONG' || verdict === 'CORRECT');
  expect(counted).toEqual([]);
}
