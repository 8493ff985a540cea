import { type Node, parse, rewrite, some, variables } from '../../engine/index';
import { promptFormulas } from '../question-lines';
import { isLinear, isOneStepFrom, lettersThatMatter, type Sides, saysSolution } from '../related-equations';
import { withoutIdleParts } from '../without-idle-parts';
import { piecesOf, sidesOf } from './line-parts';
import type { LinesSoFar } from './lines-so-far';
import { isFraction } from './plain-values';

/** Whether it is an equation or inequality from which the answer can be read, and no step from the lines above. */
export function isFinalEquation(lines: LinesSoFar, left: string, right: string): boolean {
  const line = sidesTree(left, right);
  if (line === null) return false;
  const letters = lettersThatMatter(line);
  const [letter = ''] = letters;
  if (letters.length !== 1) return false;
  const only = withOnly(line, letter);
  const isReadable = isLinear(only, letter) || occurrences(only, letter) === 1;
  const bases = basesFor(lines, letter);
  if (bases.length === 0) return isReadable && isShort(only);
  if (bases.some((base) => isOneStepFrom(only, letter, base))) return false;
  return isReadable || bases.every((base) => lettersThatMatter(base).every((own) => isLinear(base, own)));
}

/** A letter of the student's own may stand for any of the question's; one of the question's stands for itself. */
function basesFor(lines: LinesSoFar, letter: string): Sides[] {
  const bases = relationsAbove(lines);
  return lines.letters.has(letter) ? bases.filter((base) => lettersThatMatter(base).includes(letter)) : bases;
}

/** The equations in one letter of the question and the lines above. A value that the prompt gives ("n = 1") is none to solve. */
export function relationsAbove(lines: LinesSoFar): Sides[] {
  const given = promptFormulas(lines.question.prompt).flatMap(relationsIn);
  return [
    ...lines.all.flatMap(relationsIn),
    ...given.filter((sides) => !saysSolution(sides, lettersThatMatter(sides)[0] ?? '')),
  ];
}

const relationsIn = (line: string): Sides[] =>
  piecesOf(line).flatMap((piece) => {
    const [left, right, ...more] = sidesOf(piece);
    const sides =
      left === undefined || right === undefined || more.length > 1 ? null : sidesTree(left, more[0] ?? right);
    if (sides === null) return [];
    const letters = lettersThatMatter(sides);
    return letters.length === 1 ? [withOnly(sides, letters[0] ?? '')] : [];
  });

function sidesTree(left: string, right: string): Sides | null {
  const [a, b] = [parse(left), parse(right)];
  return a.ok && b.ok ? { left: withoutIdleParts(a.tree), right: withoutIdleParts(b.tree) } : null;
}

/** The same with the letters that do not matter set to one: x + y − y is x. */
function withOnly({ left, right }: Sides, letter: string): Sides {
  const others = [...variables(left), ...variables(right)].filter((name) => name !== letter);
  if (others.length === 0) return { left, right };
  const one: Node = { kind: 'number', whole: '1', decimals: null, recurring: '' };
  const go = (side: Node) =>
    rewrite(side, (node) => (node.kind === 'symbol' && others.includes(node.name) ? one : node));
  return { left: go(left), right: go(right) };
}

function occurrences({ left, right }: Sides, letter: string): number {
  let count = 0;
  for (const side of [left, right])
    some(side, (node) => {
      if (node.kind === 'symbol' && node.name === letter) count += 1;
      return false;
    });
  return count;
}

/** x + 1 = 43, 2x = 84, x − 3/2 = 0: one thing left to do. A fraction is a number. */
function isShort({ left, right }: Sides): boolean {
  const count = (side: Node): number => {
    let signs = 0;
    some(side, (node) => {
      if (['add', 'mul', 'div', 'pow', 'root', 'call'].includes(node.kind) && !isFraction(node)) signs += 1;
      return false;
    });
    return signs;
  };
  return count(left) + count(right) <= 1;
}
