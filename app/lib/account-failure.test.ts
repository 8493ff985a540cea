import { expect, it } from 'vitest';
import { refusedForm } from './account-failure.server';
import { AppFailure } from './app-failure';

const refuse = (code: string, status: number, more: object = {}) =>
  refusedForm(new AppFailure({ code, status, message: 'That will not do.', ...more }), { email: 'a@b.c' }, ['email']);

it('too many tries: 429 with the time to wait, in words and in the header', () => {
  const { data, init } = refuse('RATE_LIMITED', 429, { retryAfter: 600 });
  expect(data.message).toBe('Too many tries. Try again in 10 minutes.');
  expect(init?.status).toBe(429);
  expect(new Headers(init?.headers).get('retry-after')).toBe('600');
});

it('a taken address is said beside its field, and what was typed is kept', () => {
  const { data, init } = refuse('EMAIL_TAKEN', 409);
  expect(data).toEqual({
    values: { email: 'a@b.c' },
    errors: { email: 'That will not do.' },
    message: null,
    puzzle: null,
  });
  expect(init?.status).toBe(409);
});

it('a field named by the server gets the sentence, an unknown one the whole form', () => {
  expect(refuse('UNPROCESSABLE', 422, { details: { field: 'email' } }).data.errors).toEqual({
    email: 'That will not do.',
  });
  expect(refuse('UNPROCESSABLE', 422, { details: { field: 'x' } }).data.message).toBe('That will not do.');
});

it('a form that is held up keeps what was typed and brings its puzzle', () => {
  const puzzle = { challenge: 'id.13.1.signature', bits: 13, waitSeconds: 4 };
  const { data, init } = refuse('PROOF_NEEDED', 429, { retryAfter: 4, details: puzzle });
  expect(data).toEqual({ values: { email: 'a@b.c' }, errors: {}, message: null, puzzle });
  expect(new Headers(init?.headers).get('retry-after')).toBe('4');
});

it('an unreachable server is no fault of the form', () => {
  const { data, init } = refuse('UNAVAILABLE', 503);
  expect(data.message).toContain('Try again in a moment');
  expect(init?.status).toBe(503);
});
