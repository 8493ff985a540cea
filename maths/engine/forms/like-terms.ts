import { Normaliser, tryNormalise } from '../normal-form';
import { polynomialKey, scale } from '../polynomial';
import { divide, ONE } from '../rational';
import { integer, type Node } from '../tree';

/** What is left of a term without its rational factor, as text; null where it has no normal form. */
export function termKey(term: Node): string | null {
  try {
    const form = tryNormalise(term, new Normaliser());
    if (!form || form.top.size === 0) return null;
    const lead = (part: typeof form.top) => [...part].sort(([a], [b]) => (a < b ? -1 : 1))[0]?.[1].coefficient ?? ONE;
    return `${polynomialKey(scale(form.top, divide(ONE, lead(form.top))))} / ${polynomialKey(scale(form.bottom, divide(ONE, lead(form.bottom))))}`;
  } catch {
    return null;
  }
}

/** Whether two terms of a sum are alike (3x and −x, 2√3 and √3, 4 and 1/2), or one of them is zero. */
export function hasLikeTerms(sum: Node): boolean {
  if (sum.kind !== 'add') return false;
  const seen = new Set<string>();
  for (const term of sum.terms) {
    const key = termKey(term) ?? JSON.stringify(term.kind === 'number' ? integer(0) : term);
    if (seen.has(key) || isZero(term)) return true;
    seen.add(key);
  }
  return false;
}

const isZero = (node: Node) =>
  node.kind === 'number' && /^0*$/.test(node.whole + (node.decimals ?? '') + node.recurring);
