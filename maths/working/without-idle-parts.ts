import { type Node, rewrite, toLatex } from '../engine/index';

const isNumber = (node: Node | undefined, whole: string): boolean =>
  node?.kind === 'number' &&
  node.whole.replace(/^0+(?=\d)/, '') === whole &&
  /^0*$/.test(node.decimals ?? '') &&
  node.recurring === '';

const zero: Node = { kind: 'number', whole: '0', decimals: null, recurring: '' };
const one: Node = { ...zero, whole: '1' };
const only = (kind: 'add' | 'mul', parts: Node[]): Node => {
  const [first] = parts;
  if (first === undefined) return kind === 'add' ? zero : one;
  if (parts.length === 1) return first;
  return kind === 'add' ? { kind, terms: parts } : { kind, factors: parts };
};
const same = (a: Node, b: Node): boolean => toLatex(a) === toLatex(b);

/** A tree without what does nothing: + 0, × 1, ÷ 1, to the power of 1, + 7 − 7, × 2 ÷ 2, two minus signs. */
export const withoutIdleParts = (tree: Node): Node => rewrite(tree, settled);

function settled(node: Node): Node {
  switch (node.kind) {
    case 'neg':
      return node.of.kind === 'neg' ? node.of.of : isNumber(node.of, '0') ? zero : node;
    case 'add':
      return only(
        'add',
        withoutPairs(
          node.terms
            .flatMap((term) => (term.kind === 'add' ? term.terms : [term]))
            .filter((term) => !isNumber(term, '0')),
        ),
      );
    case 'mul': {
      const factors = node.factors.flatMap((factor) => (factor.kind === 'mul' ? factor.factors : [factor]));
      if (factors.some((factor) => isNumber(factor, '0'))) return zero;
      return cancelled(factors.filter((factor) => !isNumber(factor, '1')));
    }
    case 'div': {
      if (isNumber(node.bottom, '1')) return node.top;
      const tops = node.top.kind === 'mul' ? node.top.factors : [node.top];
      const place = tops.findIndex((factor) => same(factor, node.bottom));
      if (place >= 0 && tops.length > 1)
        return only(
          'mul',
          tops.filter((_, at) => at !== place),
        );
      return node;
    }
    case 'pow':
      if (isNumber(node.exponent, '1')) return node.base;
      return node.base.kind === 'root' && node.base.index === null && isNumber(node.exponent, '2')
        ? node.base.of
        : node;
    case 'root':
      return node.index === null &&
        node.of.kind === 'pow' &&
        isNumber(node.of.exponent, '2') &&
        node.of.base.kind === 'number'
        ? node.of.base
        : node;
    default:
      return node;
  }
}

/** Terms that take each other away go. */
function withoutPairs(terms: Node[]): Node[] {
  const left = [...terms];
  for (let place = 0; place < left.length; place += 1) {
    const term = left[place];
    const other = left.findIndex(
      (each, at) => at !== place && term !== undefined && each.kind === 'neg' && same(each.of, term),
    );
    if (other < 0) continue;
    for (const at of [place, other].sort((a, b) => b - a)) left.splice(at, 1);
    place = -1;
  }
  return left;
}

/** 42/7 × 7 is 42. */
function cancelled(factors: Node[]): Node {
  for (const [place, factor] of factors.entries()) {
    if (factor.kind !== 'div') continue;
    const other = factors.findIndex((each, at) => at !== place && same(each, factor.bottom));
    if (other < 0) continue;
    const rest = factors.flatMap((each, at) => (at === other ? [] : at === place ? [factor.top] : [each]));
    return cancelled(rest.flatMap((each) => (each.kind === 'mul' ? each.factors : [each])));
  }
  return only('mul', factors);
}
