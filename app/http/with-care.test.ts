import { data, redirect } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { careFromCookies } from '../lib/care-cookie';
import { guardedAction } from './guarded-action.server';
import { careOfSearch } from './with-care.server';

const words = 'my dad hits me';

function post(path: string, fields: Record<string, string>): Request {
  return new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { origin: 'http://localhost', host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
}

/** How urgent the text is that the next page shows, and what the handler gave. */
async function sent(handler: () => unknown, path: string, fields: Record<string, string>, answersDistress = false) {
  const action = guardedAction(async () => handler(), { answersDistress });
  const args = { request: post(path, fields), params: {}, context: {} };
  const result: unknown = await action(args as never).catch((thrown: unknown) => thrown);
  const init = result instanceof Response ? result : (result as { init?: ResponseInit } | null)?.init;
  const cookies = new Headers(init?.headers).getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { result, care: careFromCookies(cookies.join('; ')) };
}

describe('a form with words of distress', () => {
  it.each([
    ['a message', '/contact', { message: words }],
    ['a question to the teacher', '/classes/1/announcements/2', { text: words }],
    ['an answer', '/practice/1/2', { answer: words, intent: 'answer' }],
    ['a reason for a report', '/practice/1/2', { note: words, intent: 'report' }],
    ['a drawing', '/api/boards/1', { board: JSON.stringify({ shapes: [{ kind: 'text', text: words, x: 1 }] }) }],
    ['a nickname', '/profile', { nickname: 'ihatemyself' }],
  ])('shows whom one can talk to: %s', async (_, path, fields) => {
    expect((await sent(() => null, path, fields)).care).toBe('danger');
  });

  it('does what it is for, whatever that is', async () => {
    const plain = await sent(() => ({ ok: true }), '/contact', { message: words });
    expect(plain.result).toMatchObject({ data: { ok: true } });
    const refused = await sent(() => data({ problem: 'no' }, { status: 422, headers: { 'retry-after': '3' } }), '/c', {
      message: words,
    });
    expect(refused).toMatchObject({ care: 'danger', result: { data: { problem: 'no' }, init: { status: 422 } } });
    const thrown = await sent(
      () => {
        throw redirect('/next', { headers: { 'set-cookie': 'mm_notice=announced' } });
      },
      '/c',
      { message: words },
    );
    expect(thrown.care).toBe('danger');
    const response = thrown.result as Response;
    expect([response.status, response.headers.get('location')]).toEqual([302, '/next']);
    expect(response.headers.getSetCookie()).toContain('mm_notice=announced');
  });

  it('says nothing of what was typed in the cookie', async () => {
    const { result } = await sent(() => null, '/contact', { message: words });
    expect(JSON.stringify([...new Headers((result as { init: ResponseInit }).init.headers)])).not.toContain('dad');
  });

  it.each([
    ['harmless words', '/contact', { message: 'this question is killing me' }],
    ['a password', '/login', { password: 'i want to die', email: 'a@b.test' }],
    ['a teacher', '/teacher/tasks/1', { comment: words }],
    ['an administrator', '/admin/battle-reports/1', { note: words }],
  ])('but not for %s', async (_, path, fields) => {
    expect(await sent(() => null, path, fields)).toEqual({ result: null, care: null });
  });

  it('leaves it to the tutor, who answers it', async () => {
    expect((await sent(() => null, '/chat-bot', { text: words }, true)).care).toBeNull();
  });

  it('is not held up by a large one', async () => {
    const fields = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`field${at}`, 'i want to '.repeat(50)]));
    expect((await sent(() => null, '/contact', { message: words, ...fields })).care).toBe('danger');
  });
});

it('is shown for a search as well', () => {
  const search = (address: string) => careOfSearch(new Request(`http://localhost${address}`));
  expect(search('/faqs?q=i+hate+myself')).toBe('sadness');
  expect(search('/faqs?q=i+hate+fractions')).toBeNull();
  expect(search('/faqs')).toBeNull();
});
