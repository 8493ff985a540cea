import { type Node, type Rational, rationals, toLatex } from '../engine/index';
import { type Comparison, linearSteps, SIGNS, shiftReason, TURNED } from './linear-steps';
import { plain, styleOf } from './number-latex';
import { inLetter, letterLatex, numbersIn, polynomialLatex, polynomialOf } from './polynomial';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** Solves a linear inequality in one unknown. */
export function solveLinearInequality(left: Node, right: Node, sign: Comparison, variable: string): Solution {
  const working = new Working('linear-inequality');
  const line = `${toLatex(left)}${SIGNS[sign]}${toLatex(right)}`;
  working.start('read-the-inequality', line, 'Start with the given inequality.');
  const end = linearSteps(working, left, right, sign, variable);
  if ('value' in end) {
    return working.answer({ kind: 'inequality', model: `${variable}${end.sign}${plain(end.value)}`, variable });
  }
  const style = styleOf(left, right);
  const dropped = `When you collect like terms, $${letterLatex(variable).trim()}$ cancels out and $${style(end.left)}${SIGNS[sign]}${style(end.right)}$ is left`;
  if (holds(end.left, sign, end.right)) {
    working.result('always-true', '\\text{all real numbers}', `${dropped}, which is always true.`);
    return working.answer({ kind: 'inequality', model: 'all real numbers', variable });
  }
  working.result('never-true', '\\text{no solution}', `${dropped}, which is never true.`);
  return working.answer({ kind: 'inequality', model: 'no solution', variable });
}

function holds(left: Rational, sign: Comparison, right: Rational): boolean {
  const order = rationals.compare(left, right);
  return order === 0 ? sign.endsWith('=') : sign.startsWith('<') ? order < 0 : sign !== '=' && order > 0;
}

/** Solves low < ax + b < high with both signs the same way. */
export function solveDoubleInequality(parts: Node[], signs: Comparison[], variable: string): Solution {
  const [low, middle, high] = parts.map((part) => {
    const form = polynomialOf(part);
    return (form && numbersIn(form, variable)) ?? cannot('I can solve double inequalities that are linear.');
  });
  const [first, second] = signs;
  const alike = first && second && first[0] === second[0] && first !== '=';
  if (!alike || !low || !middle || !high || low.length > 1 || high.length > 1 || middle.length !== 2)
    return cannot('I need a double inequality with numbers outside and the unknown in the middle.');
  const working = new Working('linear-inequality');
  const style = styleOf(...parts);
  const write = (a: Rational, inside: string, c: Rational, [s, t]: [Comparison, Comparison]) =>
    `${style(a)}${SIGNS[s]}${inside}${SIGNS[t]}${style(c)}`;
  const given = `${parts.map(toLatex)[0]}${SIGNS[first]}${parts.map(toLatex)[1]}${SIGNS[second]}${parts.map(toLatex)[2]}`;
  working.start('read-the-inequality', given, 'Start with the given inequality.');
  const [b = rationals.ZERO, a = rationals.ONE] = middle;
  const ends = [low[0] ?? rationals.ZERO, high[0] ?? rationals.ZERO].map((end) => rationals.subtract(end, b));
  let [from = rationals.ZERO, to = rationals.ZERO] = ends;
  const name = letterLatex(variable).trim();
  if (!rationals.isZero(b)) {
    const inside = polynomialLatex(inLetter([rationals.ZERO, a], variable), style);
    working.equivalent(
      'same-to-all-parts',
      write(from, inside, to, [first, second]),
      shiftReason(b, style, 'all three parts'),
    );
  }
  [from, to] = [rationals.divide(from, a), rationals.divide(to, a)];
  const turned = rationals.sign(a) < 0;
  const both: [Comparison, Comparison] = turned ? [TURNED[first], TURNED[second]] : [first, second];
  const turn = turned ? ' Dividing by a negative number flips both signs.' : '';
  working.equivalent(
    'divide-all-parts',
    write(from, name, to, both),
    `Divide all three parts by $${style(a)}$.${turn}`,
  );
  if (both[0].startsWith('>')) {
    [from, to] = [to, from];
    [both[0], both[1]] = [TURNED[both[1]], TURNED[both[0]]];
    working.equivalent(
      'smaller-number-first',
      write(from, name, to, both),
      'Write it with the smaller number on the left.',
    );
  }
  return working.answer({
    kind: 'inequality',
    model: `${plain(from)}${both[0]}${variable}${both[1]}${plain(to)}`,
    variable,
  });
}
