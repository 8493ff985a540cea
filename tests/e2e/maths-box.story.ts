import { questions } from './chosen-questions';
import { answersHere } from './practice-steps';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

test('a fraction is built with the maths keys and marked right', async ({ page, newStudent }) => {
  void newStudent;
  await openQuestion(page, questions.addFractions);
  const { right } = await answersHere(page);
  const [top = '', bottom = ''] = right.split('/');
  const switchBox = page.getByRole('button', { name: 'Maths box' });
  const box = page.locator('math-field');
  await page.getByRole('textbox', { name: 'Your answer' }).first().click();
  // Where the device prefers plain typing, the switch opens the maths box.
  await expect(box.or(switchBox).first()).toBeVisible();
  if (await switchBox.isVisible()) await switchBox.click();
  await expect(box).toBeVisible();
  // Until the editor has the focus the plain box takes the keys, and Tab leaves it.
  await expect(page.locator('input[name="answer"]:not([type="hidden"])')).toHaveCount(0);
  await page.getByRole('button', { name: 'Fraction' }).click();
  await page.keyboard.type(top);
  await page.keyboard.press('Tab');
  await page.keyboard.type(bottom);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Right, at the first try.')).toBeVisible();
});

test('switching to plain typing keeps what was written', { tag: '@one-width' }, async ({ page, newStudent }) => {
  void newStudent;
  await openQuestion(page, questions.addFractions);
  const plain = page.getByRole('button', { name: 'Type plainly' });
  const maths = page.getByRole('button', { name: 'Maths box' });
  await page.getByRole('textbox', { name: 'Your answer' }).first().click();
  await expect(plain.or(maths)).toBeVisible();
  if (await maths.isVisible()) await maths.click();
  await expect(page.locator('math-field')).toBeVisible();
  await page.locator('math-field').focus();
  await page.keyboard.type('3/4');
  await plain.click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(/^\(?3\)?\/\(?4\)?$/);
});
