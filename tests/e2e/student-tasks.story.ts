import { joinByCode, makeClass, phoneOf } from './class-steps';
import { newAccount, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { setTask } from './task-steps';

test('a student does a homework and a test', { tag: '@one-width' }, async ({ page, browser, baseURL }) => {
  test.slow();
  await quickRegister(page, newAccount(), 'TEACHER');
  const code = await makeClass(page, '8C');
  const student = await phoneOf(browser, baseURL);
  await quickRegister(student);
  await joinByCode(student, code, '8C');
  const home = page.url();
  await setTask(page, 'Warm-up', 'Homework');
  await page.goto(home);
  await setTask(page, 'Recurring decimals', 'Test');

  await student.goto('/tasks');
  await expect(student.getByRole('link', { name: 'Warm-up', exact: true })).toBeVisible();
  await expect(student.getByRole('link', { name: 'Recurring decimals', exact: true })).toBeVisible();
  await expectNoSideways(student);
  await expectAccessibleInBothThemes(student);

  await test.step('the homework opens on the screen of every practice', async () => {
    await student.getByRole('link', { name: 'Start : Warm-up' }).click();
    await expect(student).toHaveURL(/\/practice\/[0-9a-f-]+\/1$/);
    await expect(student.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
  });
  await test.step('a test says its rules first, and saves what is typed', async () => {
    await student.goto('/tasks');
    await student.getByRole('link', { name: 'Recurring decimals', exact: true }).click();
    await expect(student.getByRole('heading', { name: 'How this test works' })).toBeVisible();
    await expectNoSideways(student);
    await expectAccessibleInBothThemes(student);
    await student.getByText('Start the test').click();
    await expect(student).toHaveURL(/\/task\/unfinished\/[0-9a-f-]+\/1$/);
    await expect(student.getByRole('button', { name: /Hint/ })).toHaveCount(0);
    const answer = student.getByRole('textbox', { name: 'Your answer' });
    await answer.fill('0.7');
    await student.getByRole('button', { name: 'Save' }).click();
    await expect(student.getByText(/Saved/).first()).toBeVisible();
    await expectAccessibleInBothThemes(student);
    await student.reload();
    await expect(answer).toHaveValue('0.7');
  });
  await test.step('handed in, it is marked; the teacher sees it', async () => {
    await student.getByText('Hand in…').click();
    await student.getByRole('button', { name: 'Yes, hand in the test' }).click();
    await expect(student).toHaveURL(/\/task\/[0-9a-f-]+\/result$/);
    await expect(student.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(student.getByText('Handed in').first()).toBeVisible();
    await expectNoSideways(student);
    await expectAccessibleInBothThemes(student);
    await page.reload();
    await expect(page.getByRole('row', { name: /Comet/ })).toContainText('Finished');
  });
  await student.context().close();
});
