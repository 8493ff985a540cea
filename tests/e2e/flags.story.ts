import type { Locator, Page } from '@playwright/test';
import { rowsOf, userIdOf } from './database';
import { openSheet } from './practice-steps';
import { type Account, newAccount, openQuestion, quickRegister } from './quick-start';
import { expect, test } from './story';
import { switchFlagOn } from './switch-flag-on';
import { mascot, waitUntilLive } from './tutor-on-page';

interface Shown {
  flag: string;
  /** What a student meets where it is on. */
  seen: (page: Page) => Locator;
  /** Leads to the place; everything but that is there when it returns. */
  open: (page: Page, student: Account) => Promise<void>;
}

const home = async (page: Page): Promise<void> => {
  await page.goto('/home');
  await expect(mascot(page)).toBeVisible();
};

/**
 * Flags that change a page for one person. Those for visitors are for everybody at once: tests of the server have them. The
 * trial's is switched by an administrator in `shell-frame.story.ts`.
 */
const flags: Shown[] = [
  {
    flag: 'whiteboard',
    seen: (page) => page.getByRole('group', { name: 'How to work' }).getByRole('button', { name: 'Board' }),
    open: async (page) => {
      await openQuestion(page);
      await waitUntilLive(page);
      await openSheet(page, 'Working');
      await expect(page.getByRole('textbox', { name: 'Line 1 of my working' })).toBeVisible();
    },
  },
  {
    flag: 'teachers-read-talks',
    seen: (page) => page.getByText('Your teacher can read this talk.'),
    open: async (page) => {
      await page.goto('/quiz-me?ROLE=student');
      await expect(page.getByRole('log', { name: 'Talk with Quiz Me' })).toBeVisible();
    },
  },
  {
    flag: 'error-logbook-notification',
    seen: (page) => page.getByRole('region', { name: 'Reminder' }),
    open: async (page, student) => {
      await rowsOf(
        `insert into unresolved_counts (student_id, course_id, unresolved) values ($1, 'year-6', 34)
         on conflict (student_id, course_id) do update set unresolved = 34`,
        [await userIdOf(student)],
      );
      await home(page);
    },
  },
];

/** Off for everybody but the people of all other stories. */
async function switchOffHere(name: string): Promise<void> {
  await rowsOf(
    `insert into flag_settings (name, mode, percentage, emails, updated_at) values ($1, 'SOME', 0, $2, now())
      on conflict (name) do update set mode = 'SOME', percentage = 0, emails = excluded.emails`,
    [name, ['@example.test', '@demo.test', '@school.test']],
  );
  await rowsOf(`select pg_notify('user_events', 'story feature-flags')`, []);
}

for (const { flag, seen, open } of flags) {
  test(`${flag}: off takes it away, on brings it back`, { tag: '@one-width' }, async ({ page }) => {
    await switchOffHere(flag);
    const student = { ...newAccount(), email: `plain-${crypto.randomUUID()}@flagless.test` };
    await quickRegister(page, student);
    await expect(async () => {
      await open(page, student);
      await expect(seen(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await switchFlagOn(flag, student);
    await expect(async () => {
      await open(page, student);
      await expect(seen(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
}
