import { expect, it } from 'vitest';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { timeFor } from './challenge-time';

/** Where a clock is to run the student's pace is read first: without a database that fails. */
const noServices = {} as Services;
const viewer = (practiceTimer: boolean) => ({ account: { practiceTimer } }) as Viewer;
const plan = { topicIds: [], questions: [] };

it.each(['CASUAL', 'ERROR_LOGBOOK'] as const)('%s has no clock', async (mode) => {
  expect(await timeFor(noServices, viewer(true), { mode }, plan)).toBeNull();
});

it('a challenge has one, but for those who switched clocks off', async () => {
  await expect(timeFor(noServices, viewer(true), { mode: 'CHALLENGE' }, plan)).rejects.toThrow();
  expect(await timeFor(noServices, viewer(false), { mode: 'CHALLENGE' }, plan)).toBeNull();
});
