import { evaluate } from './evaluate';
import { complementOf, EVERYTHING, type Interval, unite } from './intervals';
import { parse } from './parse';
import { isPiecewise, type Piece, readPieces } from './read-pieces';
import { near, sameValue } from './same-value';
import { solvedRegion } from './solve-inequality';
import { variables } from './tree';
import type { AnswerSpec, Verdict } from './types';

const HOW = 'Write each piece with its condition, such as x^2 if x < 0, 2x if x >= 0.';
/** Pieces and boundaries beyond this are no school function. */
const MOST_PIECES = 8;
const SAMPLES = 8;

/** The verdict on an answer whose model is given piece by piece; null for other models. */
export function checkPiecewise(spec: AnswerSpec, input: string): Verdict | null {
  if ((spec.kind !== 'expression' && spec.kind !== 'equation') || !isPiecewise(spec.model)) return null;
  const wanted = readPieces(spec.model);
  const given = isPiecewise(input) || input.includes(';') || /,.*[<>≤≥]/.test(input) ? readPieces(input) : whole(input);
  if (given === null || wanted === null) return { kind: 'unreadable', message: HOW };
  const name = spec.variable ?? variableOf(wanted);
  return { kind: name !== null && samePieces(given, wanted, name) ? 'correct' : 'wrong' };
}

/** One rule for every number, such as |x|. */
function whole(input: string): Piece[] | null {
  const read = parse(input.replace(/^\s*[A-Za-z](?:\s*\(\s*[A-Za-z]\s*\))?\s*=(?!=)/, ' '));
  return read.ok ? [{ value: read.tree, where: null }] : null;
}

function variableOf(pieces: Piece[]): string | null {
  const names = new Set(pieces.flatMap(({ where }) => (where ? variables(where) : [])));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}

interface Placed {
  piece: Piece;
  region: Interval[];
}

/** Where each piece holds; null where a condition cannot be solved. */
function placed(pieces: Piece[], name: string): Placed[] | null {
  if (pieces.length > MOST_PIECES) return null;
  const regions = pieces.map(({ where }) => (where ? solvedRegion(where, name) : null));
  if (pieces.some(({ where }, index) => where !== null && regions[index] === null)) return null;
  const said = unite(regions.flatMap((region) => region ?? []));
  return pieces.map((piece, index) => ({
    piece,
    region: regions[index] ?? (said.length === 0 ? [EVERYTHING] : complementOf(said)),
  }));
}

/** Between and at all boundaries of both, the same values, or none in both. */
function samePieces(a: Piece[], b: Piece[], name: string): boolean {
  const [first, second] = [placed(a, name), placed(b, name)];
  if (!first || !second) return false;
  const ends = [...first, ...second].flatMap(({ region }) => region.flatMap(({ low, high }) => [low, high]));
  const stops = [...new Set(ends.filter(Number.isFinite))].sort((x, y) => x - y);
  const edges = [Number.NEGATIVE_INFINITY, ...stops, Number.POSITIVE_INFINITY];
  const between = edges.slice(1).map((high, index) => ({ low: edges[index] ?? high, high }));
  return (
    between.every(({ low, high }) => sameBetween(first, second, low, high, name)) &&
    stops.every((stop) => sameAt(first, second, stop, name))
  );
}

const holds = (region: Interval[], x: number) =>
  region.some(
    ({ low, high, lowIn, highIn }) => (x > low || (lowIn && x === low)) && (x < high || (highIn && x === high)),
  );

/** The pieces that hold at a number. */
const at = (all: Placed[], x: number) => all.filter(({ region }) => holds(region, x)).map(({ piece }) => piece.value);

function sameBetween(a: Placed[], b: Placed[], low: number, high: number, name: string): boolean {
  const points = samples(low, high);
  const middle = points[0] ?? 0;
  const [first, second] = [at(a, middle), at(b, middle)];
  if (first.length === 0 || second.length === 0) return first.length === second.length;
  return first.every((x) =>
    second.every(
      (y) =>
        sameValue(x, y) ||
        ([...variables(x), ...variables(y)].every((other) => other === name) &&
          points.every((value) => near(evaluate(x, { [name]: value }), evaluate(y, { [name]: value }), 1e-11))),
    ),
  );
}

function sameAt(a: Placed[], b: Placed[], x: number, name: string): boolean {
  const [first, second] = [at(a, x), at(b, x)];
  if (first.length === 0 || second.length === 0) return first.length === second.length;
  return first.every((one) =>
    second.every((other) => {
      const point = { [name]: x };
      return sameValue(one, other) || near(evaluate(one, point), evaluate(other, point), 1e-11);
    }),
  );
}

/** Numbers inside an open interval, its middle (or a number well inside) first. */
function samples(low: number, high: number): number[] {
  const from = Number.isFinite(low) ? low : Number.isFinite(high) ? high - 7 : -7;
  const to = Number.isFinite(high) ? high : from + 7 * (Number.isFinite(low) ? 1 : 2);
  const shares = [0.5, ...Array.from({ length: SAMPLES }, (_, index) => (index + 0.63) / (SAMPLES + 1))];
  return shares.map((share) => from + (to - from) * share);
}
