import type { Locator, Page } from '@playwright/test';
import { joinByCode, makeClass, phoneOf } from './class-steps';
import { confirmEmail } from './confirm-email';
import { rowsOf } from './database';
import { newAccount, quickLogIn, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, fillRegistration, sendLogin, test } from './story';

test('a teacher opens a class, a student joins it on a phone, is seen and is taken out', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await quickRegister(page, newAccount(), 'TEACHER');
  await page.goto('/teacher');
  await page.getByRole('link', { name: 'Create class' }).click();
  await expect(page).toHaveURL(/\/teacher\/classes\/new$/);
  const code = await makeClass(page, '8B');
  const student = await phoneOf(browser, baseURL);
  await test.step('the student sees the class, joins and finds it', async () => {
    await quickRegister(student);
    await student.goto('/home');
    await student.getByRole('link', { name: /Your classes/ }).click();
    await expect(student.getByRole('heading', { name: 'You’re not in a class yet' })).toBeVisible();
    await joinByCode(student, code, '8B');
    await expect(student.getByText('You’re in! Your teacher can see you in the class now.')).toBeVisible();
    await expectNoSideways(student);
  });
  await test.step('the teacher sees the student', async () => {
    await page.getByRole('link', { name: /^Students/ }).click();
    await expect(page.getByRole('row', { name: /Comet/ })).toContainText('Not yet');
  });
  await test.step('the box in the head ticks all of them, and none', async () => {
    await page.getByText('Remove selected students').click();
    await page.getByRole('checkbox', { name: 'Comet' }).check();
    await page.getByRole('checkbox', { name: 'All students' }).check();
    await page.getByRole('checkbox', { name: 'All students' }).uncheck();
    await expect(page.getByRole('checkbox', { name: 'Comet' })).not.toBeChecked();
  });
  await test.step('the teacher takes the student out, who sees the class no longer', async () => {
    await page.getByRole('checkbox', { name: 'Comet' }).check();
    await page.getByRole('button', { name: 'Remove from class' }).click();
    await expect(page.getByText('They’ve been removed from the class and notified.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible();
    await student.reload();
    await expect(student.getByText(/Class not found/)).toBeVisible();
    await student.goto('/notifications');
    await expect(student.getByText(/removed you from/)).toBeVisible();
  });
  await student.context().close();
});

test('a new teacher is led through school, first class and students, and finds the way back', {
  tag: '@one-width',
}, async ({ page, browser, baseURL }) => {
  await page.goto('/register?role=TEACHER');
  await page.getByLabel('Nickname').fill('Ms Lee');
  await page.getByLabel('Email').fill(newAccount().email);
  await page.getByLabel('Password', { exact: true }).fill('a red planet at night');
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  const step = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(step('Where do you teach?')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('School (optional)').fill('Hillview Primary');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step('What do you teach?')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Year 6 Maths').check();
  await page.getByLabel('Year 5 Maths').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step('Create your first class')).toBeVisible();
  await expect(page.getByLabel('Course')).toHaveValue('year-5');

  await test.step('leaves in the middle, comes back to the same step, and goes one back', async () => {
    await page.goto('/teacher');
    await page.getByRole('link', { name: 'Finish setting up' }).click();
    await expect(step('Create your first class')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Year 6 Maths')).toBeChecked();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('School (optional)')).toHaveValue('Hillview Primary');
    await page.getByRole('button', { name: 'Skip this' }).click();
    await expect(step('What do you teach?')).toBeVisible();
    await page.getByRole('button', { name: 'Skip this' }).click();
  });
  await page.getByLabel('Name').fill('5C');
  await expect(page.getByLabel('Course')).toHaveValue('year-5');
  await page.getByRole('button', { name: 'Create class' }).click();
  await expect(step('Invite students to 5C')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);

  const student = await phoneOf(browser, baseURL);
  await quickRegister(student);
  await student.goto(await page.getByLabel('Link to the class').inputValue());
  await expect(student.getByText('Ms Lee, Year 5 Maths, Hillview Primary')).toBeVisible();
  await student.context().close();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step('A first task for 5C')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Create task' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Year 5 Maths: first task');

  await page.goto('/teacher');
  await expect(page.getByRole('article', { name: '5C' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish setting up' })).toHaveCount(0);
});

test.describe('a class without a name in the first steps', () => {
  test.use({ expectedTroubles: /status of 400/ });

  test('keeps what was chosen, and the steps can be passed over', { tag: '@one-width' }, async ({ page }) => {
    await quickRegister(page, newAccount(), 'TEACHER');
    await page.goto('/onboarding/first-class');
    await page.getByLabel('Course').selectOption({ label: 'Year 8 Maths' });
    await page.getByRole('button', { name: 'Create class' }).click();
    await expect(page.getByText('Give the class a name, such as 8B.')).toBeVisible();
    await expect(page.getByLabel('Course')).toHaveValue('year-8');
    await page.getByRole('button', { name: 'Skip this' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invite your students' })).toBeVisible();
    await page.getByRole('button', { name: 'Skip this' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your first task' })).toBeVisible();
    await page.getByRole('button', { name: 'Skip this' }).click();
    await expect(page).toHaveURL(/\/teacher$/);
  });
});

test('a link outlives registering: the visitor lands at the class', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await quickRegister(page, newAccount(), 'TEACHER');
  await makeClass(page, 'Maths club');
  const link = await page.getByRole('textbox', { name: 'Link to the class' }).inputValue();
  const visitor = await phoneOf(browser, baseURL);
  await visitor.goto(link);
  await expect(visitor).toHaveURL(/\/login\?next=/);
  await visitor.getByRole('link', { name: 'Register free' }).click();
  await fillRegistration(visitor, newAccount());
  await visitor.getByRole('button', { name: 'Register' }).click();
  await visitor.getByRole('button', { name: 'Join Maths club' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Maths club' })).toBeVisible();
  await visitor.getByText('Leave Maths club').click();
  await visitor.getByRole('button', { name: 'Yes, leave the class' }).click();
  await expect(visitor.getByText('Your practice is still yours.')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'You’re not in a class yet' })).toBeVisible();
  await visitor.context().close();
});

test.describe('what is not right yet', () => {
  test.use({ expectedTroubles: /status of (400|404|422)/ });

  test('a code that opens nothing stays in its box with a sentence', { tag: '@one-width' }, async ({ page }) => {
    await quickRegister(page);
    await page.goto('/classes');
    const box = page.getByRole('textbox', { name: 'Class code' });
    await box.fill('BBB-BBBB');
    await page.getByRole('button', { name: 'Find class' }).click();
    await expect(page.getByRole('alert')).toContainText('That code doesn’t match a class.');
    await expect(box).toHaveValue('BBB-BBBB');
    await expect(box).toBeFocused();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

  test('a list with mistakes says line by line what is wrong, and loses nothing', { tag: '@one-width' }, async ({
    page,
  }) => {
    await quickRegister(page, newAccount(), 'TEACHER');
    await makeClass(page, '8B');
    const pasted = 'ava@school.test\nBen\n=SUM(A1)\nava@school.test';
    await page.getByLabel('Email addresses').fill(pasted);
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('row', { name: /^2 Ben/ })).toContainText('No @ in it');
    await expect(page.getByRole('row', { name: /^3 =SUM/ })).toContainText('formula');
    await expect(page.getByLabel('Email addresses')).toHaveValue(pasted);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('checkbox', { name: 'Skip these and invite the rest' }).check();
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('button', { name: 'Cancel the invitation to ava@school.test' })).toBeVisible();
  });

  test('a class without a name keeps what was chosen', { tag: '@one-width' }, async ({ page }) => {
    await quickRegister(page, newAccount(), 'TEACHER');
    await page.goto('/teacher/classes/new');
    await page.getByLabel('Course').selectOption({ label: 'Year 8 Maths' });
    await page.getByRole('radio', { name: 'Amber' }).check({ force: true });
    await page.getByRole('button', { name: 'Create class' }).click();
    await expect(page.getByText('Give the class a name, such as 8B.')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked();
  });
});

test('two teachers share a class, and students are moved', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const colleague = newAccount();
  const other = await phoneOf(browser, baseURL);
  await quickRegister(other, colleague, 'TEACHER', { isProved: false });
  await quickRegister(page, newAccount(), 'TEACHER');
  await makeClass(page, '9C');
  const code = await makeClass(page, '9D');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Email', { exact: true }).fill(colleague.email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(colleague.email)).toBeVisible();
  await other.goto('/teacher');
  await expect(other.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await confirmEmail(other, colleague.email);
  await other.goto('/teacher');
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByRole('heading', { level: 1, name: '9D' })).toBeVisible();
  const student = await phoneOf(browser, baseURL);
  await quickRegister(student);
  await joinByCode(student, code, '9D');
  await page.getByRole('link', { name: /^Students/ }).click();
  await page.getByRole('checkbox', { name: 'Comet' }).check();
  await page.getByText('Move selected students…', { exact: true }).click();
  await page.getByLabel('Move to').selectOption({ label: '9C' });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('They’ve been moved to the other class and notified.')).toBeVisible();
  await student.goto('/classes');
  await expect(student.getByRole('link', { name: /9C/ })).toBeVisible();
  await other.context().close();
  await student.context().close();
});

/** Opens a page that neither axe nor the width of the window finds fault with, light and dark. */
const visitClean = (page: Page, address: string) =>
  test.step(address, async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

test('the portal and the classes are clean in both themes', async ({ page }) => {
  await quickLogIn(page, 'teacher@demo.test');
  await visitClean(page, '/teacher');
  // Each page is opened anew: a page that is loaded again keeps its place, with the header over what was there.
  const address = (await page.getByRole('link', { name: '6B', exact: true }).getAttribute('href')) ?? '';
  for (const path of [address, `${address}/join`, `${address}/settings`, '/teacher/classes/new', '/teacher/archive']) {
    await visitClean(page, path);
  }
  await page.goto(address);
  await expect(page.getByRole('row')).toHaveCount(25);
  await page.getByRole('link', { name: 'Questions this week' }).click();
  await expect(page.getByRole('columnheader', { name: 'Questions this week' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.context().clearCookies();
  await quickLogIn(page, 'student2@demo.test');
  await visitClean(page, '/classes');
  await page.getByRole('link', { name: /6B/ }).click();
  await expect(page.getByRole('heading', { name: 'Classmates' })).toBeVisible();
  await visitClean(page, new URL(page.url()).pathname);
  await visitClean(page, '/classes/join/MRS-3C49');
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'The stories of each page tell the desktop.');

  test('every page of the demo teacher’s class and its tasks is clean in both themes', async ({ page }) => {
    test.slow();
    await quickLogIn(page, 'teacher@demo.test');
    const tasks = await rowsOf<{ id: string; class_id: string; creation_key: string }>(
      `select id, class_id, creation_key from tasks where creation_key like 'demo-6b-%'`,
      [],
    );
    const taskOf = (key: string) => tasks.find((task) => task.creation_key === `demo-6b-${key}`);
    const school = `/teacher/classes/${taskOf('chance')?.class_id}`;
    const closed = `/teacher/tasks/${taskOf('fractions')?.id}`;
    const open = `/teacher/tasks/${taskOf('percentages')?.id}`;
    const draft = `/teacher/tasks/${taskOf('chance')?.id}/edit?step=`;
    const pathTo = async (link: Locator) => (await link.first().getAttribute('href')) ?? '';
    await page.goto(open);
    const ofStudent = await pathTo(page.getByRole('link', { name: 'Sami Sample' }));
    await page.goto(`${closed}/report`);
    const question = await pathTo(page.getByRole('rowheader').getByRole('link'));
    for (const address of [
      ...['what', 'questions', 'when', 'marking', 'whom'].map((step) => draft + step),
      ...[open, `${open}/live`, ofStudent, `${closed}/report`, question, `${closed}/insights`],
      ...['tasks', 'insights', 'book', 'groups', 'coins', 'announcements', 'files'].map((name) => `${school}/${name}`),
      '/teacher/exams',
    ]) {
      await visitClean(page, address);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a class is made, joined by its code, sorted and left', { tag: '@one-width' }, async ({ page }) => {
    const teacher = await quickRegister(page, newAccount(), 'TEACHER');
    const code = await makeClass(page, '7A');
    await page.context().clearCookies();
    const student = await quickRegister(page);
    await joinByCode(page, code, '7A');
    await page.context().clearCookies();
    await page.goto('/teacher');
    await sendLogin(page, teacher);
    await page.getByRole('link', { name: '7A', exact: true }).click();
    await page.getByRole('link', { name: 'Joined' }).click();
    await expect(page.getByRole('row', { name: /Comet/ })).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/classes');
    await sendLogin(page, student);
    await page.getByRole('link', { name: /7A/ }).click();
    await page.getByText('Leave 7A').click();
    await page.getByRole('button', { name: 'Yes, leave the class' }).click();
    await expect(page.getByRole('heading', { name: 'You’re not in a class yet' })).toBeVisible();
  });
});
