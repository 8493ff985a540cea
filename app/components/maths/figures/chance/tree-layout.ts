import { phoneWidth } from '../shared/phone-width';
import { widest } from '../shared/text-width';
import { wrapText } from '../shared/wrap-text';

interface Branch {
  label: string;
  p?: string;
  end?: string;
  branches?: Branch[];
}

export interface TreeNode {
  level: number;
  /** Its height, in drawing units from the top of the tree. */
  y: number;
  parentY: number;
  label: string;
  p?: string;
  end?: string;
  leaf: boolean;
}

export interface TreeLayout {
  nodes: TreeNode[];
  depth: number;
  height: number;
  /** Where the branches of each level begin and end, and how wide their labels may be. */
  columns: { start: number; end: number; label: number }[];
  endX: number;
  endWidth: number;
}

export const treeSize = 15;

/** Places a tree from left to right: leaves one below the other, each parent in the middle of its children. */
export function treeLayout(branches: readonly Branch[]): TreeLayout {
  const nodes: TreeNode[] = [];
  let leaves = 0;
  const count = leafCount(branches);
  const spacing = count > 12 ? 32 : count > 6 ? 38 : 46;
  const visit = (branch: Branch, level: number): TreeNode => {
    const children = (branch.branches ?? []).map((child) => visit(child, level + 1));
    const first = children[0];
    const last = children.at(-1);
    const y = first === undefined || last === undefined ? (leaves++ + 0.5) * spacing : (first.y + last.y) / 2;
    const { label, p, end } = branch;
    const node = { level, y, parentY: y, label, p, end, leaf: first === undefined };
    for (const child of children) child.parentY = y;
    nodes.push(node);
    return node;
  };
  const roots = branches.map((branch) => visit(branch, 0));
  const rootY = ((roots[0]?.y ?? 0) + (roots.at(-1)?.y ?? 0)) / 2;
  for (const root of roots) root.parentY = rootY;
  const depth = Math.max(0, ...nodes.map(({ level }) => level)) + 1;
  return { nodes, depth, height: count * spacing, ...columnsOf(nodes, depth) };
}

/** Shares the width between branches and labels; a label gives way first, down to what its words need. */
function columnsOf(nodes: readonly TreeNode[], depth: number): Pick<TreeLayout, 'columns' | 'endX' | 'endWidth'> {
  const ends = nodes.flatMap(({ end }) => (end === undefined ? [] : [end]));
  const endWidth = Math.min(110, widest(ends, treeSize));
  const rest = phoneWidth - 14 - (ends.length > 0 ? endWidth + 14 : 0);
  const cap = Math.max(16, rest / depth - 58);
  const labels = Array.from({ length: depth }, (_, level) => {
    const texts = nodes.filter((node) => node.level === level).map(({ label }) => label);
    const wrapped = texts.flatMap((text) => wrapText(text, Math.min(cap, 110), treeSize));
    return Math.min(Math.max(cap, 20), widest(wrapped, treeSize)) + 12;
  });
  const branch = Math.min(120, (rest - labels.reduce((sum, label) => sum + label, 0)) / depth);
  let x = 8;
  const columns = labels.map((label) => {
    const start = x;
    x += branch + label;
    return { start, end: start + branch, label };
  });
  return { columns, endX: x + 4, endWidth };
}

function leafCount(branches: readonly Branch[]): number {
  return branches.reduce((sum, { branches: children = [] }) => sum + Math.max(1, leafCount(children)), 0);
}
