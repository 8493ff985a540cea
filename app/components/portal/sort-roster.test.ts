import { describe, expect, it } from 'vitest';
import { nextSort, type RosterEntry, readSort, sortRoster } from './sort-roster';

const entry = (nickname: string, more: Partial<RosterEntry> = {}): RosterEntry => ({
  id: nickname,
  nickname,
  avatar: null,
  yearLevel: 8,
  joinedAt: '2026-02-01T00:00:00.000Z',
  lastActiveDay: null,
  answered: 0,
  ...more,
});
const roster = [
  entry('zoe', { answered: 3, lastActiveDay: '2026-11-20' }),
  entry('Ben', { answered: 3, lastActiveDay: '2026-11-18' }),
  entry('Ava 10'),
  entry('Ava 9', { answered: 12, lastActiveDay: '2026-11-19', joinedAt: '2026-03-01T00:00:00.000Z' }),
];
const names = (sort: string | null) => sortRoster(roster, readSort(sort)).map(({ nickname }) => nickname);

describe('the order of a roster', () => {
  it.each([
    [null, ['Ava 9', 'Ava 10', 'Ben', 'zoe']],
    ['-name', ['zoe', 'Ben', 'Ava 10', 'Ava 9']],
    ['-answered', ['Ava 9', 'Ben', 'zoe', 'Ava 10']],
    ['-active', ['zoe', 'Ava 9', 'Ben', 'Ava 10']],
    ['active', ['Ava 10', 'Ben', 'Ava 9', 'zoe']],
    ['-joined', ['Ava 9', 'Ava 10', 'Ben', 'zoe']],
    ['nonsense', ['Ava 9', 'Ava 10', 'Ben', 'zoe']],
  ])('%s', (sort, expected) => expect(names(sort)).toEqual(expected));

  it('a head turns its own column round, and begins another with what matters most', () => {
    const byName = readSort(null);
    expect(nextSort('name', byName)).toBe('-name');
    expect(nextSort('answered', byName)).toBe('-answered');
    expect(nextSort('answered', readSort('-answered'))).toBe('answered');
    expect(nextSort('answered', readSort('answered'))).toBe('-answered');
    expect(nextSort('name', readSort('-name'))).toBe('name');
  });
});
