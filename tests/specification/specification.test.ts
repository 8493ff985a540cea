import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assertingTests } from './asserting-tests';
import { htmlOfPage, textOf } from './page-html';
import { isComingPage, pageAt } from './pages';
import type { Area, HonestPage, Row, WaitingRow } from './row';
import { section1 } from './section-1';
import { section2 } from './section-2';
import { section3 } from './section-3';
import { section4 } from './section-4';
import { section5 } from './section-5';
import { section6 } from './section-6';
import { section7 } from './section-7';
import { section8 } from './section-8';
import { section9 } from './section-9';

/** The sections of the specification that are told row by row. */
const sections: Record<string, Row[]> = {
  'Section 1, what the product does and for whom': section1,
  'Section 2, screens and routes': section2,
  'Section 3, entities and enumerations': section3,
  'Section 4, states and transitions': section4,
  'Section 5, validation rules': section5,
  'Section 6, roles and permissions': section6,
  'Section 7, the calls it makes': section7,
  'Section 8, the error catalogue': section8,
  'Section 9, constants and limits': section9,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(Object.entries(sections))('%s', (_section, rows) => {
  for (const row of rows) {
    if ('holds' in row) it(row.says, row.holds);
    else if ('waitsFor' in row) it(`${row.says} (waits for ${row.waitsFor}: ${row.because})`, () => expectWaits(row));
  }

  it('has no row twice', () => {
    const sayings = rows.map(({ says }) => says);
    expect(sayings.filter((says, index) => sayings.indexOf(says) !== index)).toEqual([]);
  });
});

const allRows = Object.values(sections).flat();

it('rows that only a browser or a database can show name a test that runs and expects something', () => {
  const named = allRows.flatMap((row) => ('seenIn' in row ? row.seenIn : []));
  expect(named.length).toBeGreaterThan(15);
  const found = ({ file, test }: (typeof named)[number]) => assertingTests(file).filter((title) => title === test);
  expect(named.filter((each) => found(each).length === 0)).toEqual([]);
  // Of two tests with one title it could not be told which is meant.
  expect(named.filter((each) => found(each).length > 1)).toEqual([]);
});

it('every section of the specification has rows, and every row is a test, names one, or says what it waits for', () => {
  expect(Object.keys(sections).map((name) => name.slice(0, 9))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => `Section ${section}`),
  );
  expect(allRows.filter((row) => !('holds' in row || 'seenIn' in row || 'waitsFor' in row))).toEqual([]);
});

/** How many rows wait for a part. A row that comes to hold, or a new one that waits, changes its number here. */
const waiting: Record<Area, number> = {
  assistants: 2,
};

it('as many rows wait as are said to', () => {
  const areas = allRows.flatMap((row) => ('waitsFor' in row ? row.waitsFor : []));
  const counts = Object.keys(waiting).map((area) => [area, areas.filter((each) => each === area).length]);
  expect(Object.fromEntries(counts)).toEqual(waiting);
});

/** The product says itself that this comes later, or has nothing of it. */
function expectWaits({ until }: WaitingRow): void {
  if ('page' in until) expectHonest(until.page);
  else expect(existsSync(until.file), 'built: this row can hold now').toBe(false);
}

function expectHonest({ path, text, data }: HonestPage): void {
  if (text === undefined) expect(isComingPage(path), `${path} is a page that says what is to come`).toBe(true);
  else expect(textOf(htmlOfPage(pageAt(path), { data }))).toContain(text);
}
