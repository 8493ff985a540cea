import { checkAnswer, parse, variables } from '../engine/index';

/**
 * Whether a line with several signs of equality says one thing: 3 + 4 = 7 = 8 and 2x = 10 = x = 5 do not. What stands after
 * a name or the first side must be the same all along; rounding is left to those who know how much of it is asked for.
 */
export function isConsistent(line: string): boolean {
  return line.split(/\\text\s*\{\s*(?:or|and)\s*\}|\bor\b|\band\b|[,;]/).every(isOneThing);
}

function isOneThing(line: string): boolean {
  const sides = line
    .replace(/^\s*=(?!=)/, '')
    .split('=')
    .map((side) => side.split(/≈|\\approx/)[0] ?? side);
  if (sides.length < 2 || sides.some((side) => side.trim() === '' || /[<>≠≤≥!]|\\(?:ne|le|ge|lt|gt)\b/.test(side)))
    return true;
  const isOfNumbers = sides.every((side) => isClosed(side));
  if (sides.length === 2 && !isOfNumbers) return true;
  const first = isOfNumbers ? 0 : 1;
  return sides.slice(first + 1).every((side, place) => areSame(sides[first + place] ?? '', side));
}

function isClosed(side: string): boolean {
  const read = parse(side);
  return read.ok && variables(read.tree).length === 0;
}

const areSame = (model: string, text: string): boolean =>
  (['expression', 'quantity'] as const).some((kind) => checkAnswer({ kind, model }, text).kind === 'correct');
