/**
 * When the school terms of the states and territories begin, as their departments of education publish it for public
 * schools: the day students come back, or the first of the term where that is another. Only what is published is here;
 * what is missing goes by `nationalTermStarts`.
 */
export const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const;
export type State = (typeof states)[number];

/** The first days (yyyy-MM-dd) of Terms 1 to 4. */
export type TermStarts = readonly [string, string, string, string];

const published: Readonly<Record<State, Readonly<Record<number, TermStarts>>>> = {
  NSW: { 2026: ['2026-01-27', '2026-04-20', '2026-07-20', '2026-10-12'] },
  VIC: {
    2026: ['2026-01-27', '2026-04-20', '2026-07-13', '2026-10-05'],
    2027: ['2027-01-27', '2027-04-12', '2027-07-12', '2027-10-04'],
  },
  QLD: {
    2026: ['2026-01-27', '2026-04-20', '2026-07-13', '2026-10-06'],
    2027: ['2027-01-27', '2027-04-12', '2027-07-12', '2027-10-05'],
  },
  SA: { 2026: ['2026-01-27', '2026-04-27', '2026-07-20', '2026-10-12'] },
  WA: { 2026: ['2026-02-02', '2026-04-20', '2026-07-20', '2026-10-12'] },
  TAS: {
    2026: ['2026-02-05', '2026-05-04', '2026-07-27', '2026-10-19'],
    2027: ['2027-02-04', '2027-04-26', '2027-07-19', '2027-10-11'],
  },
  ACT: { 2026: ['2026-02-02', '2026-04-21', '2026-07-21', '2026-10-13'] },
  NT: { 2026: ['2026-01-29', '2026-04-14', '2026-07-14', '2026-10-06'] },
};

const dayMs = 86_400_000;
const weeksBetweenTerms = 12;

/**
 * A national approximation for any year: Term 1 from the first Monday after Australia Day, the others twelve weeks apart.
 * It is the pattern of most states, and within three weeks of every date above.
 */
export function nationalTermStarts(year: number): TermStarts {
  const first = Date.UTC(year, 0, 27);
  const monday = first + ((8 - new Date(first).getUTCDay()) % 7) * dayMs;
  const start = (term: number) => isoDay(monday + term * weeksBetweenTerms * 7 * dayMs);
  return [start(0), start(1), start(2), start(3)];
}

/** The term starts of a year, and whether they are only the approximation. No state: the approximation. */
export function termStarts(year: number, state: State | null): { starts: TermStarts; isApproximate: boolean } {
  const known = state === null ? undefined : published[state][year];
  return { starts: known ?? nationalTermStarts(year), isApproximate: known === undefined };
}

/** The day before a day (yyyy-MM-dd). */
export const dayBefore = (day: string): string => isoDay(Date.parse(`${day}T00:00:00Z`) - dayMs);

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
