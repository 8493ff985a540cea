import type { FigureOf } from '../shown-figure';

export type VennRegion = keyof FigureOf<'venn'>['regions'];

interface Ring {
  name: 'a' | 'b' | 'c';
  x: number;
  y: number;
  radius: number;
  nameAt: { x: number; y: number; width: number };
}

export interface VennPlan {
  height: number;
  rings: Ring[];
  /** The middle of each region and the room for its text. */
  spots: Partial<Record<VennRegion, { x: number; y: number; width: number }>>;
}

const two: VennPlan = {
  height: 236,
  rings: [
    { name: 'a', x: 124, y: 124, radius: 80, nameAt: { x: 92, y: 28, width: 160 } },
    { name: 'b', x: 226, y: 124, radius: 80, nameAt: { x: 258, y: 28, width: 160 } },
  ],
  spots: {
    a: { x: 92, y: 124, width: 84 },
    ab: { x: 175, y: 124, width: 52 },
    b: { x: 258, y: 124, width: 84 },
    outside: { x: 305, y: 214, width: 74 },
  },
};

const three: VennPlan = {
  height: 312,
  rings: [
    { name: 'a', x: 127, y: 118, radius: 80, nameAt: { x: 82, y: 24, width: 150 } },
    { name: 'b', x: 223, y: 118, radius: 80, nameAt: { x: 268, y: 24, width: 150 } },
    { name: 'c', x: 175, y: 200, radius: 80, nameAt: { x: 62, y: 280, width: 108 } },
  ],
  spots: {
    a: { x: 94, y: 98, width: 76 },
    b: { x: 256, y: 98, width: 76 },
    c: { x: 175, y: 238, width: 100 },
    ab: { x: 175, y: 86, width: 46 },
    ac: { x: 122, y: 168, width: 46 },
    bc: { x: 228, y: 168, width: 46 },
    abc: { x: 175, y: 142, width: 46 },
    outside: { x: 306, y: 288, width: 76 },
  },
};

/** The fixed plan of a diagram with two or three rings. */
export function vennPlan(sets: number): VennPlan {
  return sets >= 3 ? three : two;
}
