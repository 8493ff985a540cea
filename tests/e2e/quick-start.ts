import { expect, type Page } from '@playwright/test';
import { placeQuestion } from './chosen-questions';

/** What every form post of the site's own pages carries. */
const port = process.env.E2E_PORT ?? '3210';
const sameOrigin = { origin: `http://localhost:${port}` };

export interface Account {
  email: string;
  password: string;
}

export function newAccount(): Account {
  return { email: `story-${crypto.randomUUID()}@example.test`, password: 'a red planet at night' };
}

/** Registers and signs this browser in by one form post, for stories that are about something else. */
export async function quickRegister(page: Page, account = newAccount(), role = 'STUDENT'): Promise<Account> {
  const form = { ...account, nickname: 'Comet', role, yearLevel: '6', terms: 'on', timeZone: 'Australia/Sydney' };
  const response = await page.request.post('/register', { form, headers: sameOrigin, maxRedirects: 0 });
  expect(response.status()).toBe(302);
  return account;
}

export async function quickLogIn(page: Page, email: string, password = 'marsmaths-demo'): Promise<void> {
  const response = await page.request.post('/login', {
    form: { email, password },
    headers: sameOrigin,
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
}

/** Makes a practice of five Year 6 questions; the first ones are of these templates, where some are named. */
export async function quickPractice(page: Page, chosen: { templateId: string; seed: string }[] = []): Promise<string> {
  const form = { difficulty: 'ADAPTIVE', questionCount: '5', idempotencyKey: crypto.randomUUID() };
  const response = await page.request.post('/create-practice/year-6', { form, headers: sameOrigin, maxRedirects: 0 });
  const id = /\/practice\/([0-9a-f-]{36})\/1$/.exec(response.headers().location ?? '')?.[1];
  if (id === undefined) throw new Error(`No practice was made: ${response.status()}`);
  for (const [place, { templateId, seed }] of chosen.entries()) await placeQuestion(id, place + 1, templateId, seed);
  return id;
}

/** Opens the first question of a new practice, of this template if one is named. */
export async function openQuestion(
  page: Page,
  templateId?: string,
  seed = `seed-${crypto.randomUUID()}`,
): Promise<string> {
  const id = await quickPractice(page, templateId === undefined ? [] : [{ templateId, seed }]);
  await page.goto(`/practice/${id}/1`);
  return id;
}
