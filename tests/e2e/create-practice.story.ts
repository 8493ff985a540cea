import { rowsOf } from './database';
import { answerRightly, placeOf, preferPlainTyping } from './practice-steps';
import { boxOf, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

test('a new practice: all at a glance, Start always there, the last choice kept', async ({
  page,
  newStudent,
  isMobile,
}) => {
  expect(newStudent.email).toContain('@');
  await page.goto('/create-practice/year-6');
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect(start).toHaveAccessibleDescription(/^Casual · all \d+ topics · just right for me · 10 questions$/);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('radio', { name: /^Challenge/ }).check({ force: true });
  await page.getByText('Add and subtract decimals', { exact: true }).click();
  await page.getByRole('radio', { name: 'Easy' }).check({ force: true });
  await page.getByRole('slider', { name: 'How many questions' }).fill('5');
  await expect(start).toHaveAccessibleDescription(
    'Challenge · Add and subtract decimals · easy · 5 questions · about 6 min',
  );
  if (isMobile) {
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(start).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(start);
    expect(y + height).toBeLessThanOrEqual(844);
  }
  await start.click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
  await page.goto('/create-practice/year-6');
  await expect(page.getByRole('button', { name: 'Start' })).toHaveAccessibleDescription(
    /^Challenge · Add and subtract decimals · easy/,
  );
  await expect(page.getByRole('checkbox', { name: 'Add and subtract decimals' })).toBeChecked();
});

test('a surprise: chance picks the topics, and the last choice stays', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  expect(newStudent.email).toContain('@');
  await page.goto('/create-practice/year-6');
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
  const [row] = await rowsOf<{ topics: number }>(
    'select cardinality(topic_ids) as topics from practices where id = $1',
    [placeOf(page).practiceId],
  );
  expect(row?.topics).toBe(3);
  await page.locator('summary').filter({ hasText: 'Why this question?' }).click();
  await expect(page.getByText(/You asked for a surprise/)).toBeVisible();
  await page.goto('/create-practice/year-6');
  await expect(page.getByRole('button', { name: 'Start' })).toHaveAccessibleDescription(/^Casual · all/);
});

test('what home promises next is what comes first', { tag: '@one-width' }, async ({ page, newStudent }) => {
  expect(newStudent.email).toContain('@');
  await preferPlainTyping(page);
  await page.goto('/create-practice/year-6');
  await page.getByRole('checkbox', { name: 'Add and subtract decimals' }).check({ force: true });
  await page.getByRole('slider', { name: 'How many questions' }).fill('5');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
  while (!page.url().endsWith('/result')) await answerRightly(page);
  await page.goto('/home');
  const promised =
    (
      await page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name: 'Year 6 Maths', exact: true }) })
        .getByText(/^Next: /)
        .textContent()
    )?.replace('Next: ', '') ?? '';
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next.getByRole('heading')).toHaveText(promised);
  await expect(next.getByRole('list', { name: 'Done today' })).toContainText('5 questions');
  await next.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
  await page.locator('summary').filter({ hasText: 'Why this question?' }).click();
  await expect(page.getByText(`${promised} is next in your course.`)).toBeVisible();
});
