import { type Node, parse, rewrite } from '../engine/index';

/**
 * How much is written in a line: one for each number, letter and operation. A line that has less of it is closer to an
 * end in which nothing is left to do. Null where the line cannot be read.
 */
export function effortOf(line: string): number | null {
  const read = parse(line.replace(/^\s*=/, ''));
  return read.ok ? weight(read.tree) : null;
}

function weight(tree: Node): number {
  let count = 0;
  rewrite(tree, (node) => {
    if (node.kind === 'add') count += node.terms.length - 1;
    else if (node.kind === 'mul') count += node.factors.length - 1;
    else if (node.kind !== 'relation' && node.kind !== 'list') count += 1;
    return node;
  });
  return count;
}
