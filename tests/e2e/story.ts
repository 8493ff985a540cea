import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Account, newAccount, proveAddress, quickRegister } from './quick-start';

/** What Playwright itself says where the configuration blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Messages of the browser that no story may cause: console errors and warnings, page errors, hydration and CSP reports. */
function watch(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.text() === blockedWorker) return;
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().includes('/api/csp-report')) troubles.push(`CSP report: ${request.postData() ?? ''}`);
  });
}

interface Fixtures {
  /** Browser messages that this story causes on purpose. */
  expectedTroubles: RegExp | null;
  /** A newly registered Year 6 student, signed in, terms accepted. */
  newStudent: Account;
}

export const test = base.extend<Fixtures>({
  expectedTroubles: [null, { option: true }],
  page: async ({ page, context, expectedTroubles }, use) => {
    const troubles: string[] = [];
    watch(page, troubles);
    context.on('page', (other) => watch(other, troubles));
    await use(page);
    const unexpected = troubles.filter((trouble) => expectedTroubles?.test(trouble) !== true);
    expect(unexpected, 'the browser reported no trouble').toEqual([]);
  },
  newStudent: async ({ page }, use) => {
    await use(await quickRegister(page));
  },
});

/** Registers a Year 6 student through the form, with the terms ticked; ends on the first home page. */
export async function register(page: Page, account = newAccount()): Promise<Account> {
  await page.goto('/register');
  await fillRegistration(page, account);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/home');
  await proveAddress(account);
  return account;
}

export async function fillRegistration(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Nickname').fill('Comet');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Year level').selectOption({ label: 'Year 6' });
  await page.getByRole('checkbox', { name: /terms/i }).check();
}

/** The avatar's button: it stands in the header of every signed-in page. */
export const accountMenu = (page: Page): Locator => page.locator('summary[aria-label="Account menu"]');

/** Fills the login form and sends it. */
export async function sendLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No accessibility fault that axe can find (WCAG 2.2 A and AA), in the theme shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsIn(page, standards)).toEqual([]);
}

/**
 * In light and in dark, at rest: half-faded text of an entrance is nobody's contrast. The themes differ in colours alone,
 * which are the same at every width. From the top: a button that has half gone under a sticky bar would count as a small
 * one.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('axe, light', () => expectAccessible(page));
  if (test.info().project.name === 'desktop') {
    await page.emulateMedia({ colorScheme: 'dark' });
    await test.step('axe, dark', async () => expect(await violationsIn(page, ['color-contrast'])).toEqual([]));
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Reads axe into each document once: half of the time of a look goes there. */
async function violationsIn(page: Page, rules: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const results = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => String(target)) }));
  }, rules);
  return violations.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
}

/** Nothing sticks out to the right: the page never scrolls sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content ?? 0, 'width of the page').toBeLessThanOrEqual(window ?? 0);
}

export { expect };

/** Where it stands on the page, in whole pixels. */
export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
}
