import { expect, it } from 'vitest';
import { AppFailure } from '../lib/app-failure';
import { readErrorSet, refusal } from './start-error-set.server';

const failure = { code: 'TRIAL_FINISHED', status: 403, message: 'No more today.', retryAfter: null, details: {} };

it('a limit that is met in the logbook leads to the plans, and from there back to the logbook', () => {
  const request = new Request('http://maths.test/error-logbook/year-6?topic=7');
  const answer = refusal(request, new AppFailure(failure)) as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/subscription?reason=trial-finished&next=%2Ferror-logbook%2Fyear-6');
});

it('takes the button of a result, which makes no key of its own', () => {
  const form = new FormData();
  form.set('redoKind', 'ERROR_RELATED');
  form.set('count', '3');
  expect(readErrorSet(form)).toMatchObject({ success: true, data: { count: 3, errorIds: [], idempotencyKey: null } });
});
