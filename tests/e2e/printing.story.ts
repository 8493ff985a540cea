import { questions } from './chosen-questions';
import { onPaper } from './paper';
import { answersHere, finishSet, giveAnswer, preferPlainTyping } from './practice-steps';
import { openQuestion } from './quick-start';
import { expect, test } from './story';

test('a result prints every question with its steps, not only the open one', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  test.slow();
  void newStudent;
  await preferPlainTyping(page);
  await openQuestion(page, questions.addFractions, 'story-1');
  const answers = await answersHere(page);
  await giveAnswer(page, answers, answers.right);
  await finishSet(page);
  await expect(page.locator('main details:not([open])').first()).toBeVisible();
  await onPaper(page, 'portrait');
});
