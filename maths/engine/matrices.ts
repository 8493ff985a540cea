import { spendAllowance } from './limits';
import { integer, isWhole, type Node, rewrite, some } from './tree';

type Rows = Node[][];
const MAX_SIDE = 6;
/** Nodes of a matrix that is still multiplied on. */
const MAX_NODES = 600;

/** Sums, products, multiples, small powers and 2 × 2 inverses of matrices worked out; what does not fit stays as it is. */
export function workedMatrices(node: Node): Node {
  if (!some(node, (part) => part.kind === 'matrix')) return node;
  return rewrite(node, (part) => {
    const rows = worked(part);
    return rows === null ? part : { kind: 'matrix', rows };
  });
}

function worked(node: Node): Rows | null {
  switch (node.kind) {
    case 'neg':
      return node.of.kind === 'matrix' ? each(node.of.rows, (entry) => ({ kind: 'neg', of: entry })) : null;
    case 'add': {
      const parts = node.terms.map((term) => (term.kind === 'matrix' ? term.rows : null));
      return parts.reduce((a, b) => (a && b ? sum(a, b) : null));
    }
    case 'mul':
      return product(node.factors);
    case 'div':
      return node.top.kind === 'matrix' && node.bottom.kind !== 'matrix'
        ? each(node.top.rows, (entry) => ({ kind: 'div', top: entry, bottom: node.bottom }))
        : null;
    case 'pow':
      return node.base.kind === 'matrix' ? power(node.base.rows, node.exponent) : null;
    default:
      return null;
  }
}

const each = (rows: Rows, change: (entry: Node) => Node): Rows => rows.map((row) => row.map(change));

function sum(a: Rows, b: Rows): Rows | null {
  if (a.length !== b.length || a.some((row, index) => row.length !== b[index]?.length)) return null;
  return a.map((row, i) => row.map((entry, j) => ({ kind: 'add', terms: [entry, b[i]?.[j] ?? integer(0)] })));
}

function product(factors: Node[]): Rows | null {
  const numbers = factors.filter((factor) => factor.kind !== 'matrix');
  const matrices = factors.flatMap((factor) => (factor.kind === 'matrix' ? [factor.rows] : []));
  const [first, ...rest] = matrices;
  if (!first) return null;
  const rows = rest.reduce<Rows | null>((a, b) => a && times(a, b), first);
  return rows && (numbers.length === 0 ? rows : each(rows, (entry) => ({ kind: 'mul', factors: [...numbers, entry] })));
}

function times(a: Rows, b: Rows): Rows | null {
  const width = b[0]?.length ?? 0;
  if (a.some((row) => row.length !== b.length) || b.some((row) => row.length !== width)) return null;
  if (a.length > MAX_SIDE || b.length > MAX_SIDE || width > MAX_SIDE) return null;
  if (size(a) > MAX_NODES || size(b) > MAX_NODES) return null;
  spendAllowance(20 * a.length * b.length * width);
  return a.map((row) =>
    Array.from({ length: width }, (_, j) => ({
      kind: 'add' as const,
      terms: row.map((entry, k) => ({ kind: 'mul' as const, factors: [entry, b[k]?.[j] ?? integer(0)] })),
    })),
  );
}

function size(rows: Rows): number {
  let nodes = 0;
  for (const entry of rows.flat())
    some(entry, () => {
      nodes += 1;
      return nodes > MAX_NODES;
    });
  return nodes;
}

function power(rows: Rows, exponent: Node): Rows | null {
  if (exponent.kind === 'neg') return isWhole(exponent.of) && exponent.of.whole === '1' ? inverse(rows) : null;
  if (!isWhole(exponent) || !/^[2-4]$/.test(exponent.whole)) return null;
  let out: Rows | null = rows;
  for (let i = 1; i < Number(exponent.whole) && out; i += 1) out = times(out, rows);
  return out;
}

/** (d, −b; −c, a) over ad − bc. */
function inverse(rows: Rows): Rows | null {
  const [[a, b, ...wide] = [], [c, d] = [], ...more] = rows;
  if (!a || !b || !c || !d || wide.length > 0 || more.length > 0) return null;
  const minus = (of: Node): Node => ({ kind: 'neg', of });
  const by = (x: Node, y: Node): Node => ({ kind: 'mul', factors: [x, y] });
  const bottom: Node = { kind: 'add', terms: [by(a, d), minus(by(b, c))] };
  const turned: Rows = [
    [d, minus(b)],
    [minus(c), a],
  ];
  return each(turned, (top) => ({ kind: 'div', top, bottom }));
}
