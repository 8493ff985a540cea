import { newAccount, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

// Letters out of order are refused.
test.use({ expectedTroubles: /status of 400/ });

test('a teacher sets a homework step by step, and comes back to a draft', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await quickRegister(page, newAccount(), 'TEACHER');
  await page.goto('/teacher/classes/new');
  await page.getByLabel('Name').fill('6B');
  await page.getByLabel('Course').selectOption({ label: 'Year 6 Maths' });
  await page.getByRole('button', { name: 'Create class' }).click();
  const code = await page.getByText(/^[A-Z3-9]{3}-[A-Z3-9]{4}$/).textContent();
  const context = await browser.newContext({ baseURL, locale: 'en-AU', serviceWorkers: 'block' });
  const student = await context.newPage();
  await quickRegister(student);
  await student.goto(`/classes/join/${(code ?? '').replace('-', '')}`);
  await student.getByRole('button', { name: 'Join 6B' }).click();
  await expect(student).toHaveURL(/\/details$/);

  await page.getByRole('navigation', { name: '6B pages' }).getByRole('link', { name: 'Tasks' }).click();
  await expect(page.getByRole('button', { name: 'Create task' })).toBeVisible();
  const tasks = page.url();
  await page.getByRole('button', { name: 'Create task' }).click();
  await test.step('what is not right yet is said at its field, and what was typed stays', async () => {
    await page.getByLabel('Instructions').fill('Show every step.');
    await page.getByRole('button', { name: 'Next: Questions' }).click();
    await expect(page.getByText('Give the task a name')).toBeVisible();
    await expect(page.getByLabel('Instructions')).toHaveValue('Show every step.');
    await page.getByRole('textbox', { name: 'Name' }).fill('Fractions check');
    await page.getByRole('button', { name: 'Next: Questions' }).click();
  });
  await test.step('questions are picked by hand and looked at with their key', async () => {
    await page.getByRole('radio', { name: /^Same questions, same numbers/ }).check();
    await page.getByText(/^Picked questions/).click();
    await page.getByLabel('Add from a topic').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Show its questions' }).click();
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect(page.getByText('Picked questions (1)')).toBeVisible();
    await expect(page.getByText(/^Answer/).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  await test.step('left for later, the draft goes on where it was', async () => {
    await page.getByRole('button', { name: 'Save for later' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Fractions check' })).toContainText('Draft');
    await page.getByRole('link', { name: 'Fractions check' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Fractions check');
    for (const step of ['Questions', 'When', 'Marking', 'Who it’s for']) {
      await page.getByRole('button', { name: `Next: ${step}` }).click();
    }
    await expect(page.getByRole('checkbox', { name: 'Comet' })).toBeVisible();
  });
  await test.step('set, the class has it, and the student’s page is one click away', async () => {
    await page.getByRole('button', { name: 'Set task' }).click();
    await expect(page.getByText('Task set. Your students are notified now, or when it opens.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Comet/ })).toContainText('Not started');
    await expectAccessibleInBothThemes(page);
    await expectNoSideways(page);
    const edit = page.getByRole('region', { name: 'Edit task' });
    await edit.getByLabel('Grade shown as').selectOption({ label: 'Letter Grade' });
    await edit.getByLabel('A', { exact: true }).fill('10');
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(edit.getByText(/^Each letter/)).toBeFocused();
    await page.getByRole('link', { name: 'Comet' }).click();
    await expect(page.getByText('Comet hasn’t opened the task yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Excuse Comet' }).click();
    await expect(page.getByText('The task no longer counts for this student.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  await test.step('the mark book has a column for it', async () => {
    await page.getByRole('link', { name: 'Mark book' }).click();
    const cell = page.getByRole('row', { name: /^Comet/ }).getByRole('link', { name: 'Excused' });
    await expect(cell).toBeVisible();
    await page
      .getByRole('columnheader', { name: /^Fractions check/ })
      .getByRole('link')
      .click();
    await expect(page.getByRole('columnheader', { name: /^Fractions check/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Comet', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/teacher\/tasks\/[0-9a-f-]+\/students\/[0-9a-f-]+$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Comet' })).toBeVisible();
  });
  await test.step('its questions are saved under a name, and chosen for the next task', async () => {
    await page.getByRole('link', { name: 'Fractions check' }).click();
    await page.getByLabel('Exam name').fill('Fractions, end of term');
    await page.getByRole('button', { name: 'Save exam' }).click();
    await expect(page.getByText('Added to your saved exams.')).toBeVisible();
    await page.getByRole('link', { name: 'saved exams' }).click();
    const exam = page.getByRole('listitem').filter({ hasText: 'Fractions, end of term' });
    await expect(exam).toContainText('1 question, same questions for everyone, 1 point');
    await page.getByRole('link', { name: 'Rename Fractions, end of term' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Fractions, term 4');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Fractions, term 4')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSideways(page);
    await page.goto(tasks);
    await page.getByRole('button', { name: 'Create task' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Once more');
    await page.getByRole('button', { name: 'Next: Questions' }).click();
    await page.getByText('From a saved exam').click();
    await page.getByLabel('Saved exam').selectOption({ label: 'Fractions, term 4 (1)' });
    await page.getByRole('button', { name: 'Use its questions' }).click();
    await expect(page.getByText('Picked questions (1)')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Same questions, same numbers/ })).toBeChecked();
    await page.goto('/teacher/exams');
    await page.getByText('Delete…').click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByRole('heading', { name: 'No saved exams yet' })).toBeVisible();
  });
  await context.close();
});
