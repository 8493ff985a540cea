import { checkAnswer, parse, variables } from '../engine/index';

/** A line of numbers alone with an equals sign in it: 7 × 8 = 56. */
export function isIdentity(line: string): boolean {
  const sides = sidesOf(line);
  return (
    sides.length > 1 &&
    sides.every((side) => {
      const read = parse(side);
      return read.ok && variables(read.tree).length === 0;
    })
  );
}

/** Whether all its sides have one value, or are the same amount. */
export function isTrueIdentity(line: string): boolean {
  const sides = sidesOf(line);
  if (sides.length < 2) return false;
  return sides.slice(1).every((side, place) => {
    const model = sides[place] ?? '';
    const kinds = ['expression', 'quantity', ...(model.includes(':') ? (['ratio'] as const) : [])] as const;
    return kinds.some((kind) => checkAnswer({ kind, model }, side).kind === 'correct');
  });
}

const sidesOf = (line: string): string[] => {
  const sides = line.split('=');
  return sides.some((side) => side.trim() === '' || /[<>≠≈≤≥!]|\\(?:ne|approx|le|ge)\b/.test(side)) ? [] : sides;
};
