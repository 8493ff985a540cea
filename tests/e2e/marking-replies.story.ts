import type { Page } from '@playwright/test';
import type { Answers } from './answers';
import { questions, seedWhere } from './chosen-questions';
import { attemptsOf } from './database';
import { answersHere, giveAnswer, preferPlainTyping } from './practice-steps';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

test.beforeEach(async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
});

test('a copy of the question is not finished, and the result then is right at the first try', async ({ page }) => {
  const id = await openQuestion(page, questions.workOut);
  const answers = await answersHere(page);
  const copied = /\$(.*)\$/.exec(answers.prompt)?.[1]?.replaceAll('\\times', '×').replaceAll(' ', '') ?? '';
  expect(copied).toMatch(/\d[+−×-]\d/);
  await giveAnswer(page, answers, copied);
  await expectFreeReply(page, id, 'Not finished: work it out, then write the result.', copied);
  await giveAnswer(page, answers, answers.right);
  await expect(page.getByText('Right, at the first try.')).toBeVisible();
});

test('the right amount in another unit is asked for in the unit of the question', async ({ page }) => {
  const { id, answers } = await openMillilitres(page);
  const litres = `${Number(answers.right) / 1000} L`;
  await giveAnswer(page, answers, litres);
  await expectFreeReply(page, id, 'Right amount. Now write it in mL.', litres);
  await giveAnswer(page, answers, `${answers.right} mL`);
  await expect(page.getByText('Right, at the first try.')).toBeVisible();
});

test('a unit of the wrong kind is named, and so is one of the wrong size', async ({ page }) => {
  const { id, answers } = await openMillilitres(page);
  const grams = `${answers.right} g`;
  await giveAnswer(page, answers, grams);
  await expectFreeReply(page, id, 'g is for a mass, and the question asks for a volume.', grams);
  await giveAnswer(page, answers, `${answers.right} L`);
  await expectFreeReply(page, id, 'look at the unit: the answer is in mL.', `${answers.right} L`);
  await giveAnswer(page, answers, `${answers.right} millilitres`);
  await expect(page.getByText('Right, at the first try.')).toBeVisible();
});

test('words without mathematics are sent back and cost nothing', async ({ page }) => {
  const { id, answers } = await openMillilitres(page);
  await giveAnswer(page, answers, 'banana');
  await expectSentBack(page, id, 'I cannot find a number in this. Write only the number.', 'banana');
  await giveAnswer(page, answers, `${answers.right} and so`);
  await expectSentBack(page, id, 'not the words around it. Write only the answer.', `${answers.right} and so`);
  await giveAnswer(page, answers, answers.right);
  await expect(page.getByText('Right, at the first try.')).toBeVisible();
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
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  const counted = (await attemptsOf(id, 1)).filter(({ verdict }) => verdict === 'WRONG' || verdict === 'CORRECT');
  expect(counted).toEqual([]);
}
