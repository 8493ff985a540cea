import { samePoints } from './curve-points';
import { evaluate } from './evaluate';
import { lineThrough, sameLine } from './parametric-lines';
import { near } from './same-value';
import { type Node, variables } from './tree';

/** How the parameter of the same curve may be chosen otherwise: turned round, shifted by a quarter or half turn, rescaled. */
const CHOICES: ((t: number) => number)[] = [
  (t) => t,
  (t) => -t,
  ...[1 / 2, -1 / 2, 1, -1].flatMap((turn): ((t: number) => number)[] => [
    (t) => turn * Math.PI + t,
    (t) => turn * Math.PI - t,
  ]),
  ...[2, -2, 1 / 2, -1 / 2].map((factor) => (t: number) => factor * t),
];
const MOMENTS = [0.13, 0.57, 1.1, 1.9, -0.4, -1.3, 2.6, 3.3];

/** Whether two sets of named values with one parameter describe the same points: x = 2 cos t, y = 3 sin t. */
export function sameCurve(given: Map<string, Node>, wanted: Map<string, Node>): boolean {
  const names = [...wanted.keys()];
  const [a, b] = [parameterOf(given), parameterOf(wanted)];
  if (a === null || b === null || names.some((name) => !given.has(name))) return false;
  const at = (values: Map<string, Node>, parameter: string) => (t: number) =>
    names.map((name) => {
      const value = values.get(name);
      return value === undefined ? Number.NaN : evaluate(value, { [parameter]: t });
    });
  const [first, second] = [at(given, a), at(wanted, b)];
  const [line, other] = [lineThrough(first), lineThrough(second)];
  if (line || other) return line !== null && other !== null && sameLine(line, other);
  const alike = (choice: (t: number) => number) => {
    const pairs = MOMENTS.map((t) => [first(choice(t)), second(t)] as const);
    const seen = pairs.filter(([x, y]) => x.every(Number.isFinite) && y.every(Number.isFinite));
    return (
      seen.length >= 3 &&
      pairs.every(([x, y]) => x.every((value, i) => Number.isFinite(value) === Number.isFinite(y[i]))) &&
      seen.every(([x, y]) => x.every((value, i) => near(value, y[i] ?? Number.NaN, 1e-10)))
    );
  };
  return CHOICES.some(alike) || samePoints(first, second);
}

/** The one letter that all values depend on; null where there is none, or more than one. */
export function parameterOf(values: Map<string, Node>): string | null {
  const names = new Set([...values.values()].flatMap(variables));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}
