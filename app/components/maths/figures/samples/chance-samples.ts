import type { FigureOf } from '../shown-figure';

type Kind = 'spinner' | 'tree' | 'venn' | 'network' | 'dice' | 'bag';

/** Figures of chance and networks as templates make them, and at the ends of what is allowed. */
export const chanceSamples: { [K in Kind]: FigureOf<K>[] } = {
  spinner: [
    {
      kind: 'spinner',
      alt: 'A spinner',
      sectors: [
        { label: 'red', share: 2, tone: 'b' },
        { label: 'blue', share: 1, tone: 'a' },
        { label: 'white', share: 1, tone: 'none' },
      ],
    },
    { kind: 'spinner', alt: 'One colour', sectors: [{ label: 'A', share: 1, tone: 'a' }] },
    {
      kind: 'spinner',
      alt: 'Sixteen sectors',
      sectors: Array.from({ length: 16 }, (_, index) => ({
        label: index === 3 ? 'purple' : String(index + 1),
        share: 1,
        tone: index % 2 === 0 ? 'a' : 'none',
      })),
    },
  ],
  tree: [
    {
      kind: 'tree',
      alt: 'Two draws from a bag',
      stages: ['First draw', 'Second draw'],
      branches: [
        {
          label: 'R',
          p: '3/5',
          branches: [
            { label: 'R', p: '2/4', end: 'RR' },
            { label: 'B', p: '2/4', end: 'RB' },
          ],
        },
        {
          label: 'B',
          p: '2/5',
          branches: [
            { label: 'R', p: '3/4', end: 'BR' },
            { label: 'B', end: 'BB' },
          ],
        },
      ],
    },
    {
      kind: 'tree',
      alt: 'Three coins',
      branches: ['Heads', 'Tails'].map((label) => ({
        label,
        p: '0.5',
        branches: ['Heads', 'Tails'].map((second) => ({
          label: second,
          p: '0.5',
          branches: ['Heads', 'Tails'].map((third) => ({
            label: third,
            p: '0.5',
            end: `${label[0]}${second[0]}${third[0]}`,
          })),
        })),
      })),
    },
    {
      kind: 'tree',
      alt: 'One long branch',
      branches: [{ label: 'has a positive result in the first test', p: '0.955' }],
    },
  ],
  venn: [
    {
      kind: 'venn',
      alt: 'Two sets',
      sets: ['Sport', 'Music'],
      regions: { a: '8', ab: '5', b: '12', outside: '3' },
      shaded: ['a', 'ab'],
    },
    {
      kind: 'venn',
      alt: 'Three sets',
      sets: ['Cats', 'Dogs', 'Fish'],
      regions: { a: '7', b: '9', c: '4', ab: '3', ac: '2', bc: '1', abc: '5', outside: '11' },
      shaded: ['abc', 'outside'],
    },
    {
      kind: 'venn',
      alt: 'Numbers in sets',
      sets: ['Multiples of 3', 'Even numbers'],
      regions: { a: '3, 9, 15, 21, 27', ab: '6, 12, 18', b: '2, 4, 8, 10, 14', outside: '1, 5, 7' },
    },
  ],
  network: [
    {
      kind: 'network',
      alt: 'Roads between five towns',
      nodes: [
        { id: 'A', x: 0, y: 2 },
        { id: 'B', x: 2, y: 4 },
        { id: 'C', x: 5, y: 4 },
        { id: 'D', x: 2, y: 0 },
        { id: 'E', x: 6, y: 1 },
      ],
      edges: [
        { from: 'A', to: 'B', label: '7' },
        { from: 'A', to: 'D', label: '4', heavy: true },
        { from: 'B', to: 'C', label: '12' },
        { from: 'B', to: 'D', label: '3' },
        { from: 'D', to: 'E', label: '9', heavy: true },
        { from: 'C', to: 'E', label: '5', bend: 0.3 },
        { from: 'C', to: 'E' },
        { from: 'E', to: 'E' },
      ],
    },
    {
      kind: 'network',
      alt: 'Activities of a project',
      nodes: [
        { id: '1', x: 0, y: 0, label: 'Start' },
        { id: '2', x: 3, y: 2, label: '' },
        { id: '3', x: 3, y: -2, label: '' },
        { id: '4', x: 6, y: 0, label: 'Finish' },
      ],
      edges: [
        { from: '1', to: '2', label: 'A, 4', directed: true },
        { from: '1', to: '3', label: 'B, 6', directed: true, heavy: true },
        { from: '2', to: '4', label: 'C, 3', directed: true },
        { from: '3', to: '4', label: 'D, 5', directed: true, heavy: true },
        { from: '2', to: '3', directed: true },
        { from: '3', to: '2', directed: true },
      ],
    },
    { kind: 'network', alt: 'One vertex', nodes: [{ id: 'A', x: 0, y: 0 }], edges: [] },
  ],
  dice: [{ kind: 'dice', alt: 'All faces', faces: [1, 2, 3, 4, 5, 6] }],
  bag: [
    {
      kind: 'bag',
      alt: 'Balls in a bag',
      balls: [
        { tone: 'b', count: 4, label: 'red' },
        { tone: 'a', count: 5, label: 'blue' },
        { tone: 'c', count: 2, label: 'green' },
        { tone: 'none', count: 1, label: 'white' },
      ],
    },
    { kind: 'bag', alt: 'Sixty balls', balls: [{ tone: 'a', count: 60, label: 'blue' }] },
  ],
};
