import { answersFor } from './answers';
import { questions } from './chosen-questions';
import { rowsOf, userIdOf } from './database';
import { answersHere, giveAnswer, openSheet, preferPlainTyping } from './practice-steps';
import { type Account, openQuestion } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { inside, more, openPanel, openTalk, panel, press, say, talk, writingBox } from './tutor-on-page';

const seed = 'story-1';
const wrongLine = () => answersFor(questions.addFractions, seed).wrong[0]?.answer ?? '';

test('Tutor Me starts from the lines that a student writes', async ({ page, newStudent, isMobile }) => {
  void newStudent;
  await preferPlainTyping(page);
  await openQuestion(page, questions.addFractions, seed);
  await openPanel(page, 'Tutor Me', isMobile);
  const frame = inside(page);
  await expect(frame.getByText('Show me what you’ve done so far')).toBeVisible();
  await test.step('a line that holds is checked, and stands in My working as well', async () => {
    await say(frame, '1/2+1/2=1');
    await expect(talk(frame).getByText('Checked', { exact: true })).toBeVisible();
    await expect(writingBox(frame), 'the next line can be written at once').toBeVisible();
  });
  await test.step('a wrong line by a known idea is met with a question', async () => {
    await say(frame, wrongLine());
    await expect(talk(frame).getByText('We can’t check this line')).toBeVisible();
    await expect(talk(frame).locator('[data-newest]')).toContainText('?');
  });
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
  await test.step('hints come one rung at a time, each another', async () => {
    await press(frame, 'Give me a hint');
    const first = await talk(frame).locator('[data-newest]').textContent();
    await press(frame, 'Give me a hint');
    await expect(talk(frame).locator('[data-newest]')).not.toHaveText(first ?? '');
    await press(frame, 'Show me one like it');
    await expect(talk(frame).getByRole('heading', { name: 'A similar example' })).toBeVisible();
  });
  await panel(page, 'Tutor Me').getByRole('button', { name: 'Close', exact: true }).click();
  await openSheet(page, 'Working');
  const lines = page.getByRole('list', { name: 'Lines of working' }).getByRole('listitem');
  await expect(lines.filter({ hasText: /Checked|We can’t check this line/ }), 'the same lines').toHaveCount(2);
});

test('once the question is closed, Tutor Me tells everything', { tag: '@one-width' }, async ({
  page,
  newStudent,
  isMobile,
}) => {
  void newStudent;
  await preferPlainTyping(page);
  await openQuestion(page, questions.addFractions, seed);
  await openPanel(page, 'Tutor Me', isMobile);
  const frame = inside(page);
  await press(frame, 'Give me a hint');
  await panel(page, 'Tutor Me').getByRole('button', { name: 'Close', exact: true }).click();
  const answers = await answersHere(page);
  await giveAnswer(page, answers, answers.right);
  // A hint of the tutor is help, as one of the page is.
  await expect(page.getByText('Correct! The hint helped, but you did the work.')).toBeVisible();
  await openPanel(page, 'Tutor Me', isMobile);
  await press(frame, 'All the steps');
  await expect(talk(frame).locator('[data-newest]').getByRole('listitem').nth(1)).toBeVisible();
});

test('a talk is there again after a reload, and is gone once it is deleted', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await preferPlainTyping(page);
  await openTalk(page, questions.addFractions, seed);
  await expectAccessibleInBothThemes(page);
  await say(page, '2+2=5');
  await press(page, 'Show me one like it');
  await expect(talk(page).getByText('Check this')).toBeVisible();
  await page.reload();
  await expect(talk(page).getByText('Check this')).toBeVisible();
  await page.locator('html[data-build]').waitFor();
  await more(page).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Delete this chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this chat?' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('link', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(talk(page).getByText('Check this')).toBeVisible();
  await more(page).click();
  await page.getByRole('link', { name: 'Delete this chat' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Hi Comet, this is Tutor Me' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hi Comet, this is Tutor Me' })).toBeVisible();
});

test('somebody who is silent is nudged once', { tag: '@one-width' }, async ({ page, newStudent }) => {
  void newStudent;
  await page.clock.install();
  await openTalk(page, questions.addFractions, seed);
  await page.locator('html[data-build]').waitFor();
  const replies = talk(page)
    .locator('li')
    .filter({ hasText: /^Tutor Me: / });
  await page.clock.fastForward(115_000);
  await writingBox(page).press('Shift');
  await page.clock.fastForward(115_000);
  await expect(replies, 'a key begins the quiet anew').toHaveCount(0);
  await page.clock.fastForward(6000);
  await expect(replies).toHaveCount(1);
  await expect(replies).toContainText('?');
  await page.clock.fastForward(300_000);
  await press(page, 'Give me a hint');
  await expect(replies, 'the nudge and the hint').toHaveCount(2);
});

test('asked why, Tutor Me looks at the latest wrong answer', { tag: '@one-width' }, async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
  await openQuestion(page, questions.addFractions, seed);
  const answers = await answersHere(page);
  await giveAnswer(page, answers, answers.wrong[0]?.answer ?? '');
  await openPanel(page, 'Tutor Me', false);
  await press(inside(page), 'Why was it wrong?');
  await expect(talk(inside(page)).locator('[data-newest]')).toContainText('Where is your answer different?');
  await expect(talk(inside(page)).locator('[data-newest]')).not.toContainText(answers.right);
});

test('without credits the message stays, and what is free is named', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  await preferPlainTyping(page);
  await openTalk(page, questions.addFractions, seed);
  await press(page, 'Give me a hint');
  await useAllCredits(newStudent);
  await writingBox(page).fill('why is that so?');
  await writingBox(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('tutor credits');
  await expect(page.getByRole('alert')).toContainText('are still free');
  await expect(writingBox(page), 'nothing typed is lost').toHaveValue('why is that so?');
  await expectAccessibleInBothThemes(page);
});

test('a reply can be reported', { tag: '@one-width' }, async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
  await openTalk(page, questions.addFractions, seed);
  await press(page, 'Give me a hint');
  const flag = page.locator('summary[aria-label="Report this reply"]');
  await flag.click();
  await page.getByRole('radio', { name: 'I don’t understand it' }).check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('group').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks, we’ll look into it.')).toBeVisible();
});

test('the box is switched between maths and words, and Shift+Enter begins a new line', { tag: '@one-width' }, async ({
  page,
  newStudent,
}) => {
  void newStudent;
  await preferPlainTyping(page);
  await openTalk(page, questions.addFractions, seed);
  await expect(page.getByRole('toolbar', { name: 'Maths keys' })).toBeVisible();
  await page.getByRole('button', { name: 'Words' }).click();
  const box = page.getByRole('textbox', { name: 'Your message' });
  await box.fill('I am');
  await box.press('Shift+Enter');
  await box.pressSequentially('halfway there');
  await expect(box).toHaveValue('I am\nhalfway there');
  await box.press('Enter');
  await expect(talk(page).getByText('I am halfway there')).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(box, 'the next message can be written at once').toBeFocused();
});

test.describe('without JavaScript', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test.describe('with nothing written', () => {
    test.use({ expectedTroubles: /422 \(Unprocessable Entity\)/ });

    test('nothing is sent, and the page says so', async ({ page, newStudent }) => {
      void newStudent;
      await openTalk(page, questions.addFractions, seed);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Write something first');
    });
  });

  test('a talk is plain forms', async ({ page, newStudent }) => {
    void newStudent;
    await openTalk(page, questions.addFractions, seed);
    await writingBox(page).fill('2+2=5');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(talk(page).getByText('Check this')).toBeVisible();
    await page.getByRole('button', { name: 'Give me a hint' }).click();
    await expect(
      talk(page)
        .locator('li')
        .filter({ hasText: /^Tutor Me: / }),
    ).toHaveCount(2);
    await more(page).click();
    await page.getByRole('link', { name: 'Delete this chat' }).click();
    await page.getByRole('dialog', { name: 'Delete this chat?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Hi Comet, this is Tutor Me' })).toBeVisible();
  });
});

async function useAllCredits(account: Account): Promise<void> {
  await rowsOf(
    `insert into ai_credit_uses (user_id, id, idempotency_key, credits, state, created_at, settled_at)
     values ($1, gen_random_uuid(), gen_random_uuid(), 100, 'USED', now(), now())`,
    [await userIdOf(account)],
  );
}
