import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, it } from 'vitest';
import { formulaToTypst } from './formula-to-typst';
import { richTextToTypst } from './rich-text-to-typst';

const compiler = NodeCompiler.create();
const compiles = (markup: string): boolean => !compiler.compile({ mainFileContent: markup }).hasError();

it.each([
  ['0.\\dot{3}', '$"0." dot(3)$'],
  ['0.1\\overline{42857}', '$"0.1" overline(42857)$'],
  ['1{,}234{,}567.25', '$"1,234,567.25"$'],
  ['23\\,405', '$"23\u2009405"$'],
  ['\\frac{2}{3}', '$2/3$'],
  ['2+\\text{0.5 m}', '$2 + "0.5 m"$'],
])('keeps the number %s in one piece', (latex, typst) => {
  expect(formulaToTypst(latex)).toBe(typst);
  expect(compiles(typst)).toBe(true);
});

it.each([
  '{}^5C_2',
  '^5C_2',
  '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
  '\\int_0^2 3x^2\\,dx',
  "f'(x)",
  '\\overrightarrow{AB}',
])('sets %s on paper', (latex) => {
  expect(compiles(formulaToTypst(latex))).toBe(true);
});

it('takes no sign of ordinary words for markup', () => {
  const markup = richTextToTypst('Mia pays \\$4.50 for **3** apples - 2/3 of #1 a_b * c = "all" [here] // there');
  expect(markup).toBe(
    'Mia pays \\$4.50 for #strong[3] apples \\- 2\\/3 of \\#1 a\\_b \\* c \\= \\"all\\" \\[here\\] \\/\\/ there',
  );
  expect(compiles(markup)).toBe(true);
});

it('knows markup that does not compile', () => {
  expect(compiles('$sqrt($')).toBe(false);
});
