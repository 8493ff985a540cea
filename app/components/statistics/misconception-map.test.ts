import { expect, it } from 'vitest';
import { misconceptionMap } from './misconception-map';

const cell = (topicTitle: string, misconceptionName: string, open: number, fixed = 0) => ({
  topicId: topicTitle,
  topicTitle,
  misconceptionId: misconceptionName,
  misconceptionName,
  totals: { open, reviewing: 0, relapsed: 0, fixed, unresolved: open },
});

it('shows topics and ideas with most errors first, fixed ones counted too', () => {
  const map = misconceptionMap([
    cell('Decimals', 'Longer is larger', 1),
    cell('Fractions', 'Added tops', 2, 3),
    cell('Decimals', 'Added tops', 1),
  ]);
  expect(map.columns).toEqual(['Added tops', 'Longer is larger']);
  expect(map.rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
    ['Fractions', '5', '·'],
    ['Decimals', '1', '1'],
  ]);
  expect(map.note).toBe('');
});

it('shows the six largest ideas, no topic without one of them, and says what is left out', () => {
  const cells = Array.from({ length: 8 }, (_, place) => cell(`Topic ${place}`, `Idea ${place}`, 9 - place));
  const map = misconceptionMap(cells);
  expect(map.columns).toHaveLength(6);
  expect(map.rows.map(({ label }) => label)).toEqual([
    'Topic 0',
    'Topic 1',
    'Topic 2',
    'Topic 3',
    'Topic 4',
    'Topic 5',
  ]);
  expect(map.note).toBe('These are the most common ones. The table has 5 more.');
});
