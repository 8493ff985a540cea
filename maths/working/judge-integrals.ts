import { evaluate, type Node, parse, variables } from '../engine/index';
import { type Integral, type IntegralSide, integralNames, readIntegrals } from './read-integrals';

/** Intervals for the unknown of indefinite integrals: the first on which everything has a value is used. */
const INTERVALS = [
  [0.4, 1.3],
  [1.2, 2.1],
  [3.1, 4.2],
  [12.3, 13.4],
  [-0.8, -0.1],
  [-4.2, -3.1],
] as const;
/** Values for other letters. */
const LETTERS = [1.37, 0.83, 2.19];
const CONSTANT = /^[cCkK](?:_\w+)?$/;

type Point = Record<string, number>;
interface Side {
  tree: Node;
  integrals: { of: Node; by: string; from: Node | null; to: Node | null; isBracket: boolean }[];
}

/**
 * Whether the sides of a line with integrals are equal: definite ones by their values, indefinite ones up to a constant,
 * which must be there. Null where that cannot be told: other letters, a substitution, an integral without a value.
 */
export function judgeIntegrals(line: string): 'equal' | 'unequal' | null {
  const read = readIntegrals(line)?.filter(({ text }) => !/^\s*[A-Za-z](?:_\w+)?\s*$/.test(text));
  if (!read || read.length < 2) return null;
  const letters = new Set(read.flatMap(({ integrals }) => integrals.flatMap(({ by }) => (by === '' ? [] : [by]))));
  const sides = read.map(sideOf);
  if (letters.size > 1 || !sides.every((side) => side !== null)) return null;
  const [letter] = letters;
  const by = letter === undefined ? null : nameOf(letter);
  const all = sides.flatMap(({ integrals }) => integrals);
  const isDefinite = all.every(({ from }) => from !== null);
  if (isDefinite) return judgeValues(sides, by);
  return by === null || all.some(({ from }) => from !== null) ? null : judgeUpToConstant(sides, by);
}

function sideOf({ text, integrals }: IntegralSide): Side | null {
  const tree = treeOf(text);
  const read = integrals.map(({ of, by, limits, isBracket }: Integral) => ({
    of: treeOf(of),
    by,
    from: limits && treeOf(limits.from),
    to: limits && treeOf(limits.to),
    isBracket,
    isRead: limits === null || (treeOf(limits.from) !== null && treeOf(limits.to) !== null),
  }));
  const known = read.flatMap(({ of, isRead, ...rest }) => (of !== null && isRead ? [{ ...rest, of }] : []));
  return tree === null || known.length < read.length ? null : { tree, integrals: known };
}

function treeOf(text: string): Node | null {
  const read = parse(text);
  return read.ok && !['relation', 'list', 'tuple', 'words', 'quantity'].includes(read.tree.kind) ? read.tree : null;
}

const nameOf = (letter: string): string => (letter === '\\theta' || letter === 'θ' ? 'theta' : letter);
const freeLetters = ({ tree }: Side): string[] =>
  variables(tree).filter((name) => !(integralNames as readonly string[]).includes(name));

/** Definite integrals have values. With letters left over, only equality says something: 9 = ∫₀ᵏ 2x dx asks for k. */
function judgeValues(sides: Side[], by: string | null): 'equal' | 'unequal' | null {
  const letters = [...new Set(sides.flatMap((side) => [...freeLetters(side), ...limitLetters(side, by)]))];
  const points = letters.length === 0 ? [{}] : LETTERS.map((_, turn) => pointOf(letters, turn));
  const verdicts = points.map((point) => {
    const values = sides.map((side) => sideValue(side, by, point));
    const [first = Number.NaN] = values;
    if (!values.every((value) => Number.isFinite(value))) return null;
    return values.slice(1).every((value, place) => isNear(value, first, sides[place + 1]));
  });
  if (verdicts.includes(null)) return null;
  if (verdicts.every(Boolean)) return 'equal';
  return letters.length === 0 ? 'unequal' : null;
}

const limitLetters = ({ integrals }: Side, by: string | null): string[] =>
  integrals.flatMap(({ of, from, to }) => [
    ...(from ? variables(from) : []),
    ...(to ? variables(to) : []),
    ...variables(of).filter((name) => name !== by),
  ]);

const pointOf = (letters: readonly string[], turn: number): Point =>
  Object.fromEntries(letters.map((name, place) => [name, LETTERS[(place + turn) % LETTERS.length] ?? 1]));

/** A decimal on one side may be the value rounded. */
function isNear(value: number, other: number, side?: Side): boolean {
  const places = side?.tree.kind === 'number' ? side.tree.decimals?.length : undefined;
  const slack = places === undefined ? 1e-7 * Math.max(1, Math.abs(other)) : 0.5001 * 10 ** -places;
  return Math.abs(value - other) <= slack;
}

function judgeUpToConstant(sides: Side[], by: string): 'equal' | 'unequal' | null {
  const inside = new Set([by, ...sides.flatMap(({ integrals }) => integrals.flatMap(({ of }) => variables(of)))]);
  const letters = [...new Set(sides.flatMap(freeLetters))].filter((name) => name !== by);
  if (letters.some((name) => !inside.has(name) && !CONSTANT.test(name))) return null;
  const fixed = pointOf(
    [...new Set([...letters, ...inside])].filter((name) => name !== by),
    0,
  );
  for (const [from, to] of INTERVALS) {
    const places = [0, 0.3, 0.55, 0.8, 1].map((share) => from + share * (to - from));
    const rows = places.map((place) => sides.map((side) => sideValue(side, by, { ...fixed, [by]: place }, from)));
    if (!rows.flat().every((value) => Number.isFinite(value))) continue;
    const gaps = rows.map(([first = 0, ...others]) => others.map((value) => value - first));
    const isEqual = gaps.every((row) => row.every((gap, side) => isNear(gap, gaps[0]?.[side] ?? Number.NaN)));
    if (!isEqual) return 'unequal';
    const hasConstant = sides.every(
      (side) => side.integrals.length > 0 || freeLetters(side).some((name) => !inside.has(name)),
    );
    return hasConstant ? 'equal' : null;
  }
  return null;
}

/** The value of a side; an indefinite integral counts from `base` to the point. */
function sideValue({ tree, integrals }: Side, by: string | null, point: Point, base = Number.NaN): number {
  const values = integrals.map(({ of, from, to, isBracket }) => {
    const [low, high] = [
      from ? evaluate(from, point) : base,
      to ? evaluate(to, point) : (point[by ?? ''] ?? Number.NaN),
    ];
    const name = by ?? variables(of)[0] ?? 'x';
    const at = (value: number) => evaluate(of, { ...point, [name]: value });
    return isBracket ? at(high) - at(low) : integralOf(at, low, high);
  });
  return evaluate(tree, {
    ...point,
    ...Object.fromEntries(values.map((value, place) => [integralNames[place], value])),
  });
}

/** Gauss’s rule with five points on each of some panels. */
const GAUSS = [
  [0, 128 / 225],
  [Math.sqrt(5 - 2 * Math.sqrt(10 / 7)) / 3, (322 + 13 * Math.sqrt(70)) / 900],
  [Math.sqrt(5 + 2 * Math.sqrt(10 / 7)) / 3, (322 - 13 * Math.sqrt(70)) / 900],
] as const;

/** NaN where it does not settle: at a pole, or at infinity. */
function integralOf(at: (value: number) => number, low: number, high: number): number {
  if (low === high) return 0;
  if (!Number.isFinite(at((low + high) / 2))) return Number.NaN;
  const [rough, fine] = [6, 13].map((panels) => {
    const half = (high - low) / panels / 2;
    let sum = 0;
    for (let panel = 0; panel < panels; panel += 1) {
      const middle = low + (2 * panel + 1) * half;
      for (const [place, weight] of GAUSS)
        sum += place === 0 ? weight * at(middle) : weight * (at(middle - place * half) + at(middle + place * half));
    }
    return sum * half;
  }) as [number, number];
  return Math.abs(rough - fine) <= 1e-8 * Math.max(1, Math.abs(fine)) ? fine : Number.NaN;
}
