import { preferPlainTyping } from './practice-steps';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { say, talk } from './tutor-on-page';

test('a message with words of distress goes out, and the page shows whom one can talk to', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Email').fill('comet@school.test');
  await page.getByLabel('What is it about?').selectOption({ index: 1 });
  await page.getByLabel('Message').fill('i hate fractions, and i hate myself');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/contact?sent**');
  const note = page.getByRole('dialog', { name: 'Someone to talk to' });
  await expect(note).toContainText('Kids Helpline on 1800 55 1800');
  await expect(note.getByRole('link', { name: 'Kids Helpline: 1800 55 1800' })).toHaveAttribute(
    'href',
    'tel:1800551800',
  );
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(note).toHaveCount(0);
});

test('a search for help finds it', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/faqs?q=i+want+to+die');
  await expect(page.getByRole('dialog', { name: 'Someone to talk to' })).toContainText('call 000');
});

test.describe('without scripts', () => {
  // The form is refused on purpose.
  test.use({ javaScriptEnabled: false, expectedTroubles: /status of 400/ });

  test('it is there as well, and can be closed', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Message').fill('my dad hits me');
    await page.getByRole('button', { name: 'Send message' }).click();
    const note = page.getByRole('dialog', { name: 'Someone to talk to' });
    await expect(note).toContainText('call 000');
    await expect(page.getByLabel('Message')).toHaveValue('my dad hits me');
    await note.getByRole('button', { name: 'Close' }).click();
    await expect(note).toBeHidden();
  });
});

test('the tutor answers it in the conversation, with numbers to tap', async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
  await page.goto('/chat-bot?ROLE=student');
  await say(page, 'nobody likes me');
  const newest = talk(page).locator('[data-newest]');
  await expect(newest).toContainText('Kids Helpline on 1800 55 1800');
  await expect(newest.getByRole('link', { name: 'Kids Helpline: 1800 55 1800' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Someone to talk to' })).toHaveCount(0);
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});
