import { sameValue } from './same-value';
import type { Node } from './tree';

/** Whether two ratios are proportional, part by part; zero parts must match. */
export function sameRatio(a: Node, b: Node): boolean {
  if (a.kind !== 'ratio' || b.kind !== 'ratio' || a.items.length !== b.items.length) return false;
  const [firstA, ...restA] = a.items;
  const [firstB, ...restB] = b.items;
  if (!firstA || !firstB) return false;
  return (
    restA.every((item, index) => {
      const other = restB[index];
      return (
        other !== undefined &&
        sameValue({ kind: 'mul', factors: [firstA, other] }, { kind: 'mul', factors: [firstB, item] })
      );
    }) && sameValue(zeroTest(firstA), zeroTest(firstB))
  );
}

/** 1 for a part with a value other than zero, 0 for zero: 0:0 is proportional to everything. */
function zeroTest(node: Node): Node {
  const zero = sameValue(node, { kind: 'number', whole: '0', decimals: null, recurring: '' });
  return { kind: 'number', whole: zero ? '0' : '1', decimals: null, recurring: '' };
}
