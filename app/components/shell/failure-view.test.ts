import { describe, expect, it } from 'vitest';
import { failureMessage, failureTitle } from './failure-view';

/** What a route that threw `data(body, { status })` leaves for its boundary. */
function thrown(status: number, data: unknown) {
  return { status, statusText: '', internal: false, data };
}

describe('failureMessage', () => {
  it("keeps the server's own sentence", () => {
    expect(failureMessage(thrown(404, { message: 'Practice not found: it may be somebody else’s.' }))).toMatchObject({
      status: 404,
      title: 'Practice not found',
      message: 'Practice not found: it may be somebody else’s.',
      recovers: false,
    });
  });

  it('what is switched off says so and does not come back by itself', () => {
    const message = 'Battles are switched off right now.';
    expect(failureMessage(thrown(404, { code: 'SWITCHED_OFF', message }))).toMatchObject({
      status: 404,
      title: 'Switched off for now',
      message,
      recovers: false,
    });
  });

  it('a server that is away comes back by itself', () => {
    expect(failureMessage(thrown(503, null)).recovers).toBe(true);
  });

  it('a form that could not be sent is kept, and no page comes in its place by itself', () => {
    const kept = { what: 'answer', typed: { name: 'answer', value: '7/12' }, fields: [['key', 'k']] };
    expect(failureMessage(thrown(503, { code: 'UNAVAILABLE', message: 'Away.', kept }))).toMatchObject({
      title: 'We couldn’t send your answer',
      message: expect.stringContaining('still below'),
      recovers: false,
      kept,
    });
  });

  it('a form of somebody who is logged out says so', () => {
    const kept = { what: 'answer', typed: { name: 'answer', value: '7/12' }, fields: [] };
    const message = 'You’ve logged out.';
    expect(failureMessage(thrown(401, { code: 'UNAUTHENTICATED', message, kept }))).toMatchObject({ message, kept });
  });

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'a lost connection (%s) counts as away',
    (message) => expect(failureMessage(new TypeError(message))).toMatchObject({ status: 503, recovers: true }),
  );

  it('tells nothing of an unexpected error', () => {
    const words = failureMessage(new Error('password=secret'));
    expect(words.status).toBe(500);
    expect(JSON.stringify(words)).not.toContain('secret');
  });

  it('is no failure where the terms gate stands in place of the page', () => {
    expect(failureTitle(thrown(200, { code: 'TERMS_NOT_ACCEPTED', shell: {} }))).toBe('Before you start');
    expect(failureTitle(thrown(404, null))).toBe('We can’t find that');
  });
});
