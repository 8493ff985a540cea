import type { Page } from '@playwright/test';
import { openClass } from './class-steps';
import { rowsOf } from './database';
import { earnCoins } from './earn-coins';
import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

test('a student gives a classmate a practice set, who begins it', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { students } = await openClass({ page, browser, baseURL }, [
    { nickname: 'Tia', onPhone: true },
    { nickname: 'Bo', onPhone: true },
  ]);
  const [giver, friend] = students as [Page, Page];
  const [row] = await rowsOf<{ id: string }>(
    `select id from users where nickname = 'Tia' order by created_at desc limit 1`,
    [],
  );
  await earnCoins(row?.id ?? '', 30);
  await test.step('only a classmate who lets others follow can be given a set', async () => {
    await giver.goto('/following');
    await expect(giver.getByRole('heading', { name: 'Practice sets' })).toHaveCount(0);
    await friend.goto('/following');
    await friend.getByRole('button', { name: 'Let others follow me' }).click();
    await expect(friend.getByText('Others can now follow you with your code.')).toBeVisible();
    await giver.reload();
    await expectNoSideways(giver);
    await expectAccessibleInBothThemes(giver);
  });
  await test.step('a topic of the course of both', async () => {
    await giver.getByRole('link', { name: 'Give a practice set to Bo' }).click();
    await expect(giver.getByRole('heading', { level: 1, name: 'A practice set for Bo' })).toBeVisible();
    await expectNoSideways(giver);
    await expectAccessibleInBothThemes(giver);
    await giver.getByLabel('Questions').selectOption('6');
    await giver.getByRole('button', { name: 'Give it for 20 MarsCoins' }).click();
    await expect(giver.getByText('Your practice set is on its way, and we’ve told your friend.')).toBeVisible();
  });
  await test.step('one click begins it', async () => {
    await friend.goto('/following');
    await expect(friend.getByRole('list', { name: 'Practice sets for you' })).toContainText('Tia gave you 6 questions');
    await expectAccessibleInBothThemes(friend);
    await friend.getByRole('button', { name: 'Begin' }).click();
    await expect(friend).toHaveURL(/\/practice\/[0-9a-f-]+\/1$/);
  });
  for (const each of students) await each.context().close();
});
