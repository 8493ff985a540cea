import type { ColumnArithmetic, LongDivision } from '../figures/number-figures';

const digitWidth = '1.1em';

/** A written sum or product as a Typst grid: digits under each other, the sign on the left, a rule below its row. */
export function columnsToTypst({ rows }: ColumnArithmetic): string {
  const width = Math.max(...rows.map(({ digits }) => digits.length));
  const lines = rows.map(({ digits, sign, rule }) => {
    const padding = Array.from({ length: width - digits.length }, () => null);
    const cells = [sign ?? null, ...padding, ...digits].map(cell);
    return `${cells.join(', ')}${rule ? ',\n  grid.hline(stroke: 0.7pt)' : ''}`;
  });
  return `#grid(columns: (${digitWidth},) * ${width + 1}, align: center, row-gutter: 0.2em, inset: 0.15em,\n  ${lines.join(',\n  ')},\n)`;
}

/** A long division as a Typst grid: divisor beside the dividend, quotient above, working below. */
export function longDivisionToTypst({ divisor, dividend, quotient, working }: LongDivision): string {
  const lead = [...divisor];
  const blank = lead.map(() => null);
  const row = (cells: (string | null)[]) => cells.map(cell).join(', ');
  const lines = [
    row([...blank, ...quotient]),
    `grid.hline(start: ${lead.length}, stroke: 0.7pt)`,
    `${lead.map(cell).join(', ')}, grid.vline(x: ${lead.length}, start: 1, end: 2, stroke: 0.7pt), ${row(dividend)}`,
    ...working.flatMap(({ digits, sign, rule }) => [
      row([...blank.slice(1), sign ?? null, ...digits]),
      ...(rule ? [`grid.hline(start: ${lead.length}, stroke: 0.7pt)`] : []),
    ]),
  ];
  const columns = lead.length + dividend.length;
  return `#grid(columns: (${digitWidth},) * ${columns}, align: center, row-gutter: 0.2em, inset: 0.15em,\n  ${lines.join(',\n  ')},\n)`;
}

const cell = (text: string | null): string => (text === null || text.trim() === '' ? '[]' : `[$${mathsSign(text)}$]`);

/** Signs as Typst writes them in formulas. */
const mathsSign = (text: string): string =>
  ({ '×': 'times', '÷': 'div', '−': '-' })[text] ??
  (/^[\d.+\-=]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '')}"`);
