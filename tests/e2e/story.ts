import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Messages of the browser that no story may cause: console errors and warnings, page errors, hydration and CSP reports. */
function watch(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().includes('/api/csp-report')) troubles.push(`CSP report: ${request.postData() ?? ''}`);
  });
}

interface Fixtures {
  /** Regular expressions of browser messages that this story causes on purpose. */
  expectedTroubles: RegExp[];
  /** A newly registered Year 6 student, signed in, terms accepted. Returns the email. */
  newStudent: { email: string; password: string };
}

export const test = base.extend<Fixtures>({
  expectedTroubles: [[], { option: true }],
  page: async ({ page, expectedTroubles }, use) => {
    const troubles: string[] = [];
    watch(page, troubles);
    await use(page);
    const unexpected = troubles.filter((trouble) => !expectedTroubles.some((pattern) => pattern.test(trouble)));
    expect(unexpected, 'the browser reported no trouble').toEqual([]);
  },
  newStudent: async ({ page }, use) => {
    const account = { email: `story-${crypto.randomUUID()}@example.test`, password: 'a red planet at night' };
    await register(page, account);
    await use(account);
  },
});

/** Registers a Year 6 student through the form, with the terms ticked; ends where the courses are chosen. */
export async function register(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Nickname').fill('Comet');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Year level').selectOption({ label: 'Year 6' });
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/courses');
}

export async function logIn(page: Page, email: string, password = 'marsmaths-demo'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** No accessibility fault that axe can find (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target).join(' | ')}`)).toEqual([]);
}

export { expect };
