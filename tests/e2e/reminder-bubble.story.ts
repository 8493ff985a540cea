import type { Locator, Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { rowsOf, userIdOf } from './database';
import { type Account, openQuestion } from './quick-start';
import { boxOf, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { mascot } from './tutor-on-page';

const year6 = 'year-6';
const year7 = 'year-7';

test.describe('the error-logbook bubble', () => {
  test('appears at 30 errors, cycles through the courses, and stays closed until the next step', async ({
    page,
    newStudent,
    isMobile,
  }) => {
    await setUnresolved(newStudent, { [year6]: 29 });
    await page.goto('/home');
    await expect(mascot(page)).toBeVisible();
    await expect(bubble(page)).toHaveCount(0);
    await setUnresolved(newStudent, { [year6]: 30, [year7]: 31 });
    await page.reload();
    await expect(bubble(page)).toContainText('You have 31 mistakes to fix in Year 7');
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    if (isMobile) await expectCoversNothing(page);
    await bubble(page).getByRole('button', { name: 'Close reminder' }).click();
    await expect(bubble(page)).toContainText('You have 30 mistakes to fix in Year 6');
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
    await test.step('closed is closed, also after loading the page again and at 31', async () => {
      await setUnresolved(newStudent, { [year6]: 31, [year7]: 31 });
      await page.reload();
      await expect(mascot(page)).toBeVisible();
      await expect(bubble(page)).toHaveCount(0);
    });
    await setUnresolved(newStudent, { [year6]: 40, [year7]: 31 });
    await page.reload();
    await expect(bubble(page)).toContainText('You have 40 mistakes to fix in Year 6');
    await bubble(page).getByRole('link', { name: 'Open logbook' }).click();
    await page.waitForURL('**/error-logbook/year-6');
  });

  test('is there with the first words of the page: nothing moves away from under a finger', async ({
    page,
    newStudent,
  }) => {
    await setUnresolved(newStudent, { [year6]: 34, [year7]: 31 });
    await page.addInitScript(recordShifts);
    await page.goto('/home');
    await expect(bubble(page)).toContainText('You have 34 mistakes to fix in Year 6');
    await expect(mascot(page)).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await bubble(page).getByRole('button', { name: 'Close reminder' }).click();
    await expect(bubble(page)).toContainText('You have 31 mistakes to fix in Year 7');
    await page.goto('/courses');
    await expect(bubble(page)).toContainText('You have 31 mistakes to fix in Year 7');
    await expect(mascot(page)).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await bubble(page).getByRole('button', { name: 'Close reminder' }).click();
    expect(await (await page.request.get('/home')).text()).not.toContain('mistakes to fix in');
  });

  test('keeps quiet while a question is open', { tag: '@one-width' }, async ({ page, newStudent }) => {
    await setUnresolved(newStudent, { [year6]: 34 });
    await openQuestion(page, questions.addDecimals);
    await expect(mascot(page)).toBeVisible();
    await expect(bubble(page)).toHaveCount(0);
    await page.goto('/home');
    await expect(bubble(page)).toBeVisible();
    await test.step('also when the question is reached without a new page', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
      await page.waitForURL('**/practice/*/*');
      await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
      await expect(bubble(page)).toHaveCount(0);
    });
  });

  for (const garbage of ['{', '[]', '{"version":0,"value":{"year-6":34}}', '{"version":1,"value":{"year-6":"34"}}']) {
    test(`reads over garbage in storage and mends it: ${garbage}`, { tag: '@one-width' }, async ({
      page,
      newStudent,
    }) => {
      await setUnresolved(newStudent, { [year6]: 34 });
      await page.goto('/home');
      const key = await dismissalsKey(newStudent);
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, garbage] as const);
      await page.reload();
      await bubble(page).getByRole('button', { name: 'Close reminder' }).click();
      await expect(bubble(page)).toHaveCount(0);
      const kept = await page.evaluate((name) => localStorage.getItem(name), key);
      expect(JSON.parse(kept ?? '')).toEqual({ version: 1, value: { [year6]: 34 } });
    });
  }

  test('closes even where the browser keeps nothing', { tag: '@one-width' }, async ({ page, newStudent }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await setUnresolved(newStudent, { [year6]: 34 });
    await page.goto('/home');
    await bubble(page).getByRole('button', { name: 'Close reminder' }).click();
    await expect(bubble(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });
});

function bubble(page: Page): Locator {
  return page.getByRole('region', { name: 'Reminder' });
}

/** Goes into the page: what moves in it without anybody's doing. */
function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      // Letters move a little when their font comes; the reminder moved the page by 0.05.
      if (value > 0.01) shifts.push(sources.map(({ node }) => node?.nodeName).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What moved until now, after two more frames. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((give) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => give((window as unknown as { shifts: string[] }).shifts)),
        ),
      ),
  );
}

/** On a phone the reminder takes room of its own: the main part begins below it. */
async function expectCoversNothing(page: Page): Promise<void> {
  const [reminder, main] = [await boxOf(bubble(page)), await boxOf(page.getByRole('main'))];
  expect(main.y).toBeGreaterThanOrEqual(reminder.y + reminder.height);
}

async function setUnresolved({ email }: Account, counts: Record<string, number>): Promise<void> {
  for (const [courseId, unresolved] of Object.entries(counts)) {
    await rowsOf(
      `insert into unresolved_counts (student_id, course_id, unresolved)
         select id, $2, $3 from users where email = $1
       on conflict (student_id, course_id) do update set unresolved = excluded.unresolved`,
      [email, courseId, unresolved],
    );
  }
}

async function dismissalsKey(account: Account): Promise<string> {
  return `mm-reminder-dismissals:${await userIdOf(account)}`;
}
