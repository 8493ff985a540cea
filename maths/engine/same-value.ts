import { evaluateComplex, isComplex } from './complex';
import { evaluate, type Point } from './evaluate';
import { spendAllowance, TooHeavy } from './limits';
import { sameModulo } from './modular-value';
import { constantDifference, isDecided, Normaliser, NoValue, tryNormalise } from './normal-form';
import { createRandom } from './random';
import { type Node, some, variables } from './tree';

const POINTS = 40;
/** Sizes tried where the usual points meet a function outside its domain: √(x − 20), ln(x − 6). */
const FURTHER = [6, 12, 20, 30, 60, 120, 0.3, 400];
const NEEDED = 6;

/**
 * Whether two trees have the same value wherever both are defined: exact normal forms first, then residues where
 * those are too heavy, and seeded sampling where a function of an unknown leaves them undecided. Anything in doubt is not the same.
 */
export function sameValue(a: Node, b: Node): boolean {
  try {
    const left = tryNormalise(a);
    const right = left && tryNormalise(b);
    const difference = left && right ? tryDifference(left, right) : 'heavy';
    if (difference === 'heavy') return sameModulo(a, b) && sameDomain(a, b);
    if (difference === 'equal') return sameDomain(a, b);
    if (difference === 'different') return false;
  } catch (error) {
    if (error instanceof NoValue) return false;
    throw error;
  }
  return sampledEqual(a, b);
}

type Form = NonNullable<ReturnType<typeof tryNormalise>>;

/** A difference of independent generators alone is not zero, even where both sides hold a function of an unknown. */
function tryDifference(left: Form, right: Form): 'equal' | 'different' | 'unknown' | 'heavy' {
  try {
    const { top } = new Normaliser().subtract(left, right);
    if (top.size === 0) return 'equal';
    return isDecided(top) ? 'different' : 'unknown';
  } catch (error) {
    if (error instanceof TooHeavy) return 'heavy';
    throw error;
  }
}

/** √x·√x cancels to x in the normal form although it needs x ≥ 0; then the sampled domains decide. */
function sameDomain(a: Node, b: Node): boolean {
  const rooted = (node: Node) =>
    some(node, (part) => part.kind === 'root' || (part.kind === 'call' && part.name !== 'binomial')) &&
    variables(node).length > 0;
  return rooted(a) === rooted(b) || sampledEqual(a, b);
}

/** Seeded points over both signs; the same trees always meet the same points. */
export function samplePoints(names: string[], count = POINTS, sizes = [1, 3, 0.9, 8]): Point[] {
  const random = createRandom(`points ${names.join(' ')}${sizes === FURTHER ? ' further' : ''}`);
  return Array.from({ length: count }, (_, index) => {
    const positive = index % 3 === 0;
    const size = sizes[index % sizes.length] ?? 1;
    const entries = names.map((name) => {
      const value = (0.1 + random.next() * 0.9) * size;
      return [name, positive || random.chance() ? value : -value] as const;
    });
    return Object.fromEntries(entries);
  });
}

function sampledEqual(a: Node, b: Node): boolean {
  const names = [...new Set([...variables(a), ...variables(b)])].sort();
  if (names.length === 0) return closedEqual(a, b);
  spendAllowance(POINTS * (5 + 2 * names.length));
  if (isComplex(a) || isComplex(b)) return sampledComplex(a, b, names);
  let common = 0;
  let apart = 0;
  for (const point of pointsFor(names, () => common < NEEDED)) {
    const left = evaluate(a, point);
    const right = evaluate(b, point);
    if (Number.isFinite(left) !== Number.isFinite(right)) apart += 1;
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    if (!alike(left, right)) return false;
    common += 1;
  }
  // ln x and ln|x| agree where both exist, but the absolute value was written on purpose.
  if (apart > 0 && hasAbs(a) !== hasAbs(b)) return false;
  if (hasLongDecimal(a) !== hasLongDecimal(b)) return false;
  return common >= NEEDED;
}

/** The usual points, then further ones as long as they are wanted. */
function* pointsFor(names: string[], wanted: () => boolean): Generator<Point> {
  yield* samplePoints(names);
  for (const point of samplePoints(names, 2 * POINTS, FURTHER)) {
    if (!wanted()) return;
    yield point;
  }
}

/** Complex values at real points: e^{iθ} and cos θ + i sin θ. */
function sampledComplex(a: Node, b: Node, names: string[]): boolean {
  let common = 0;
  for (const point of samplePoints(names)) {
    const left = evaluateComplex(a, point);
    const right = evaluateComplex(b, point);
    const size = Math.hypot(left.re, left.im);
    const gap = Math.hypot(left.re - right.re, left.im - right.im);
    if (!Number.isFinite(gap)) continue;
    if (gap > 1e-11 * Math.max(1e-3, size)) return false;
    common += 1;
  }
  return common >= NEEDED && hasLongDecimal(a) === hasLongDecimal(b);
}

/** Whether two trees differ by the same number wherever both are defined. */
export function differsByConstant(a: Node, b: Node): boolean {
  const exact = constantDifference(a, b);
  if (exact) return hasAbs(a) === hasAbs(b) || sampledGap(a, b);
  return sampledGap(a, b);
}

function sampledGap(a: Node, b: Node): boolean {
  const names = [...new Set([...variables(a), ...variables(b)])].sort();
  if (hasLongDecimal(a) !== hasLongDecimal(b) || names.length === 0) return false;
  // ln|x| is not ln x, and it is ln(x²)/2: with an absolute value on one side alone, both must exist at the same points.
  const strict = hasAbs(a) !== hasAbs(b);
  let gap: number | null = null;
  let common = 0;
  for (const point of pointsFor(names, () => common < NEEDED)) {
    const left = evaluate(a, point);
    const right = evaluate(b, point);
    if (strict && Number.isFinite(left) !== Number.isFinite(right)) return false;
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    gap ??= left - right;
    if (Math.abs(left - right - gap) > 1e-11 * Math.max(1e-2, Math.abs(left), Math.abs(right))) return false;
    common += 1;
  }
  return common >= NEEDED;
}

/** Closed values the normal form could not compare; a long decimal is never taken for an irrational value. */
function closedEqual(a: Node, b: Node): boolean {
  if (isComplex(a) || isComplex(b)) {
    const [left, right] = [evaluateComplex(a, {}), evaluateComplex(b, {})];
    const gap = Math.hypot(left.re - right.re, left.im - right.im);
    return gap <= 1e-12 * Math.max(1, Math.hypot(left.re, left.im)) && hasLongDecimal(a) === hasLongDecimal(b);
  }
  const left = evaluate(a, {});
  const right = evaluate(b, {});
  if (!Number.isFinite(left) || !Number.isFinite(right) || !near(left, right, 1e-12)) return false;
  return hasLongDecimal(a) === hasLongDecimal(b);
}

/** Nearness of sampled values: relative, with a small floor for values that cancel to zero. */
const alike = (a: number, b: number) => Math.abs(a - b) <= 1e-11 * Math.max(1e-3, Math.abs(a), Math.abs(b));

const hasAbs = (node: Node) => some(node, (part) => part.kind === 'call' && part.name === 'abs');
const hasLongDecimal = (node: Node) => some(node, (part) => part.kind === 'number' && (part.decimals?.length ?? 0) > 6);

/** Relative nearness, with the same slack around zero. */
export function near(a: number, b: number, slack: number): boolean {
  return Math.abs(a - b) <= slack * Math.max(1, Math.abs(a), Math.abs(b));
}
