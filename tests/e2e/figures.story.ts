import { questions } from './chosen-questions';
import { openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

/** What a drawing has of its style sheet and of nothing else. */
const drawn = { display: 'block', 'font-weight': '600' };
const tabled = { 'border-collapse': 'collapse', 'font-weight': '500' };

test('figures of a question come with their styles', { tag: '@one-width' }, async ({ page, newStudent }) => {
  void newStudent;
  await openQuestion(page, questions.readPoint);
  const plane = page.getByRole('main').locator('svg[role="img"]').first();
  for (const [name, value] of Object.entries(drawn)) await expect(plane).toHaveCSS(name, value);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await openQuestion(page, questions.countTally);
  const tally = page.getByRole('main').getByRole('table').first();
  for (const [name, value] of Object.entries(tabled)) await expect(tally).toHaveCSS(name, value);
});

test('so do those of the front page', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/');
  const sample = page.getByRole('list', { name: 'Sample questions' }).locator('svg[aria-label]').first();
  for (const [name, value] of Object.entries(drawn)) await expect(sample).toHaveCSS(name, value);
});
