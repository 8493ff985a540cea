import type { FigureOf } from '../shown-figure';

type Kind =
  | 'fraction-bars'
  | 'number-line'
  | 'array'
  | 'column-arithmetic'
  | 'fraction-circles'
  | 'place-value-blocks'
  | 'money'
  | 'groups'
  | 'shape-row'
  | 'long-division';

/** Figures of number as templates make them, and at the ends of what is allowed. */
export const numberSamples: { [K in Kind]: FigureOf<K>[] } = {
  'fraction-bars': [
    {
      kind: 'fraction-bars',
      alt: 'Two thirds and one quarter, and an unknown bar',
      bars: [{ parts: 3, shaded: 2, label: '2/3' }, { parts: 4, shaded: 1, label: '1/4' }, null],
      signs: ['+', '='],
    },
    {
      kind: 'fraction-bars',
      alt: 'One part, and sixty parts',
      bars: [
        { parts: 1, shaded: 1, label: 'one whole bar of chocolate' },
        { parts: 60, shaded: 0 },
      ],
    },
  ],
  'number-line': [
    {
      kind: 'number-line',
      alt: 'A line from 0 to 20 with jumps of 5',
      from: 0,
      to: 20,
      step: 1,
      points: [{ at: 5, label: 'A' }, { at: 15 }],
      jumps: [
        { from: 5, to: 10, label: '+5' },
        { from: 10, to: 15, label: '+5' },
      ],
    },
    {
      kind: 'number-line',
      alt: 'A line from minus 1000 to 1000',
      from: -1000,
      to: 1000,
      step: 100,
      labelEvery: 5,
      points: [
        { at: -450, label: 'P' },
        { at: 640, label: 'Q' },
      ],
    },
    {
      kind: 'number-line',
      alt: 'A line of tenths with names close together',
      from: 0,
      to: 1,
      step: 0.1,
      labelEvery: 1,
      points: [
        { at: 0.2, label: 'Ningaloo' },
        { at: 0.3, label: 'Kosciuszko' },
        { at: 0.4, label: 'Uluru' },
      ],
    },
    { kind: 'number-line', alt: 'Sixty steps', from: -30, to: 30, step: 1, points: [{ at: -30, label: '?' }] },
  ],
  array: [
    { kind: 'array', alt: 'Three rows of five dots', rows: 3, columns: 5 },
    { kind: 'array', alt: 'One dot', rows: 1, columns: 1 },
  ],
  'column-arithmetic': [
    {
      kind: 'column-arithmetic',
      alt: '345 plus 278',
      rows: [
        { digits: ['3', '4', '5'] },
        { digits: ['2', '7', '8'], sign: '+', rule: true },
        { digits: [null, '?', null] },
      ],
    },
  ],
  'fraction-circles': [
    {
      kind: 'fraction-circles',
      alt: 'Three eighths and one half',
      circles: [
        { parts: 8, shaded: 3, label: '3/8' },
        { parts: 2, shaded: 1, label: '1/2' },
      ],
    },
    {
      kind: 'fraction-circles',
      alt: 'One part up to sixty parts',
      circles: [
        { parts: 1, shaded: 1 },
        { parts: 1, shaded: 0 },
        { parts: 60, shaded: 59 },
        { parts: 3, shaded: 1 },
        { parts: 5, shaded: 5 },
      ],
    },
  ],
  'place-value-blocks': [
    { kind: 'place-value-blocks', alt: 'Blocks for 47', hundreds: 0, tens: 4, ones: 7 },
    { kind: 'place-value-blocks', alt: 'Blocks for 2345', thousands: 2, hundreds: 3, tens: 4, ones: 5 },
    { kind: 'place-value-blocks', alt: 'Blocks for 999', hundreds: 9, tens: 9, ones: 9 },
    { kind: 'place-value-blocks', alt: 'No blocks', hundreds: 0, tens: 0, ones: 0 },
  ],
  money: [
    {
      kind: 'money',
      alt: 'All coins and notes',
      cents: [10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
    },
  ],
  groups: [
    {
      kind: 'groups',
      alt: 'Three groups of four',
      groups: [{ count: 4 }, { count: 4 }, { count: 4 }],
    },
    {
      kind: 'groups',
      alt: 'Groups with names',
      groups: [
        { count: 12, label: 'Year 3 gardeners' },
        { count: 1, label: 'Ana' },
        { count: 0, label: 'Li' },
      ],
    },
  ],
  'shape-row': [
    {
      kind: 'shape-row',
      alt: 'A pattern of shapes with a gap',
      items: [
        { shape: 'circle' },
        { shape: 'triangle', tone: 'b' },
        { shape: 'circle' },
        { shape: 'triangle', tone: 'b' },
        null,
      ],
    },
    {
      kind: 'shape-row',
      alt: 'All shapes',
      items: [
        { shape: 'circle', text: '3x' },
        { shape: 'triangle', size: 'small' },
        { shape: 'square', tone: 'b', size: 'big' },
        { shape: 'rectangle' },
        { shape: 'pentagon' },
        { shape: 'hexagon', tone: 'none' },
        { shape: 'octagon' },
        { shape: 'trapezium' },
        { shape: 'rhombus' },
        { shape: 'kite' },
        { shape: 'parallelogram' },
        { shape: 'star', tone: 'b' },
        { shape: 'heart' },
        { shape: 'arrow', turn: 90 },
      ],
    },
  ],
  'long-division': [
    {
      kind: 'long-division',
      alt: '845 divided by 5, in progress',
      divisor: '5',
      dividend: ['8', '4', '5'],
      quotient: ['1', '6', '9'],
      working: [
        { digits: ['5', null, null], sign: '−', rule: true },
        { digits: ['3', '4', null] },
        { digits: ['3', '0', null], sign: '−', rule: true },
        { digits: [null, '4', '5'] },
        { digits: [null, '4', '5'], sign: '−', rule: true },
        { digits: [null, null, '0'] },
      ],
    },
    {
      kind: 'long-division',
      alt: '7.50 divided by 12',
      divisor: '12',
      dividend: ['7', '.', '5', '0'],
      quotient: ['0', '.', '6', '2'],
      working: [],
    },
  ],
};
