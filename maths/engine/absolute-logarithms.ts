import { evaluate } from './evaluate';
import type { Interval } from './intervals';
import { intervalOf } from './question-domain';
import { samplePoints } from './same-value';
import { type Node, rewrite, some, variables } from './tree';

export const isAbsolute = (node: Node) => node.kind === 'call' && node.name === 'abs';

/** ln x as ln|x|. */
export function withAbsolutes(node: Node): Node {
  let found = false;
  const barred = rewrite(node, (part) => {
    const [of, ...base] = part.kind === 'call' && (part.name === 'ln' || part.name === 'log') ? part.args : [];
    if (part.kind !== 'call' || of === undefined || some(of, isAbsolute) || variables(of).length === 0) return part;
    found = true;
    return { ...part, args: [{ kind: 'call', name: 'abs', args: [of] }, ...base] };
  });
  return found ? barred : node;
}

export const existsSomewhere = (node: Node): boolean =>
  samplePoints(variables(node)).some((point) => Number.isFinite(evaluate(node, point)));

/** Whether the question names an interval for the unknown, such as x > 0, and the expression has a value all over it. */
export function existsOnDomain(node: Node, variable: string | undefined, question: string | undefined): boolean {
  const domain = variable === undefined ? null : intervalOf(question, variable);
  if (variable === undefined || domain === null) return false;
  const others = Object.fromEntries(variables(node).map((name) => [name, 1]));
  return pointsOf(domain).every((value) => Number.isFinite(evaluate(node, { ...others, [variable]: value })));
}

/** Points inside an interval, near its ends too. */
function pointsOf({ low, high }: Interval): number[] {
  const [from, to] = [
    Number.isFinite(low) ? low : Math.min(0, high) - 100,
    Number.isFinite(high) ? high : Math.max(0, low) + 100,
  ];
  return [0.0001, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 0.9999].map((share) => from + share * (to - from));
}
