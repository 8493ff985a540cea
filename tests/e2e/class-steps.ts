import type { Browser, Page } from '@playwright/test';
import { rowsOf } from './database';
import { preferPlainTyping } from './practice-steps';
import { newAccount, quickRegister } from './quick-start';
import { expect } from './story';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A browser of somebody else's, on a phone. */
export async function phoneOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL, locale: 'en-AU', serviceWorkers: 'block' });
  return context.newPage();
}

/** A browser of the same person on another device; the page that is open says which site. */
export async function otherDevice(
  browser: Browser,
  person: Page,
  { javaScriptEnabled = true }: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const storageState = await person.context().storageState();
  const baseURL = new URL(person.url()).origin;
  const context = await browser.newContext({
    javaScriptEnabled,
    storageState,
    baseURL,
    locale: 'en-AU',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** Makes a class through the form and returns its code, as it is shown. */
export async function makeClass(page: Page, name: string): Promise<string> {
  await page.goto('/teacher/classes/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Course').selectOption({ label: 'Year 8 Maths' });
  await page.getByRole('radio', { name: 'Green' }).check({ force: true });
  await page.getByRole('button', { name: 'Create class' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const code = page.getByText(/^[A-Z3-9]{3}-[A-Z3-9]{4}$/);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

interface Student {
  nickname?: string;
  onPhone?: boolean;
}

/**
 * A new teacher with a class 8C and students in it, each in a browser of their own and typing plainly. Ends on the page
 * of the class, whose address is `home`.
 */
export async function openClass(
  { page, browser, baseURL }: { page: Page; browser: Browser; baseURL: string | undefined },
  students: readonly Student[],
): Promise<{ home: string; students: Page[] }> {
  await quickRegister(page, newAccount(), 'TEACHER');
  const code = await makeClass(page, '8C');
  const pages: Page[] = [];
  for (const { nickname, onPhone = false } of students) {
    const student = onPhone
      ? await phoneOf(browser, baseURL)
      : await (await browser.newContext({ baseURL, locale: 'en-AU', serviceWorkers: 'block' })).newPage();
    await preferPlainTyping(student);
    const { email } = await quickRegister(student);
    if (nickname !== undefined) {
      await rowsOf('update users set nickname = $1 where email = $2', [nickname, email]);
    }
    await joinByCode(student, code, '8C');
    pages.push(student);
  }
  return { home: page.url(), students: pages };
}

/** Joins a class by its code, from the page of classes to that of the class. */
export async function joinByCode(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/classes');
  await page.getByRole('textbox', { name: 'Class code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Find class' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What your teacher sees' })).toBeVisible();
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await expect(page).toHaveURL(/\/classroom\/[0-9a-f-]+\/details$/);
}
