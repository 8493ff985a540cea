import type { Page } from '@playwright/test';
import { openClass, otherDevice } from './class-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask } from './task-steps';

test.use({ expectedTroubles: /status of (400|409)/ });

test('a refused step of the wizard can be mended and sent again', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openClass({ page, browser, baseURL }, [{ nickname: 'Ava King' }]);
  await page
    .getByRole('navigation', { name: / pages$/ })
    .getByRole('link', { name: 'Tasks' })
    .click();
  await page.getByRole('button', { name: 'Create task' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mended');
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  await page.getByRole('radio', { name: /^Same questions, same numbers/ }).check();
  await page.getByText(/^Picked questions/).click();
  await page.getByLabel('Add from a topic').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show its questions' }).click();
  await test.step('two fast presses add one question', async () => {
    await page.getByRole('button', { name: /^Add / }).first().dblclick();
    await expect(page.getByText('Picked questions (1)')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('points out of bounds stay in their box, and the next ones are kept', async () => {
    const points = page.getByRole('spinbutton', { name: 'Points' });
    await points.fill('99');
    await page.getByRole('button', { name: 'Save points: question 1' }).click();
    await expect(page.getByRole('alert')).toContainText('1 to 20 points');
    await expect(points).toHaveValue('99');
    await points.fill('3');
    await page.getByRole('button', { name: 'Save points: question 1' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(points).toHaveValue('3');
  });
  for (const step of ['When', 'Marking', 'Who it’s for'])
    await page.getByRole('button', { name: `Next: ${step}` }).click();
  await test.step('published for nobody, it says so; with somebody ticked it goes out', async () => {
    await page.getByRole('radio', { name: 'Only students selected below' }).check();
    await page.getByRole('button', { name: 'Set task' }).click();
    await expect(page.getByRole('alert')).toContainText('Tick at least one group or student');
    await expect(page.getByRole('radio', { name: 'Only students selected below' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Ava King' }).check();
    await page.getByRole('button', { name: 'Set task' }).click();
    await expect(page.getByText('Task set. Your students are notified now, or when it opens.')).toBeVisible();
  });
  await test.step('points that a colleague changed meanwhile stand beside one’s own', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await changePoints(other, '5');
    await expect(other.getByText('Points changed.')).toBeVisible();
    await changePoints(page, '4');
    const both = page.getByRole('region', { name: 'Two versions' });
    await expect(both).toContainText('1: 4');
    await expect(both).toContainText('1: 5');
    await expectAccessibleInBothThemes(page);
    await both.getByRole('radio', { name: /^Keep this one/ }).check();
    await page.getByRole('button', { name: 'Change the points' }).click();
    await expect(pointsOf(page)).toHaveValue('4');
    await expect(both).toHaveCount(0);
    await other.close();
  });
});

const pointsOf = (page: Page) => page.getByRole('region', { name: 'Points per question' }).getByRole('spinbutton');

async function changePoints(page: Page, points: string): Promise<void> {
  await pointsOf(page).fill(points);
  await page.getByRole('button', { name: 'Change the points' }).click();
}

test('two teachers edit the same draft: the second sees both and chooses', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openClass({ page, browser, baseURL }, []);
  await page
    .getByRole('navigation', { name: / pages$/ })
    .getByRole('link', { name: 'Tasks' })
    .click();
  await page.getByRole('button', { name: 'Create task' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Name' }).fill('Theirs');
  await other.getByLabel('Instructions').fill('Show every step.');
  await other.getByRole('button', { name: 'Next: Questions' }).click();
  await expect(other.getByText('Choosing questions')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await page.getByLabel('Instructions').fill('Be quick.');
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  const both = page.getByRole('region', { name: 'Two versions' });
  await expect(both).toContainText('saved a newer version on');
  await expect(both).toContainText('Theirs');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
  await expectAccessibleInBothThemes(page);
  await expectNoSideways(page);
  await both
    .getByRole('group', { name: 'Instructions' })
    .getByRole('radio', { name: /^Use the other one/ })
    .check();
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  await expect(page.getByText('Choosing questions')).toBeVisible();
  await page.getByRole('button', { name: '1 What' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
  await expect(page.getByLabel('Instructions')).toHaveValue('Show every step.');
});

test('a comment that is too long loses neither itself nor the levels chosen with it', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openClass({ page, browser, baseURL }, [{ nickname: 'Ava King' }]);
  await setTask(page, 'Explained', 'Homework', {
    rubric: 'Method: not seen | with help | alone\nWorking: none | some | all of it',
  });
  await page.getByRole('link', { name: 'Ava King' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ava King' })).toBeVisible();
  await commentTooLong(page);
  await expectAccessibleInBothThemes(page);
  const plain = await otherDevice(browser, page, { javaScriptEnabled: false });
  await test.step('nor without scripts', async () => {
    await plain.goto(page.url());
    await commentTooLong(plain);
  });
  await test.step('shortened, all of it is saved', async () => {
    await plain.getByLabel('Comment for Ava King').fill('Clear steps.');
    await rubricOf(plain).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(plain.getByText('Comment saved')).toBeVisible();
    await page.reload();
    await expectLevels(page);
    await expect(page.getByLabel('Comment for Ava King')).toHaveValue('Clear steps.');
  });
  await test.step('an excuse that a colleague gave meanwhile is told before one’s own', async () => {
    await plain.goto(page.url());
    await plain.getByRole('button', { name: 'Excuse Ava King' }).click();
    await expect(plain.getByText('Excused', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Excuse Ava King' }).click();
    const now = page.getByRole('region', { name: 'Saved now' });
    await expect(now).toContainText('on time until');
    await expect(now).toContainText(', excused.');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Let it count again' }).click();
    await expect(page.getByRole('button', { name: 'Excuse Ava King' })).toBeVisible();
    await expect(now).toHaveCount(0);
  });
  await plain.context().close();
});

const rubricOf = (page: Page) => page.getByRole('region', { name: 'Rubric and comment' });

async function commentTooLong(page: Page): Promise<void> {
  const rubric = rubricOf(page);
  await rubric.getByLabel('Method').selectOption('2: alone');
  await rubric.getByLabel('Working').selectOption('1: some');
  const comment = 'Well reasoned. '.repeat(70);
  await page.getByLabel('Comment for Ava King').fill(comment);
  await rubric.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rubric.getByText('Use at most 1000 characters.')).toBeVisible();
  await expect(page.getByLabel('Comment for Ava King')).toHaveValue(comment);
  await expectLevels(page);
}

async function expectLevels(page: Page): Promise<void> {
  await expect(rubricOf(page).getByLabel('Method')).toHaveValue('2');
  await expect(rubricOf(page).getByLabel('Working')).toHaveValue('1');
}
