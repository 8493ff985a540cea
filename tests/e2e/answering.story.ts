import { misconceptionById } from '../../maths/misconceptions';
import { questions, seedWhere, sharedWrongAnswer } from './chosen-questions';
import { attemptsOf, rowsOf } from './database';
import { answersHere, giveAnswer, preferPlainTyping, showHint } from './practice-steps';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

test.beforeEach(async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
});

test('a choice question is answered with a digit key and Enter, and ? tells the keys', { tag: '@one-width' }, async ({
  page,
}) => {
  await openQuestion(page, questions.chooseBrackets);
  const { right } = await answersHere(page);
  const options = page.getByRole('radio');
  const values = await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(async () => {
    // Keys are heard once the page's scripts run.
    await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expectAccessibleInBothThemes(page);
  const place = values.indexOf(right);
  await page.keyboard.press(String(place + 1));
  await expect(options.nth(place)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct, first go!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next question' })).toBeFocused();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/2$/);
});

test('what cannot be read, or is in another form, costs nothing and stays in the box', async ({ page }) => {
  const id = await openQuestion(page, questions.addFractions);
  const answers = await answersHere(page);
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await giveAnswer(page, answers, '3//7');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(box).toHaveValue('3//7');
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await giveAnswer(page, answers, '1'.repeat(10_000));
  await expect(page.getByRole('alert')).toContainText('That’s too long for an answer.');

  const [top = 0, bottom = 1] = answers.right.split('/').map(Number);
  const unfinished = `${top * 2}/${bottom * 2}`;
  await giveAnswer(page, answers, unfinished);
  await expect(page.getByRole('status').filter({ hasText: 'lowest terms' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box).toHaveValue(unfinished);
  await expectAccessibleInBothThemes(page);
  const counted = (await attemptsOf(id, 1)).filter(({ verdict }) => verdict === 'WRONG' || verdict === 'CORRECT');
  expect(counted).toEqual([]);
  expect(await errorsOf(id)).toBe(0);
  await giveAnswer(page, answers, answers.right);
  await expect(page.getByText('Correct, first go!')).toBeVisible();
});

test('hints come one by one, another try is free, and closing shows the worked steps', { tag: '@one-width' }, async ({
  page,
}) => {
  await openQuestion(page, questions.addFractions);
  const answers = await answersHere(page);
  await showHint(page, 1);
  await showHint(page, 2);
  await expect(page.getByRole('button', { name: 'Show hint 2' })).toBeHidden();
  const mistake = answers.wrong[0]?.answer ?? '';
  await giveAnswer(page, answers, mistake);
  await expect(page.getByRole('heading', { name: 'Have another go' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Worked solution' })).toBeHidden();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /Show the full solution/ }).click();
  await expect(page.getByRole('heading', { name: 'Worked solution' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next question' })).toBeFocused();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});

test('where two ideas fit one wrong answer, one quick question tells them apart', { tag: '@one-width' }, async ({
  page,
}) => {
  const seed = seedWhere(questions.fractionOf, (answers) => sharedWrongAnswer(answers) !== null);
  const id = await openQuestion(page, questions.fractionOf, seed);
  const answers = await answersHere(page);
  const shared = sharedWrongAnswer(answers);
  await giveAnswer(page, answers, shared?.answer ?? '');
  await expect(page.getByText('One quick question, so we can give you the right help.')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  const splitting = page.locator('form').filter({ has: page.locator('input[name="intent"][value="splitting"]') });
  await splitting.getByRole('button').first().click();
  const names = (shared?.misconceptionIds ?? []).map((each) => misconceptionById(each)?.name ?? '');
  await expect(page.getByText(/Common mistake:/)).toContainText(new RegExp(names.join('|')));
  const [error] = await rowsOf<{ misconception_id: string }>(
    'select misconception_id from errors join practice_questions on practice_questions.id = question_id where practice_id = $1',
    [id],
  );
  expect(shared?.misconceptionIds).toContain(error?.misconception_id);
});

test('a question can be reported', { tag: '@one-width' }, async ({ page }) => {
  const id = await openQuestion(page);
  await page.locator('summary').filter({ hasText: 'Report a problem with this question' }).click();
  await page.getByRole('radio', { name: 'The marking looks wrong' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('summary').filter({ hasText: 'You reported this question' })).toBeVisible();
  const reports = await rowsOf(
    'select question_reports.reason from question_reports join practice_questions on practice_questions.id = question_id where practice_id = $1',
    [id],
  );
  expect(reports).toEqual([{ reason: 'The marking looks wrong' }]);
});

async function errorsOf(practiceId: string): Promise<number> {
  const found = await rowsOf(
    'select errors.id from errors join practice_questions on practice_questions.id = question_id where practice_id = $1',
    [practiceId],
  );
  return found.length;
}
