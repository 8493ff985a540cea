import type { Page } from '@playwright/test';
import { rowsOf } from './database';
import { expect } from './story';

/** The link of the newest mail to an address that leads to this path; mails may be written after the answer. */
export async function mailedLink(email: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await rowsOf<{ body: string }>(
        'select body from outbox_mails where to_email = $1 and body like $2 order by created_at desc',
        [email, `%/${path}/%`],
      );
      link = new RegExp(`\\S+/${path}/\\S+`).exec(mails[0]?.body ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** From a page that asks for it: has the mail sent, follows its link and presses the one button there. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Confirm your email address' }).first().click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
  await page.goto(await mailedLink(email, 'confirm-email'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Email address confirmed.', { exact: false })).toBeVisible();
}
