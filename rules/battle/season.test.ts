import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasonAt, seasonBefore } from './season';
import { nationalTermStarts, states, termStarts } from './terms';

const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const someDay = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 11, 31) }).map(day);
const someState = fc.constantFrom(...states, null);

describe('seasons', () => {
  it('are school terms of the state, holidays included', () => {
    expect(seasonAt('2026-11-23', 'VIC')).toEqual({
      id: '2026-T4',
      name: 'Term 4, 2026',
      beginsOn: '2026-10-05',
      endsOn: '2027-01-26',
      isApproximate: false,
    });
    expect(seasonAt('2027-01-26', 'QLD').id).toBe('2026-T4');
    expect(seasonAt('2027-01-27', 'QLD').id).toBe('2027-T1');
    expect(seasonAt('2026-04-24', 'TAS').id).toBe('2026-T1');
    expect(seasonAt('2026-04-24', 'NT').id).toBe('2026-T2');
  });

  it('are a national approximation, named so, where no dates are published', () => {
    expect(seasonAt('2027-06-01', 'WA')).toMatchObject({
      beginsOn: '2027-04-26',
      endsOn: '2027-07-18',
      isApproximate: true,
    });
    expect(seasonAt('2026-06-01', null)).toMatchObject({ id: '2026-T2', beginsOn: '2026-04-27', isApproximate: true });
    expect(nationalTermStarts(2028)).toEqual(['2028-01-31', '2028-04-24', '2028-07-17', '2028-10-09']);
  });

  it('cover every day once, one after the other', () => {
    fc.assert(
      fc.property(someDay, someState, (today, state) => {
        const season = seasonAt(today, state);
        expect(season.beginsOn <= today && today <= season.endsOn).toBe(true);
        expect(seasonAt(season.beginsOn, state)).toEqual(season);
        expect(seasonAt(season.endsOn, state)).toEqual(season);
        const next = seasonAt(day(Date.parse(`${season.endsOn}T00:00:00Z`) + 86_400_000), state);
        expect(next.id).not.toBe(season.id);
        expect(seasonBefore(next.beginsOn, state)).toEqual(season);
      }),
    );
  });

  it('begin on school days, in order, near the approximation', () => {
    for (const state of states)
      for (const year of [2026, 2027, 2028]) {
        const { starts } = termStarts(year, state);
        expect([...starts].sort()).toEqual(starts);
        starts.forEach((start, term) => {
          const weekday = new Date(`${start}T00:00:00Z`).getUTCDay();
          expect(weekday >= 1 && weekday <= 5, `${state} ${start}`).toBe(true);
          const apart = Date.parse(start) - Date.parse(nationalTermStarts(year)[term] ?? '');
          expect(Math.abs(apart), `${state} ${start}`).toBeLessThanOrEqual(21 * 86_400_000);
        });
      }
  });

  it('are not known of what is no day', () => {
    expect(() => seasonAt('soon', 'NSW')).toThrow(RangeError);
  });
});
