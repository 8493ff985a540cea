import { preferPlainTyping } from './practice-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { press, say, talk } from './tutor-on-page';

test('a question about maths in free words is answered, and kept', async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
  await page.goto('/chat-bot?ROLE=student');
  await expect(page.getByRole('heading', { name: 'Hi Comet, this is Tutor Me' })).toBeVisible();
  await expect(page.getByText('A question uses 1 credit.')).toBeVisible();
  await press(page, 'Solve 3x + 5 = 20');
  const newest = talk(page).locator('[data-newest]');
  await expect(newest.getByRole('listitem').first(), 'worked, step by step').toBeVisible();
  await say(page, 'What is a prime number?');
  await expect(newest).toContainText(/factors/);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(talk(page).getByRole('listitem').filter({ hasText: 'You: What is a prime number?' })).toBeVisible();
});

test('what the tutor cannot do it says plainly, and html stays text', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await preferPlainTyping(page);
  await page.goto('/chat-bot?ROLE=student');
  await say(page, '<img src=x onerror="document.title=1"> write my essay');
  await expect(talk(page).getByText('<img src=x')).toBeVisible();
  await expect(page).toHaveTitle('Tutor Me | Marsmaths');
});
