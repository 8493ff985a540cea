/** Figures of chance and of networks. */

export interface SpinnerFigure {
  kind: 'spinner';
  sectors: { label: string; share: number; tone: 'a' | 'b' | 'none' }[];
}

/** A tree from left to right. `p` stands on the branch, `label` at its end; a missing `p` is left blank, `end` stands behind a leaf. */
export interface TreeDiagram {
  kind: 'tree';
  stages?: string[];
  branches: TreeBranch[];
}

export interface TreeBranch {
  label: string;
  p?: string;
  end?: string;
  branches?: TreeBranch[];
}

/** Two or three rings in a box. Regions: only each set, pairs, all three, outside; texts are numbers or short lists, a missing one stays empty. */
export interface VennDiagram {
  kind: 'venn';
  sets: string[];
  regions: {
    a?: string;
    b?: string;
    c?: string;
    ab?: string;
    ac?: string;
    bc?: string;
    abc?: string;
    outside?: string;
  };
  shaded?: ('a' | 'b' | 'c' | 'ab' | 'ac' | 'bc' | 'abc' | 'outside')[];
}

/** Vertices and edges; places in any units, y upwards. Directed edges end in an arrow; `heavy` edges are drawn bold. */
export interface NetworkFigure {
  kind: 'network';
  nodes: { id: string; x: number; y: number; label?: string }[];
  edges: { from: string; to: string; label?: string; directed?: boolean; heavy?: boolean; bend?: number }[];
}

/** Dice faces side by side. */
export interface DiceFigure {
  kind: 'dice';
  faces: number[];
}

/** Balls in a bag. */
export interface BagFigure {
  kind: 'bag';
  balls: { tone: 'a' | 'b' | 'c' | 'none'; count: number; label: string }[];
}
