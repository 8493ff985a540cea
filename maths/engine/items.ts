import { type Node, rewrite } from './tree';

/** The values of a list, set or tuple, or of one value alone. */
export function itemsOf(node: Node): Node[] {
  if (node.kind === 'list' || node.kind === 'set' || node.kind === 'tuple') return node.items;
  return [node];
}

/** ± written out: first with plus, then with minus. Several ± take the same sign together. */
export function withoutPlusMinus(node: Node): Node[] {
  const plus = replaceSign(node, 1);
  const minus = replaceSign(node, -1);
  return plus === null || minus === null ? [node] : [plus, minus];
}

function replaceSign(node: Node, sign: 1 | -1): Node | null {
  let found = false;
  const out = rewrite(node, (part) => {
    if (part.kind !== 'plus-minus') return part;
    found = true;
    const right: Node = sign === 1 ? part.right : { kind: 'neg', of: part.right };
    if (part.left === null) return right;
    const left = part.left.kind === 'add' ? part.left.terms : [part.left];
    return { kind: 'add', terms: [...left, right] };
  });
  return found ? out : null;
}
