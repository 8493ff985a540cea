import { checkStep, integer, isWhole, type Node, some, toLatex } from '../engine/index';
import { collectSubject } from './collect-subject';
import { has, negative, over, plus, times } from './formula-tree';
import { letterLatex } from './polynomial';
import type { RearrangeProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** Makes a letter the subject of a formula by undoing what is done to it, outermost first. */
export function rearrange({ formula, subject, positive = true }: RearrangeProblem): Solution {
  const tree = readMaths(formula);
  const [left, right] = tree.kind === 'relation' && tree.operators.join() === '=' ? tree.parts : [];
  if (!left || !right || tree.kind !== 'relation' || tree.parts.length !== 2)
    return cannot('I need a formula with one equals sign.');
  const letter = letterLatex(subject).trim();
  if (!has(tree, subject)) return cannot(`There’s no $${letter}$ in this formula.`);
  const working = new Working('rearrange');
  const given = toLatex(tree);
  working.start('read-the-formula', given, `Start with the formula. We want $${letter}$ as the subject.`);
  const isBelowAmongFractions =
    some(tree, (node) => node.kind === 'div' && has(node.bottom, subject)) &&
    some(tree, (node) => node.kind === 'add' && node.terms.some((term) => term.kind === 'div' && !has(term, subject)));
  const many = occurrences(tree, subject) > 1 || isBelowAmongFractions;
  const value = many ? collectSubject(working, left, right, subject) : undo(working, left, right, subject, positive);
  if (checkStep(given, working.last, { variable: subject, positive }).kind === 'wrong')
    return cannot('I can’t confirm a rearrangement of this formula.');
  const answer = { kind: 'equation', model: `${subject}=${toLatex(value)}`, variable: subject } as const;
  return working.answer(answer, working.last, positive ? { positive } : {});
}

function occurrences(node: Node, letter: string): number {
  return (
    toLatex(node)
      .replace(/\\(?:left|right|frac|sqrt|times|text\{[^}]*\})/g, ' ')
      .split(letterLatex(letter).trim()).length - 1
  );
}

function undo(working: Working, left: Node, right: Node, subject: string, positive: boolean): Node {
  let [side, value] = has(left, subject) ? [left, right] : [right, left];
  const write = (rule: string, reason: string) =>
    working.equivalent(rule, `${toLatex(side)}=${toLatex(value)}`, reason);
  if (side === right) write('swap-sides', `Swap the sides, so $${letterLatex(subject).trim()}$ is on the left.`);
  for (let i = 0; i < 12 && side.kind !== 'symbol'; i += 1) {
    const next = oneStep(side, value, subject, positive);
    [side, value] = [next.side, next.value];
    const line = `${toLatex(side)}=${toLatex(value)}`;
    if (next.rule === 'square-both-sides') working.start(next.rule, line, next.reason);
    else write(next.rule, next.reason);
    if (next.note) working.note(next.note);
  }
  return side.kind === 'symbol' ? value : cannot('I can’t undo everything that’s done to this letter.');
}

interface Undone {
  side: Node;
  value: Node;
  rule: string;
  reason: string;
  note?: string;
}

function oneStep(side: Node, value: Node, subject: string, positive: boolean): Undone {
  switch (side.kind) {
    case 'add': {
      const others = side.terms.filter((term) => !has(term, subject));
      const kept = side.terms.find((term) => has(term, subject)) ?? side;
      return {
        side: kept,
        value: plus(value, ...others.map(negative)),
        rule: 'same-to-both-sides',
        reason: moved(others),
      };
    }
    case 'neg':
      return { side: side.of, value: negative(value), rule: 'change-signs', reason: 'Multiply both sides by $-1$.' };
    case 'mul': {
      const others = side.factors.filter((factor) => !has(factor, subject));
      const kept = side.factors.find((factor) => has(factor, subject)) ?? side;
      const divided = others.reduce(over, value);
      const names = others.map(toLatex).join('');
      const single = others.length === 1 && others[0]?.kind === 'div' ? others[0] : null;
      const reason = single
        ? `Multiply both sides by $${toLatex({ kind: 'div', top: single.bottom, bottom: single.top })}$.`
        : `Divide both sides by $${names}$.`;
      return {
        side: kept,
        value: divided,
        rule: 'divide-both-sides',
        reason: reason.replace(/\\frac\{(\d+)\}\{1\}/, '$1'),
      };
    }
    case 'div': {
      const below = has(side.bottom, subject);
      if (!below)
        return {
          side: side.top,
          value: times(value, side.bottom),
          rule: 'multiply-both-sides',
          reason: `Multiply both sides by $${toLatex(side.bottom)}$.`,
        };
      return {
        side: side.bottom,
        value: over(side.top, value),
        rule: 'swap-with-denominator',
        reason: `Multiply both sides by $${toLatex(side.bottom)}$, then divide both sides by $${toLatex(value)}$.`,
      };
    }
    case 'pow':
      return undoPower(side.base, side.exponent, value, positive);
    case 'root':
      return {
        side: side.of,
        value: { kind: 'pow', base: value, exponent: side.index ?? integer(2) },
        rule: 'square-both-sides',
        reason: side.index === null ? 'Square both sides.' : `Raise both sides to the power $${toLatex(side.index)}$.`,
      };
    default:
      return cannot('I can’t undo everything that’s done to this letter.');
  }
}

function moved(others: Node[]): string {
  const pieces = others.map((term) =>
    term.kind === 'neg' ? `add $${toLatex(term.of)}$ to both sides` : `subtract $${toLatex(term)}$ from both sides`,
  );
  const text = pieces.join(' and ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function undoPower(base: Node, exponent: Node, value: Node, positive: boolean): Undone {
  if (!isWhole(exponent)) return cannot('I can only undo whole-number indices.');
  const isSquare = exponent.whole === '2';
  const root: Node = { kind: 'root', of: value, index: isSquare ? null : exponent };
  const even = Number(exponent.whole) % 2 === 0;
  const name = isSquare ? 'square root' : exponent.whole === '3' ? 'cube root' : `$${exponent.whole}$th root`;
  if (!even || positive) {
    return {
      side: base,
      value: root,
      rule: 'take-the-root',
      reason: `Take the ${name} of both sides${even ? '; keep the positive root, because this is a positive amount' : ''}.`,
      note: even ? 'We keep only the positive root, because the letters stand for positive amounts.' : undefined,
    };
  }
  if (base.kind !== 'symbol') return cannot('I can give both roots only when the letter is squared on its own.');
  return {
    side: base,
    value: { kind: 'plus-minus', left: null, right: root },
    rule: 'take-the-root',
    reason: `Take the ${name} of both sides, with both signs.`,
  };
}
