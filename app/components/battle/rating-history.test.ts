import { expect, it } from 'vitest';
import { ratingHistory } from './rating-history';

const day = (place: number) => `2026-11-${String((place % 28) + 1).padStart(2, '0')}`;

it('a history tells each rating, its day and what changed', () => {
  const { points, table } = ratingHistory([
    { day: '2026-11-03', rating: 1500 },
    { day: '2026-11-04', rating: 1518 },
    { day: '2026-11-04', rating: 1512 },
  ]);
  expect(points).toEqual([
    { label: '3 Nov', rating: 1500 },
    { label: '4 Nov', rating: 1518 },
    { label: '4 Nov', rating: 1512 },
  ]);
  expect(table.rows).toEqual([
    [1, '3 Nov', 1500, null],
    [2, '4 Nov', 1518, '+18'],
    [3, '4 Nov', 1512, '−6'],
  ]);
});

it('of many battles the latest are shown, with their numbers', () => {
  const { points, table } = ratingHistory(
    Array.from({ length: 45 }, (_, place) => ({ day: day(place), rating: place })),
  );
  expect(points).toHaveLength(30);
  expect(table.rows[0]?.[0]).toBe(16);
  expect(table.rows.at(-1)?.[0]).toBe(45);
});
