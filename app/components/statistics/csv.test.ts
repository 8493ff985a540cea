import { describe, expect, it } from 'vitest';
import { csvText } from './csv';

/** The first data row, which begins with the value. */
const cell = (value: string | number | null) =>
  csvText({ columns: ['a'], rows: [[value, 1]] }).slice('\ufeffa\r\n'.length, -'\r\n'.length);

describe('a table as CSV', () => {
  it('has a row of headings, and ends every row with CRLF', () => {
    const table = {
      columns: ['Week of', 'Fixed'],
      rows: [
        ['2026-03-30', 4],
        ['2026-04-06', null],
      ],
    };
    expect(csvText(table)).toBe('\ufeffWeek of,Fixed\r\n2026-03-30,4\r\n2026-04-06,\r\n');
  });

  it('quotes commas, quotes, line ends and spaces at the ends', () => {
    expect(cell('tops, bottoms')).toBe('"tops, bottoms",1');
    expect(cell('the "same" thing')).toBe('"the ""same"" thing",1');
    expect(cell('two\nlines')).toBe('"two\nlines",1');
    expect(cell(' space')).toBe('" space",1');
  });

  it('keeps a text that looks like a formula a text', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx']) expect(cell(text)).toMatch(/^"?'/);
    expect(cell('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")",1`);
    expect(cell('2 - 1')).toBe('2 - 1,1');
  });

  it('leaves numbers alone, negative ones too', () => {
    expect(cell(-3)).toBe('-3,1');
    expect(cell(2.5)).toBe('2.5,1');
  });
});
