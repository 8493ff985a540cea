import { expect, it } from 'vitest';
import { saveOutcome } from './save-outcome';

it('tries again only what a later try may get past', () => {
  const refusals = [
    [422, 'UNPROCESSABLE', 'refused'],
    [400, 'BAD_USER_INPUT', 'refused'],
    [403, 'REFUSED', 'refused'],
    [404, 'NOT_FOUND', 'refused'],
    [429, 'RATE_LIMITED', 'away'],
    [408, 'TIMEOUT', 'away'],
    [500, 'INTERNAL', 'away'],
    [503, 'UNAVAILABLE', 'away'],
    [401, 'UNAUTHENTICATED', 'signed-out'],
    [404, 'PRACTICE_NOT_FOUND', 'signed-out'],
    [409, 'PRACTICE_FINISHED_OR_EXITED_ERROR', 'over'],
  ] as const;
  for (const [status, code, outcome] of refusals)
    expect([code, saveOutcome({ status, code })]).toEqual([code, outcome]);
});
