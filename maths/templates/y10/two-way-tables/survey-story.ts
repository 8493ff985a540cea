import type { Figure } from '../../../figures/figure';

/** Two groups (rows) and two answers (columns). */
export const surveyStories = [
  {
    rows: ['Year 9', 'Year 10'],
    columns: ['Bus', 'Walk'],
    ask: 'get there by bus',
    who: 'students',
    title: 'How students get to school',
  },
  {
    rows: ['Adults', 'Teenagers'],
    columns: ['Online', 'Paper'],
    ask: 'read online',
    who: 'people',
    title: 'How people read the news',
  },
  {
    rows: ['City', 'Country'],
    columns: ['Cat', 'Dog'],
    ask: 'have a cat',
    who: 'pet owners',
    title: 'Pets in city and country',
  },
  {
    rows: ['Members', 'Visitors'],
    columns: ['Swim', 'Gym'],
    ask: 'swim',
    who: 'guests',
    title: 'Activities at a sports centre',
  },
  {
    rows: ['Morning', 'Evening'],
    columns: ['Tea', 'Coffee'],
    ask: 'drink tea',
    who: 'customers',
    title: 'Drinks in a cafe',
  },
] as const;

export const surveyAt = (story: number) => surveyStories[story] ?? surveyStories[0];

/** The table with its totals; `hidden` cells (row, column) are left empty. */
export function surveyTable(story: number, cells: number[], hidden: string[] = []): Figure {
  const { rows, columns, title } = surveyAt(story);
  const [a = 0, b = 0, c = 0, d = 0] = cells;
  const grid = [
    [a, b, a + b],
    [c, d, c + d],
    [a + c, b + d, a + b + c + d],
  ];
  const names = [...rows, 'Total'];
  const heads = [...columns, 'Total'];
  const shown = grid.map((row, i) => row.map((value, j) => (hidden.includes(`${i}${j}`) ? null : `${value}`)));
  return {
    kind: 'table',
    alt: `A two-way table. ${shown
      .map((row, i) => `${names[i]}: ${row.map((value, j) => `${heads[j]} ${value ?? 'not given'}`).join(', ')}.`)
      .join(' ')}`,
    title,
    head: ['', ...heads],
    rowHeads: true,
    rows: shown.map((row, i) => [names[i] ?? '', ...row]),
  };
}
