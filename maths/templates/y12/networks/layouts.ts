import type { Place } from '../../y10/shared/weighted-network';

/** A drawing of places and of the pairs that are joined. */
export interface Layout {
  places: Place[];
  pairs: [string, string][];
}

const place = (id: string, x: number, y: number): Place => ({ id, x, y });

/** Six places with nine or ten connections, for spanning trees. */
export const treeLayouts: Layout[] = [
  {
    places: [
      place('A', 0, 2),
      place('B', 2, 4),
      place('C', 2, 0),
      place('D', 5, 4),
      place('E', 5, 0),
      place('F', 7, 2),
    ],
    pairs: [
      ['A', 'B'],
      ['A', 'C'],
      ['B', 'C'],
      ['B', 'D'],
      ['C', 'E'],
      ['B', 'E'],
      ['D', 'E'],
      ['D', 'F'],
      ['E', 'F'],
    ],
  },
  {
    places: [
      place('A', 0, 4),
      place('B', 4, 4),
      place('C', 8, 4),
      place('D', 0, 0),
      place('E', 4, 0),
      place('F', 8, 0),
    ],
    pairs: [
      ['A', 'B'],
      ['B', 'C'],
      ['A', 'D'],
      ['B', 'D'],
      ['B', 'E'],
      ['C', 'E'],
      ['C', 'F'],
      ['D', 'E'],
      ['E', 'F'],
    ],
  },
  {
    places: [
      place('A', 4, 6),
      place('B', 0, 4),
      place('C', 8, 4),
      place('D', 1, 0),
      place('E', 7, 0),
      place('F', 4, 3),
    ],
    pairs: [
      ['A', 'B'],
      ['A', 'C'],
      ['A', 'F'],
      ['B', 'F'],
      ['C', 'F'],
      ['B', 'D'],
      ['D', 'F'],
      ['E', 'F'],
      ['C', 'E'],
      ['D', 'E'],
    ],
  },
];

/** Seven places between A on the left and G on the right, for shortest routes. */
export const routeLayouts: Layout[] = [
  {
    places: [
      place('A', 0, 2),
      place('B', 2, 4),
      place('C', 2, 0),
      place('D', 5, 4),
      place('E', 5, 2),
      place('F', 5, 0),
      place('G', 8, 2),
    ],
    pairs: [
      ['A', 'B'],
      ['A', 'C'],
      ['B', 'D'],
      ['B', 'E'],
      ['C', 'E'],
      ['C', 'F'],
      ['D', 'G'],
      ['E', 'G'],
      ['F', 'G'],
      ['E', 'F'],
      ['B', 'C'],
    ],
  },
  {
    places: [
      place('A', 0, 3),
      place('B', 3, 5),
      place('C', 3, 3),
      place('D', 3, 0),
      place('E', 6, 5),
      place('F', 6, 1),
      place('G', 9, 3),
    ],
    pairs: [
      ['A', 'B'],
      ['A', 'C'],
      ['A', 'D'],
      ['B', 'E'],
      ['C', 'E'],
      ['C', 'F'],
      ['D', 'F'],
      ['E', 'G'],
      ['F', 'G'],
      ['C', 'G'],
      ['B', 'C'],
    ],
  },
];
