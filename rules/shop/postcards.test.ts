import { expect, it } from 'vitest';
import { isOutOfSeason, postcards, yearSeasonOf, yearSeasons } from './postcards';

it.each([
  ['2026-12-01', 'summer'],
  ['2027-02-28', 'summer'],
  ['2027-03-01', 'autumn'],
  ['2027-05-31', 'autumn'],
  ['2027-06-01', 'winter'],
  ['2027-09-01', 'spring'],
  ['2026-11-30', 'spring'],
])('%s is in %s', (day, season) => expect(yearSeasonOf(day)).toBe(season));

it('has one postcard a season, and on each day one of them is sold', () => {
  expect(postcards.map(({ id }) => id)).toEqual(yearSeasons.map((season) => `postcard-${season}`));
  for (const day of ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15'])
    expect(postcards.filter((card) => !isOutOfSeason(card, day))).toHaveLength(1);
});
