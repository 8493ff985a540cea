import { evaluate, type Node, numericValues, toLatex } from '../../engine/index';
import { isSameEquation, type Sides } from '../related-equations';
import { hasAnswerShape } from '../states-answer';
import { withoutIdleParts } from '../without-idle-parts';
import { isFinalEquation, relationsAbove } from './final-equation';
import { bareText, isName, isPlainClaim, sidesOf } from './line-parts';
import type { LinesSoFar } from './lines-so-far';
import { isDivision, isExact, isExactKey, isFraction, isPlain, isScientific } from './plain-values';
import { addsOne, sharesOperand } from './shared-operands';

/** Whether a text says what a question that asks for a value asks for. */
export function isFinalPiece(lines: LinesSoFar, text: string): boolean {
  if (
    /^\s*\d+\s*r(?:em(?:ainder)?)?\s*\d+\s*$/i.test(text) ||
    /^\s*\d{1,2}[:.]\d{2}\s*(?:[ap]\.?\s?m\.?)?\s*$/i.test(text)
  )
    return true;
  const sides = sidesOf(text);
  if (sides.length === 1) {
    const closed = lines.closed(text);
    return closed !== null && isFinalValue(lines, closed);
  }
  const trees = sides.map((side) => lines.closed(side));
  if (trees.every((tree) => tree !== null))
    return /=|≈|\\approx/.test(text) && isFinalIdentity(lines, sides, trees as Node[]);
  if (trees.slice(1).every((tree) => tree !== null) && isName(sides[0] ?? '')) {
    return isFinalIdentity(lines, ['', ...sides.slice(1)], trees.slice(1) as Node[]);
  }
  if (sides.length === 2 && isName(sides[1] ?? '') && trees[0]) return isFinalValue(lines, trees[0]);
  return sides.length === 2 && isFinalEquation(lines, sides[0] ?? '', sides[1] ?? '');
}

/** A value, or numbers with nothing of the question in them: 41 + 1. */
function isFinalValue(lines: LinesSoFar, tree: Node): boolean {
  const bare = withoutIdleParts(tree);
  const { question } = lines;
  if (isFraction(bare)) {
    if (hasAnswerShape(question, toLatex(bare))) return true;
    return !(isDivision(bare) ? isShown(lines, bare) : isCancelled(lines, bare));
  }
  if (isScientific(bare)) return !lines.known().hasAll(bare) || hasAnswerShape(question, toLatex(bare));
  if (isPlain(bare)) return true;
  if (isExact(bare) && isExactKey(question.answer)) return true;
  return !isWorking(lines, bare);
}

/** What is divided, or what it is divided by, stands so in the lines above: 84/2 after 2x = 84, 56/8 after a sum over 8. */
function isShown(lines: LinesSoFar, fraction: Node): boolean {
  if (fraction.kind !== 'div') return false;
  const { top, bottom } = fraction;
  const solved = { left: { kind: 'mul', factors: [bottom, letterX] }, right: top } satisfies Sides;
  return (
    relationsAbove(lines).some((base) => isSameEquation(solved, base)) ||
    lines.calculations().some((base) => sharesOperand(fraction, base))
  );
}

const letterX: Node = { kind: 'symbol', name: 'x' };

/** A fraction of the question with a common factor taken out: 12/18 after 24/36. */
function isCancelled(lines: LinesSoFar, fraction: Node): boolean {
  const [top, bottom] = partsOf(fraction);
  return lines.calculations().some((base) => {
    if (!isFraction(base)) return false;
    const [whole, parts] = partsOf(base);
    return top > 1 && whole % top === 0 && parts % bottom === 0 && gcd(top, bottom) > 1;
  });
}

function partsOf(fraction: Node): [number, number] {
  if (fraction.kind === 'neg') return partsOf(fraction.of);
  if (fraction.kind !== 'div') return [0, 0];
  return [Math.abs(evaluate(fraction.top, {})), Math.abs(evaluate(fraction.bottom, {}))];
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function isWorking(lines: LinesSoFar, tree: Node): boolean {
  const known = lines.known();
  if (addsOne(tree) && !lines.calculations().some(addsOne)) return false;
  if (wantsPowers(lines) && tree.kind === 'mul') return !tree.factors.some(({ kind }) => kind === 'pow');
  if (known.hasAll(tree) && known.hasAny(tree)) return true;
  if (tree.kind === 'add' && tree.terms.every((term) => known.hasAny(term))) return true;
  return lines.calculations().some((base) => sharesOperand(tree, base));
}

/** Where powers are asked for, a product is on the way until it has some. */
const wantsPowers = ({ question }: LinesSoFar): boolean =>
  question.answer.forms?.some(({ kind }) => kind === 'index') ?? false;

/** 9 + 8 = 17 says the answer where 9 + 8 is what is asked for; 6 × 8 = 48 beside it is arithmetic. */
function isFinalIdentity(lines: LinesSoFar, sides: string[], trees: Node[]): boolean {
  const last = trees.at(-1);
  if (last === undefined || !isPlain(withoutIdleParts(last)))
    return trees.length === 1 && last !== undefined && isFinalValue(lines, last);
  const before = trees.slice(0, -1);
  if (before.every((tree) => toLatex(withoutIdleParts(tree)) === toLatex(withoutIdleParts(last)))) return true;
  const written = new Set(lines.all.flatMap((line) => [line, ...sidesOf(line)]).map(bareText));
  if (sides.some((side) => side !== '' && written.has(bareText(side)) && !isPlainClaim(side))) return true;
  const known = lines.known();
  return before.some((tree) => known.hasAll(tree) && known.hasAny(tree) && isAskedFor(lines, tree));
}

/** The question's own numbers, put together to what it asks for. */
function isAskedFor({ question: { answer } }: LinesSoFar, tree: Node): boolean {
  const keys = numericValues(answer.model) ?? [];
  const [value, key] = [evaluate(tree, {}), keys.length === 1 ? (keys[0] ?? Number.NaN) : Number.NaN];
  const places = answer.forms?.map((form) => (form.kind === 'decimal-places' ? 0.6 * 10 ** -form.places : 0)) ?? [];
  return Math.abs(value - key) <= Math.max(answer.tolerance ?? 0, ...places, 1e-9 * Math.max(1, Math.abs(key)));
}
