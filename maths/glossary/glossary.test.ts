import katex from 'katex';
import { expect, it, test } from 'vitest';
import { topicById, topics } from '../curriculum/index';
import { checkStep, numericValues, parse, variables } from '../engine/index';
import { sentenceProblems } from '../lint/reading-level';
import { formulasOf } from '../lint/rich-text';
import { richTextProblems } from '../lint/text-hygiene';
import { isTrueIdentity } from '../working/identity';
import { findTerm, termInside } from './find-term';
import { plainPhrase } from './plain-phrase';
import type { Term } from './term';
import { terms } from './terms';

const textsOf = ({ definition, example }: Term) => [definition, example];
const formulasIn = (term: Term) => textsOf(term).flatMap(formulasOf);
/** What `problems` finds, each with the term it is about. */
const found = (problems: (term: Term) => string[]) =>
  terms.flatMap((term) => problems(term).map((problem) => `${term.term}: ${problem}`));

/** Notation that the answer checker has no word for. */
const unread = ['f(x)', '\\sum_{k=1}^{4}k', '\\int_0^3 x^2\\,dx', "u'v+uv'", "\\frac{u'v-uv'}{v^2}"];

it('explains every topic and has no topic of its own', () => {
  const explained = new Set(terms.flatMap(({ topicIds }) => topicIds));
  expect(topics.filter(({ id }) => !explained.has(id)).map(({ id }) => id)).toEqual([]);
  expect(found(({ topicIds }) => topicIds.filter((id) => topicById(id) === undefined))).toEqual([]);
  expect(terms.length).toBeGreaterThanOrEqual(350);
});

it('gives no name to two terms', () => {
  const names = terms.flatMap(({ term, otherNames }) => [term, ...otherNames].map(plainPhrase));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('says what a word means in one or two sentences that the year can read', () => {
  expect(
    found(({ definition }) => {
      const count = definition.split(/[.?!](?:\s|$)/).filter((sentence) => sentence.trim() !== '').length;
      return count > 2 ? [`${count} sentences`] : [];
    }),
  ).toEqual([]);
  expect(
    found((term) => {
      const year = Math.min(...term.topicIds.map((id) => topicById(id)?.year ?? 12));
      return textsOf(term).flatMap((text) => sentenceProblems(withoutName(text, term), year));
    }),
  ).toEqual([]);
  expect(found((term) => textsOf(term).flatMap(richTextProblems))).toEqual([]);
});

it('typesets and reads every formula', () => {
  expect(found((term) => formulasIn(term).flatMap(typesetProblem))).toEqual([]);
  expect(found((term) => formulasIn(term).filter((formula) => !unread.includes(formula) && !isRead(formula)))).toEqual(
    [],
  );
});

it('states only what is true or follows', () => {
  expect(found((term) => textsOf(term).flatMap((text) => untrue(text, term.given ?? [])))).toEqual([]);
  expect(found((term) => (term.given ?? []).filter((formula) => !formulasIn(term).includes(formula)))).toEqual([]);
});

it('sees what is false', () => {
  expect(untrue('$7\\times 8=54$', [])).not.toEqual([]);
  expect(untrue('$2(x+3)=2x+3$', [])).not.toEqual([]);
  expect(untrue('$3x+5=20$, so $x=6$', ['3x+5=20'])).not.toEqual([]);
  expect(untrue('$\\pi\\approx 3.15$', [])).not.toEqual([]);
  expect(untrue('$3<2$', [])).not.toEqual([]);
});

test.each([
  ['prime', 'prime number'],
  ['a prime number', 'prime number'],
  ['Primes', 'prime number'],
  ['hypotenuse', 'hypotenuse'],
  ['hypotanuse', 'hypotenuse'],
  ['numarator', 'numerator'],
  ["Pythagoras' Theorem", "Pythagoras' theorem"],
  ['stem-and-leaf plots', 'stem-and-leaf plot'],
  ['recurring decimal', 'recurring decimal'],
  ['the mean', 'mean'],
])('"%s" is %s', (phrase, term) => {
  expect(findTerm(phrase)?.term).toBe(term);
});

test.each(['cat', 'minecraft', '', 'primordial soup', 'prime'.repeat(20)])('"%s" is no term', (phrase) => {
  expect(findTerm(phrase)).toBeUndefined();
});

test.each([
  ['expand a bracket with a minus in front', 'expand'],
  ['add fractions when the bottoms differ', 'add fractions'],
  ['find the area of a triangle', 'area of a triangle'],
])('"%s" is about %s', (sentence, term) => {
  expect(termInside(sentence)?.term).toBe(term);
});

/** The word itself may be long: it is what was asked for. */
function withoutName(text: string, { term, otherNames }: Term): string {
  const names = [term, ...otherNames].flatMap((name) => name.split(' ')).filter((word) => word.length > 8);
  return names.reduce((so, name) => so.replaceAll(new RegExp(`\\b${name}`, 'gi'), 'name'), text);
}

function typesetProblem(formula: string): string[] {
  try {
    katex.renderToString(formula, { throwOnError: true, trust: false, strict: 'error' });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

const isRead = (formula: string) => formula.split(/\\approx/).every((side) => parse(side).ok);

/** The formulas with a relation that neither hold by themselves nor follow from one before them. */
function untrue(text: string, given: readonly string[]): string[] {
  const before: string[] = [];
  return formulasOf(text).flatMap((formula) => {
    if (unread.includes(formula) || !/[=<>]|\\approx|\\[lg]e\b/.test(formula)) return [];
    const holds = given.includes(formula) || isTrueIdentity(formula) || isTrueOrder(formula) || isTrueRounding(formula);
    const follows = before.some((line) =>
      variables(treeOf(line)).some((variable) =>
        ['good', 'same-solutions'].includes(checkStep(line, formula, { variable }).kind),
      ),
    );
    before.push(formula);
    return holds || follows ? [] : [formula];
  });
}

function treeOf(formula: string) {
  const read = parse(formula);
  if (!read.ok) throw new Error(`${formula} cannot be read`);
  return read.tree;
}

function isTrueOrder(formula: string): boolean {
  const [left, right, ...more] = formula.split(/[<>]/);
  const [a, b] = [left, right].map((side) => numericValues(side ?? '')?.[0]);
  if (a === undefined || b === undefined || more.length > 0) return false;
  return formula.includes('<') ? a < b : a > b;
}

function isTrueRounding(formula: string): boolean {
  const [left = '', right = '', ...more] = formula.split('\\approx');
  const [exact, shown] = [left, right].map((side) => numericValues(side)?.[0]);
  if (exact === undefined || shown === undefined || more.length > 0) return false;
  const decimals = /\.(\d+)/.exec(right)?.[1]?.length;
  const unit = decimals === undefined ? 10 ** (/0*$/.exec(right.trim())?.[0].length ?? 0) : 10 ** -decimals;
  return Math.abs(exact - shown) <= unit / 2;
}
