import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { htmlOfPage, wordsOf } from './page-html';
import { isComingPage, pageAt } from './pages';
import type { Row, WaitingRow } from './row';
import { section2 } from './section-2';
import { section4 } from './section-4';
import { section5 } from './section-5';
import { section8 } from './section-8';
import { section9 } from './section-9';
import { runningTests } from './story-titles';

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
    else if ('seenIn' in row) it(`${row.says} (${row.seenIn.file})`, () => expectSeen(row.seenIn));
    else it(`${row.says} (waits for ${row.waitsFor}: ${row.because})`, () => expectHonest(row));
  }

  it('has no row twice', () => {
    const sayings = rows.map(({ says }) => says);
    expect(sayings.filter((says, index) => sayings.indexOf(says) !== index)).toEqual([]);
  });
});

/** The test that shows it is there and runs. */
function expectSeen({ file, test }: { file: string; test: string }): void {
  expect(runningTests(file)).toContain(test);
}

/** The product says itself that this comes later, where it has a page for it. */
function expectHonest({ page }: WaitingRow): void {
  if (page === undefined) return;
  const { path, words, data } = page;
  if (words === undefined) expect(isComingPage(path), `${path} is a page that says what is to come`).toBe(true);
  else expect(wordsOf(htmlOfPage(pageAt(path), { data }))).toContain(words);
}

afterAll(() => {
  const areas = Object.values(sections).flatMap((rows) =>
    rows.flatMap((row) => ('waitsFor' in row ? row.waitsFor : [])),
  );
  const counts = [...new Set(areas)].map((area) => `${area} ${areas.filter((each) => each === area).length}`);
  console.info(`The specification: ${areas.length} rows wait (${counts.join(', ')}).`);
});
