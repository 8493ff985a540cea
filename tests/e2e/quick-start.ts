import { randomInt } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { placeQuestion } from './chosen-questions';
import { rowsOf } from './database';
import { storyZone } from './story-zone';

/** Sends a form as the site's own pages do, without following where it leads. */
async function post(page: Page, address: string, form: Record<string, string>): Promise<APIResponse> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const headers = { origin, 'x-forwarded-for': `10.${[0, 1, 2].map(() => randomInt(256)).join('.')}` };
  const response = await page.request.post(address, { form, headers, maxRedirects: 0 });
  if (response.status() !== 302) throw new Error(`${address} answered ${response.status()} instead of leading on`);
  return response;
}

export interface Account {
  email: string;
  password: string;
}

/** As if its owner had followed the link in a mail: flags by address and invitations reach proved addresses alone. */
export async function proveAddress({ email }: Account): Promise<void> {
  await rowsOf('update users set email_proved_at = now() where email = $1', [email]);
}

export function newAccount(): Account {
  return { email: `story-${crypto.randomUUID()}@example.test`, password: 'a red planet at night' };
}

/** Registers and signs this browser in by one form post, for stories that are about something else. */
export async function quickRegister(
  page: Page,
  account = newAccount(),
  role = 'STUDENT',
  { isProved = true } = {},
): Promise<Account> {
  const form = { ...account, nickname: 'Comet', role, yearLevel: '6', terms: 'on', timeZone: storyZone };
  await post(page, '/register', form);
  if (isProved) await proveAddress(account);
  return account;
}

export async function quickLogIn(page: Page, email: string, password = 'marsmaths-demo'): Promise<void> {
  await post(page, '/login', { email, password });
}

/** Types a wrong password, as somebody else might. */
export async function wrongLogin(page: Page, email: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  await page.request.post('/login', { form: { email, password: 'not the right one' }, headers: { origin } });
}

/**
 * Makes a practice of five Year 6 questions, of this topic if one is named; the first ones are of these templates, where
 * some are named.
 */
export async function quickPractice(
  page: Page,
  chosen: { templateId: string; seed: string }[] = [],
  topicId?: string,
): Promise<string> {
  const form: Record<string, string> = {
    difficulty: 'ADAPTIVE',
    questionCount: '5',
    idempotencyKey: crypto.randomUUID(),
    ...(topicId === undefined ? {} : { topic: topicId }),
  };
  const response = await post(page, '/create-practice/year-6', form);
  const id = /\/practice\/([0-9a-f-]{36})\/1$/.exec(response.headers().location ?? '')?.[1];
  if (id === undefined) throw new Error('No practice was made.');
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
