import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, it } from 'vitest';
import type { ColumnArithmetic, LongDivision } from '../figures/number-figures';
import { templates } from '../templates/index';
import { makeInstance } from '../templates/instance';
import { columnsToTypst, longDivisionToTypst } from './columns-to-typst';

const compiler = NodeCompiler.create();
const compiles = (markup: string): boolean => !compiler.compile({ mainFileContent: markup }).hasError();

const division: LongDivision = {
  kind: 'long-division',
  divisor: '12',
  dividend: ['1', '7', '4'],
  quotient: [null, '1', '4'],
  working: [
    { digits: ['1', '2', null], sign: '−', rule: true },
    { digits: [null, '5', '4'] },
    { digits: [null, '4', '8'], sign: '−', rule: true },
    { digits: [null, null, '6'] },
  ],
};

it('sets every written sum of the bank on paper, digit under digit', () => {
  const sums = templates.flatMap((template) => {
    const { figure } = makeInstance(template, 's1');
    return figure?.kind === 'column-arithmetic' ? [figure as ColumnArithmetic] : [];
  });
  expect(sums.length).toBeGreaterThan(2);
  expect(sums.filter((sum) => !compiles(columnsToTypst(sum)))).toEqual([]);
});

it('keeps the columns of a sum whose numbers differ in length', () => {
  const markup = columnsToTypst({
    kind: 'column-arithmetic',
    rows: [{ digits: ['3', '4', '7'] }, { digits: ['5', '8'], sign: '+', rule: true }, { digits: ['4', '0', '5'] }],
  });
  expect(markup).toContain('columns: (1.1em,) * 4');
  expect(markup).toContain('[$+$], [], [$5$], [$8$],\n  grid.hline');
  expect(compiles(markup)).toBe(true);
});

it('sets a long division with its working', () => {
  expect(compiles(longDivisionToTypst(division))).toBe(true);
});
