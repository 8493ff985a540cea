import { evaluate, type Node } from '../../engine/index';
import { signedTerms } from '../known-numbers';
import { isPlain } from './plain-values';

/** One more or one less than something. */
export const addsOne = (tree: Node): boolean =>
  tree.kind === 'add' &&
  tree.terms.length === 2 &&
  tree.terms.some((term) => Math.abs(Math.abs(evaluate(term, {})) - 1) < 1e-12);

/** 408 + 9 after 17 × 24 + 9: the same kind of sum or product, with a part that stands there or comes to the same. */
export function sharesOperand(tree: Node, base: Node): boolean {
  if (tree.kind === 'add' && base.kind === 'add') return sharesTerms(tree, base);
  if (tree.kind === 'div' && base.kind === 'div') return sharesTopOrBottom(tree, base);
  if (tree.kind !== 'mul' || base.kind !== 'mul') return false;
  const [own, known] = [tree, base].map(({ factors }) => factors.map((factor) => evaluate(factor, {})));
  return (own ?? []).some((part) => part !== 0 && part !== 1 && (known ?? []).some((other) => isNear(part, other)));
}

type Division = Extract<Node, { kind: 'div' }>;

/**
 * 22/2 after (10 + 12)/2, where the top was still to be worked out; 14.07/2 is nothing that comes of 0.01/2, though both are
 * halved.
 */
function sharesTopOrBottom(own: Division, base: Division): boolean {
  const [sameTop, sameBottom] = [same(own.top, base.top), same(own.bottom, base.bottom)];
  return (sameBottom && (sameTop || !isPlain(base.top))) || (sameTop && !isPlain(base.bottom));
}

const same = (a: Node, b: Node): boolean => isNear(evaluate(a, {}), evaluate(b, {}));

const mostTerms = 6;

/** Some of the terms, but not all, come to as much as some of the other's: 40 + 13 − 20 − 4 after 53 − 24. */
function sharesTerms(tree: Node, base: Node): boolean {
  const [own, other] = [tree, base].map((node) =>
    partialSums(
      signedTerms(node)
        .slice(0, mostTerms)
        .map((term) => evaluate(term, {})),
    ),
  );
  return (own ?? []).some((sum) => !isNear(sum, 0) && (other ?? []).some((known) => isNear(sum, known)));
}

function partialSums(terms: number[]): number[] {
  const sums: number[] = [];
  for (let mask = 1; mask < (1 << terms.length) - 1; mask += 1) {
    sums.push(terms.reduce((sum, term, place) => (mask & (1 << place) ? sum + term : sum), 0));
  }
  return sums;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
