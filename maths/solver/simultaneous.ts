import { type Node, type Rational, rationals, rewrite, toLatex, variables } from '../engine/index';
import { linearSteps } from './linear-steps';
import { asFraction, plain } from './number-latex';
import { numberNode } from './number-node';
import {
  collected,
  constantTerm,
  letterLatex,
  lettersOf,
  type Polynomial,
  polynomialLatex,
  polynomialOf,
  subtract,
} from './polynomial';
import type { SolveProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

interface Equation {
  left: Node;
  right: Node;
}

/** ax + by = c. */
interface Row {
  a: Rational;
  b: Rational;
  c: Rational;
}

/** Solves two linear equations in two unknowns by elimination or substitution. */
export function solveSimultaneous(items: Node[], method?: SolveProblem['method']): Solution {
  const equations = items.map(equationOf);
  const [first, second] = equations;
  const names = [...new Set(items.flatMap(variables))].sort();
  const [x, y] = names;
  if (!first || !second || equations.length !== 2 || names.length !== 2 || !x || !y)
    return cannot('I can solve two equations with two unknowns.');
  const rows = equations.map((equation) => rowOf(equation, x, y));
  const [one, two] = rows;
  if (!one || !two) return cannot('I can solve two equations with two unknowns.');
  const working = new Working('simultaneous-equations');
  working.start('read-the-equations', items.map(toLatex).join(',\\ '), 'Start with the two given equations.');
  const steepness = rationals.subtract(rationals.multiply(one.a, two.b), rationals.multiply(two.a, one.b));
  if (rationals.isZero(steepness)) return parallel(working, one, two);
  const solved = equations.find((equation) => solvedLetter(equation) !== null);
  if (method === 'substitution' || (solved && method === undefined))
    return bySubstitution(working, first, second, [x, y]);
  return byElimination(working, one, two, [x, y]);
}

function equationOf(item: Node): Equation {
  const [left, right] = item.kind === 'relation' && item.operators.join() === '=' ? item.parts : [];
  return left && right ? { left, right } : cannot('Both lines have to be equations.');
}

function rowOf({ left, right }: Equation, x: string, y: string): Row {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  const all = a && b ? subtract(a, b) : cannot('Both equations have to be linear.');
  const keys = ['', `${x}^1`, `${y}^1`];
  if ([...all.keys()].some((key) => !keys.includes(key))) return cannot('Both equations have to be linear.');
  const at = (key: string) => all.get(key)?.coefficient ?? rationals.ZERO;
  return { a: at(`${x}^1`), b: at(`${y}^1`), c: rationals.negate(at('')) };
}

function parallel(working: Working, one: Row, two: Row): Solution {
  const same = (p: Rational, q: Rational, r: Rational, s: Rational) =>
    rationals.equals(rationals.multiply(p, s), rationals.multiply(q, r));
  if (same(one.a, two.a, one.c, two.c) && same(one.b, two.b, one.c, two.c))
    return cannot(
      'These two equations are the same line, so every point on it is a solution and there’s no single answer.',
    );
  working.result('parallel-lines', '\\text{no solution}', 'The two lines have the same gradient and never meet.');
  return working.answer({ kind: 'solutions', model: 'no solution' });
}

const rowPolynomial = (row: Row, [x, y]: [string, string]): Polynomial =>
  collected([
    { coefficient: row.a, powers: [[x, 1]] },
    { coefficient: row.b, powers: [[y, 1]] },
  ]);

const rowLatex = (row: Row, names: [string, string]) =>
  `${polynomialLatex(rowPolynomial(row, names))}=${asFraction(row.c)}`;
const scaled = (row: Row, by: Rational): Row => ({
  a: rationals.multiply(row.a, by),
  b: rationals.multiply(row.b, by),
  c: rationals.multiply(row.c, by),
});
const size = (value: Rational) => (value.n < 0n ? -value.n : value.n);

/** The row with whole coefficients. */
function whole(row: Row): Row {
  const least = [row.a, row.b, row.c].reduce((held, { d }) => (held * d) / rationals.gcd(held, d), 1n);
  return scaled(row, rationals.rational(least));
}

function byElimination(working: Working, one: Row, two: Row, names: [string, string]): Solution {
  const [first, second] = [whole(one), whole(two)];
  const line = (a: Row, b: Row) => `${rowLatex(a, names)},\\ ${rowLatex(b, names)}`;
  working.equivalent(
    'line-up-terms',
    line(first, second),
    'Write both equations with the letters on the left and the number on the right.',
  );
  const common = (key: 'a' | 'b') => {
    const [p, q] = [size(first[key]), size(second[key])];
    return p === 0n || q === 0n ? 0n : (p * q) / rationals.gcd(p, q);
  };
  if ([first.a, first.b, second.a, second.b].some(rationals.isZero)) return oneKnown(working, first, second, names);
  const cost = (key: 'a' | 'b') => common(key) / size(first[key]) + common(key) / size(second[key]);
  const key = cost('b') <= cost('a') ? 'b' : 'a';
  const target = common(key);
  const [k, m] = [first, second].map((row) => rationals.rational(target, size(row[key])));
  if (!k || !m) return cannot('Both equations have to be linear.');
  const [top, bottom] = [scaled(first, k), scaled(second, m)];
  working.equivalent('match-coefficients', line(top, bottom), matchReason(k, m, letterOf(key, names)));
  const adds = rationals.sign(top[key]) !== rationals.sign(bottom[key]);
  const sum = combined(top, adds ? bottom : scaled(bottom, rationals.rational(-1)));
  working.equivalent(
    'eliminate',
    rowLatex(sum, names),
    `${adds ? 'Add the equations' : 'Subtract the second equation from the first'}, to eliminate $${letterOf(key, names)}$.`,
  );
  const letter = key === 'b' ? names[0] : names[1];
  const node = treeOf(rowLatex(sum, names));
  const end = linearSteps(working, node.left, node.right, '=', letter);
  return 'value' in end
    ? backSubstitute(working, first, end.value, letter, names)
    : cannot('I couldn’t finish this one.');
}

const letterOf = (key: 'a' | 'b', names: [string, string]) => letterLatex(key === 'a' ? names[0] : names[1]).trim();

const combined = (p: Row, q: Row): Row => ({
  a: rationals.add(p.a, q.a),
  b: rationals.add(p.b, q.b),
  c: rationals.add(p.c, q.c),
});

function matchReason(k: Rational, m: Rational, letter: string): string {
  const parts = [
    ...(k.n === 1n ? [] : [`the first equation by $${k.n}$`]),
    ...(m.n === 1n ? [] : [`the second equation by $${m.n}$`]),
  ];
  return `Multiply ${parts.join(' and ')}, so the coefficients of $${letter}$ match.`;
}

function treeOf(latex: string): Equation {
  return equationOf(readMaths(latex));
}

/** One equation has one unknown only. */
function oneKnown(working: Working, first: Row, second: Row, names: [string, string]): Solution {
  const lone = [first, second].find((row) => rationals.isZero(row.a) || rationals.isZero(row.b)) ?? first;
  const other = lone === first ? second : first;
  const letter = rationals.isZero(lone.a) ? names[1] : names[0];
  const node = treeOf(rowLatex(lone, names));
  working.equivalent(
    'one-unknown',
    rowLatex(lone, names),
    `This equation has only $${letterLatex(letter).trim()}$ in it.`,
  );
  const end = linearSteps(working, node.left, node.right, '=', letter);
  return 'value' in end
    ? backSubstitute(working, other, end.value, letter, names)
    : cannot('I couldn’t finish this one.');
}

function backSubstitute(
  working: Working,
  row: Row,
  value: Rational,
  letter: string,
  names: [string, string],
): Solution {
  const known = `${letterLatex(letter).trim()}=${asFraction(value)}`;
  const { left, right } = treeOf(rowLatex(row, names));
  const number = numberNode(value);
  const put = (node: Node) => rewrite(node, (part) => (part.kind === 'symbol' && part.name === letter ? number : part));
  const other = letter === names[0] ? names[1] : names[0];
  working.from(`${rowLatex(row, names)},\\ ${known}`);
  working.equivalent(
    'substitute-back',
    `${toLatex(put(left))}=${toLatex(put(right))}`,
    `Substitute $${known}$ into $${rowLatex(row, names)}$.`,
  );
  const end = linearSteps(working, put(left), put(right), '=', other);
  return 'value' in end ? finish(working, [letter, value], [other, end.value]) : cannot('I couldn’t finish this one.');
}

function finish(working: Working, ...values: [string, Rational][]): Solution {
  const sorted = values.sort(([a], [b]) => (a < b ? -1 : 1));
  working.result(
    'state-the-solution',
    sorted.map(([name, value]) => `${letterLatex(name).trim()}=${asFraction(value)}`).join(',\\ '),
    'Write both values together.',
  );
  return working.answer({ kind: 'system', model: sorted.map(([name, value]) => `${name}=${plain(value)}`).join(', ') });
}

function solvedLetter({ left, right }: Equation): { letter: string; value: Node } | null {
  if (left.kind === 'symbol' && !variables(right).includes(left.name)) return { letter: left.name, value: right };
  if (right.kind === 'symbol' && !variables(left).includes(right.name)) return { letter: right.name, value: left };
  return null;
}

function bySubstitution(working: Working, first: Equation, second: Equation, names: [string, string]): Solution {
  const ready = solvedLetter(second) ? second : solvedLetter(first) ? first : null;
  const [base, other] = ready === second || ready === null ? [second, first] : [first, second];
  const found = solvedLetter(base) ?? makeSubject(working, base, names);
  const known = `${letterLatex(found.letter).trim()}=${toLatex(found.value)}`;
  const put = (node: Node) =>
    rewrite(node, (part) => (part.kind === 'symbol' && part.name === found.letter ? found.value : part));
  working.from(`${toLatex(other.left)}=${toLatex(other.right)},\\ ${known}`);
  working.equivalent(
    'substitute',
    `${toLatex(put(other.left))}=${toLatex(put(other.right))}`,
    `Substitute $${toLatex(found.value)}$ for $${letterLatex(found.letter).trim()}$ in the other equation.`,
  );
  const letter = found.letter === names[0] ? names[1] : names[0];
  const end = linearSteps(working, put(other.left), put(other.right), '=', letter);
  if (!('value' in end)) return cannot('I couldn’t finish this one.');
  const value = numberNode(end.value);
  const put2 = rewrite(found.value, (part) => (part.kind === 'symbol' && part.name === letter ? value : part));
  const line = `${letterLatex(letter).trim()}=${asFraction(end.value)}`;
  working.from(`${known},\\ ${line}`);
  const start = `${letterLatex(found.letter).trim()}=`;
  working.equivalent('substitute-back', `${start}${toLatex(put2)}`, `Substitute $${line}$ into $${known}$.`);
  const last = polynomialOf(put2)?.get('')?.coefficient ?? rationals.ZERO;
  working.equivalent('work-out', `${start}${asFraction(last)}`, 'Work it out.');
  return finish(working, [letter, end.value], [found.letter, last]);
}

/** One letter of an equation by itself: the one with coefficient 1 or −1 where there is one. */
function makeSubject(working: Working, equation: Equation, names: [string, string]): { letter: string; value: Node } {
  const row = rowOf(equation, ...names);
  const simple = (value: Rational) => value.d === 1n && size(value) === 1n;
  const key = simple(row.b) || rationals.isZero(row.a) ? 'b' : simple(row.a) || rationals.isZero(row.b) ? 'a' : 'b';
  const [letter, other] = key === 'b' ? [names[1], names[0]] : [names[0], names[1]];
  const rest = key === 'b' ? row.a : row.b;
  const by = row[key];
  const value = collected([
    { coefficient: rationals.negate(rationals.divide(rest, by)), powers: [[other, 1]] },
    constantTerm(rationals.divide(row.c, by)),
  ]);
  const line = `${letterLatex(letter).trim()}=${polynomialLatex(value)}`;
  working.from(`${toLatex(equation.left)}=${toLatex(equation.right)}`);
  working.equivalent('make-the-subject', line, `Make $${letterLatex(letter).trim()}$ the subject of this equation.`);
  const { right } = treeOf(line);
  return { letter, value: lettersOf(value).length === 0 ? numberNode(rationals.divide(row.c, by)) : right };
}
