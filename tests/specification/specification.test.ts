import { afterEach, describe, expect, it, vi } from 'vitest';
import { assertingTests } from './asserting-tests';
import { htmlOfPage, textOf } from './page-html';
import { isComingPage, pageAt } from './pages';
import type { Area, HonestPage, Row, WaitingRow } from './row';
import { section2 } from './section-2';
import { section4 } from './section-4';
import { section5 } from './section-5';
import { section8 } from './section-8';
import { section9 } from './section-9';
import { filesOf, sourceOf } from './sources';

/** The sections of the specification that are told row by row. */
const sections: Record<string, Row[]> = {
  'Section 2, screens and routes': section2,
  'Section 4, states and transitions': section4,
  'Section 5, validation rules': section5,
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
  expect(named.filter(({ file, test }) => !assertingTests(file).includes(test))).toEqual([]);
});

/** How many rows wait for a part. A row that comes to hold, or a new one that waits, changes its number here. */
const waiting: Record<Area, number> = {
  classes: 0,
  battles: 0,
};

it('as many rows wait as are said to', () => {
  const areas = allRows.flatMap((row) => ('waitsFor' in row ? row.waitsFor : []));
  const counts = Object.keys(waiting).map((area) => [area, areas.filter((each) => each === area).length]);
  expect(Object.fromEntries(counts)).toEqual(waiting);
});

/** The product says itself that this comes later, or knows nothing of it. */
function expectWaits({ until }: WaitingRow): void {
  if ('page' in until) expectHonest(until.page);
  else expect(filesThatSay(until.wordAppears), 'built: this row can hold now').toEqual([]);
}

function expectHonest({ path, text, data }: HonestPage): void {
  if (text === undefined) expect(isComingPage(path), `${path} is a page that says what is to come`).toBe(true);
  else expect(textOf(htmlOfPage(pageAt(path), { data }))).toContain(text);
}

function filesThatSay(word: string): string[] {
  const files = filesOf('app', /\.(tsx?|css)$/);
  expect(files.length).toBeGreaterThan(100);
  return files.filter((file) => `${file} ${sourceOf(file)}`.toLowerCase().includes(word));
}
