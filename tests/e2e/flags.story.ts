import type { Locator, Page } from '@playwright/test';
import { samplePdf } from '../sample-files';
import { joinByCode, makeClass, phoneOf } from './class-steps';
import { rowsOf, userIdOf } from './database';
import { openSheet } from './practice-steps';
import { type Account, newAccount, openQuestion, quickPractice, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, test } from './story';
import { switchFlagOn } from './switch-flag-on';
import { ensurePanel, inside, mascot, panel, waitUntilLive } from './tutor-on-page';

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
 * Flags that change a page for one person. Those for visitors are for everybody at once: `visitor-flags.story.ts`. Whether a
 * language model words the tutor is in `tutor-model.story.ts`.
 */
const flags: Shown[] = [
  {
    flag: 'whiteboard',
    seen: (page) => page.getByRole('group', { name: 'Ways to show working' }).getByRole('button', { name: 'Board' }),
    open: async (page) => {
      await openQuestion(page);
      await waitUntilLive(page);
      await openSheet(page, 'Working');
      await expect(page.getByRole('textbox', { name: 'Line 1 of my working' })).toBeVisible();
    },
  },
  {
    flag: 'teachers-read-talks',
    seen: (page) => page.getByText('Your teacher can read this chat.'),
    open: async (page) => {
      await page.goto('/quiz-me?ROLE=student');
      await expect(page.getByRole('log', { name: 'Chat with Quiz Me' })).toBeVisible();
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
  {
    flag: 'trial-14-day',
    seen: (page) => page.getByRole('region', { name: 'Free trial' }),
    open: home,
  },
  {
    flag: 'ai-credit-battery',
    seen: (page) => panel(page, 'Tutor Me').getByRole('button', { name: 'AI credits: 100% left' }),
    open: async (page) => {
      await page.goto('/home');
      await ensurePanel(page, 'Tutor Me');
      await inside(page).getByRole('heading', { level: 1 }).waitFor();
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

/** A student whom no other story's flags concern. */
async function plainStudent(page: Page): Promise<Account> {
  return quickRegister(page, { ...newAccount(), email: `plain-${crypto.randomUUID()}@flagless.test` });
}

for (const { flag, seen, open } of flags) {
  test(`${flag}: off takes it away, on brings it back`, { tag: '@one-width' }, async ({ page }) => {
    await switchOffHere(flag);
    const student = await plainStudent(page);
    await expect(async () => {
      await open(page, student);
      await expect(seen(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(async () => {
      // An administrator of another story may have saved the same flag meanwhile.
      await switchFlagOn(flag, student);
      await open(page, student);
      await expect(seen(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
}

test.describe('battles', { tag: '@one-width' }, () => {
  // The pages of battles answer 404 while they are off.
  test.use({ expectedTroubles: /status of 404/ });

  test('off: no way in, and a plain sentence for whoever comes by an old link; on: both are back', async ({ page }) => {
    await switchOffHere('battles');
    const student = await plainStudent(page);
    await quickPractice(page);
    const ways = page.locator('a[href^="/game"], a[href^="/rank"]');
    const open = async (path: string, heading: string | RegExp) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    };
    await expect(async () => {
      await open('/home', /Comet/);
      await expect(ways).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await open('/create-practice/year-6', /.+/);
    await expect(ways).toHaveCount(0);
    await open('/shop', 'Shop');
    await expect(page.getByText(/battle/i)).toHaveCount(0);
    for (const path of ['/game', '/game/challenge/ABCDEFGH', '/rank/year-6']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Switched off for now' })).toBeVisible();
      await expect(page.getByText('Battles are switched off right now.')).toBeVisible();
    }
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Go home', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await switchFlagOn('battles', student);
    await expect(async () => {
      await open('/home', /Comet/);
      await expect(page.getByRole('link', { name: /^Battle in Year 6/ })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await open('/game', 'Battles');
  });
});

test('student-pdf-download: off leaves reading alone, on brings the download back', { tag: '@one-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await switchOffHere('student-pdf-download');
  const teacher = await phoneOf(browser, baseURL);
  await quickRegister(teacher, newAccount(), 'TEACHER');
  const code = await makeClass(teacher, '8P');
  await teacher.getByRole('link', { name: 'Files', exact: true }).click();
  await teacher
    .getByLabel('Drop files here or browse')
    .setInputFiles([{ name: 'fractions.pdf', mimeType: 'application/pdf', buffer: samplePdf() }]);
  await expect(teacher.getByRole('link', { name: 'fractions.pdf', exact: true })).toBeVisible();
  await teacher.context().close();
  const student = await plainStudent(page);
  await joinByCode(page, code, '8P');
  await page.getByRole('link', { name: 'fractions.pdf', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'fractions.pdf' });
  const download = page.getByRole('link', { name: 'Download' });
  await expect(heading).toBeVisible();
  await expect(download).toHaveCount(0);
  await switchFlagOn('student-pdf-download', student);
  await expect(async () => {
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(download).toBeVisible({ timeout: 2000 });
  }).toPass();
  const coming = page.waitForEvent('download');
  await download.click();
  expect((await coming).suggestedFilename()).toBe('fractions.pdf');
});
