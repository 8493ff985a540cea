import { describe, expect, it } from 'vitest';
import { planStanding } from './plan-standing';

const accepted = Date.parse('2026-11-10T00:00:00Z') / 1000;
const facts = {
  hasTrial: true,
  planState: 'FREE',
  acceptTcTime: accepted,
  answeredToday: 0,
  timeZone: 'Australia/Sydney',
} as const;
const at = (instant: string) => new Date(instant);

describe('how a student stands with the plan', () => {
  it('a running term comes before everything', () => {
    expect(planStanding({ ...facts, planState: 'ACTIVE' }, at('2026-11-12T00:00:00Z'))).toEqual({ kind: 'plan' });
  });

  it('the trial counts its days down to the last', () => {
    expect(planStanding(facts, at('2026-11-10T00:00:00Z'))).toMatchObject({ kind: 'trial', daysLeft: 14 });
    const last = planStanding(facts, at('2026-11-23T23:59:59Z'));
    expect(last).toMatchObject({ kind: 'trial', daysLeft: 1 });
    expect(last.kind === 'trial' && last.lastDay).toMatch(/Tuesday,? 24 November 2026/);
  });

  it('after it, ten questions a day', () => {
    const now = at('2026-11-24T00:00:00Z');
    expect(planStanding(facts, now)).toEqual({ kind: 'free', left: 10 });
    expect(planStanding({ ...facts, answeredToday: 4 }, now)).toEqual({ kind: 'free', left: 6 });
    expect(planStanding({ ...facts, answeredToday: 12 }, now)).toEqual({ kind: 'free', left: 0 });
  });

  it('there is no trial while its flag is off', () => {
    expect(planStanding({ ...facts, hasTrial: false }, at('2026-11-10T00:00:00Z'))).toEqual({ kind: 'free', left: 10 });
  });

  it('without an acceptance there is no trial', () => {
    expect(planStanding({ ...facts, acceptTcTime: null }, at('2026-11-12T00:00:00Z')).kind).toBe('free');
  });
});
