import { describe, expect, it } from 'vitest';
import { readSaved } from '../../lib/local-storage';
import {
  isClosedToday,
  savedTrialClosing,
  type TrialBannerFacts,
  trialBannerCookie,
  trialBannerDays,
} from './trial-banner-closing';

const accepted = Date.parse('2026-11-10T00:00:00Z') / 1000;
const now = new Date('2026-11-12T01:00:00Z');
const viewer: TrialBannerFacts = {
  id: 'user-1',
  planState: 'FREE',
  acceptTcTime: accepted,
  timeZone: 'Australia/Sydney',
  flags: [{ name: 'trial-14-day', on: true }],
};
const days = (change: Partial<TrialBannerFacts> = {}, at = now, cookie: string | null = null) =>
  trialBannerDays({ ...viewer, ...change }, cookie, at);

describe('the trial banner', () => {
  it('tells the days left', () => {
    expect(days()).toBe(12);
  });

  it('stays away from subscribers', () => {
    expect(days({ planState: 'ACTIVE' })).toBeNull();
  });

  it('stays away before the terms are accepted', () => {
    expect(days({ acceptTcTime: null })).toBeNull();
  });

  it('shows on the last day and not after it', () => {
    expect(days({}, new Date((accepted + 14 * 86_400 - 1) * 1000))).toBe(1);
    expect(days({}, new Date((accepted + 14 * 86_400) * 1000))).toBeNull();
  });

  it('stays away while its flag is off or unknown', () => {
    expect(days({ flags: [{ name: 'trial-14-day', on: false }] })).toBeNull();
    expect(days({ flags: [] })).toBeNull();
  });

  it('once closed is away for the rest of that day, for that user alone', () => {
    const cookie = trialBannerCookie(viewer, now).split(';')[0] ?? '';
    expect(days({}, now, cookie)).toBeNull();
    expect(days({ id: 'user-2' }, now, cookie)).toBe(12);
    // Midnight in Sydney is at 13:00 UTC in summer.
    expect(days({}, new Date('2026-11-12T12:59:59Z'), cookie)).toBeNull();
    expect(days({}, new Date('2026-11-12T13:00:00Z'), cookie)).toBe(12);
  });

  it('garbage in the cookie counts as nothing', () => {
    expect(days({}, now, 'mm_trial_banner=%%%;')).toBe(12);
  });
});

describe('what the browser keeps', () => {
  const closed = { day: '2026-11-12', userId: 'user-1', visible: false };
  it('hides it on that day for that user', () => {
    const today = (saved: typeof closed | null, userId = 'user-1', at = now) =>
      isClosedToday(saved, userId, 'Australia/Sydney', at);
    expect(today(closed)).toBe(true);
    expect(today(closed, 'user-2')).toBe(false);
    expect(today({ ...closed, visible: true })).toBe(false);
    expect(today(closed, 'user-1', new Date('2026-11-12T13:00:00Z'))).toBe(false);
    expect(today(null)).toBe(false);
  });

  it.each(['no json', '{"version":1,"value":7}', '{"version":1,"value":{"day":5}}', '{"version":0,"value":{}}'])(
    '%s is taken away and counts as nothing',
    (text) => {
      const items = new Map([['mm-trial-banner:user-1', text]]);
      const storage = {
        getItem: (key: string) => items.get(key) ?? null,
        removeItem: (key: string) => items.delete(key),
      } as unknown as Storage;
      expect(readSaved(savedTrialClosing('user-1'), storage)).toBeNull();
      expect(items.size).toBe(0);
    },
  );
});
