import type { FigureOf } from '../shown-figure';

type Kind =
  | 'column-chart'
  | 'dot-plot'
  | 'histogram'
  | 'line-chart'
  | 'picture-graph'
  | 'tally'
  | 'table'
  | 'stem-and-leaf'
  | 'box-plot'
  | 'scatter-plot'
  | 'pie-chart';

/** Displays of data as templates make them, and at the ends of what is allowed. */
export const dataSamples: { [K in Kind]: FigureOf<K>[] } = {
  'column-chart': [
    {
      kind: 'column-chart',
      alt: 'Pets in Year 3',
      title: 'Pets in Year 3',
      yLabel: 'Number of students',
      xLabel: 'Pet',
      columns: [
        { label: 'Dog', value: 9 },
        { label: 'Cat', value: 6 },
        { label: 'Bird', value: 3 },
        { label: 'Fish', value: 5 },
      ],
      yStep: 1,
    },
    {
      kind: 'column-chart',
      alt: 'Rain by month',
      title: 'Average monthly rainfall at the school weather station over the last ten years',
      yLabel: 'Rainfall (mm)',
      columns: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'].map(
        (label, index) => ({ label, value: 12000 + index * 900 }),
      ),
      yStep: 2000,
    },
    { kind: 'column-chart', alt: 'Nothing yet', columns: [{ label: 'None', value: 0 }], yStep: 5 },
  ],
  'dot-plot': [
    {
      kind: 'dot-plot',
      alt: 'Goals a game',
      title: 'Goals scored in each game',
      from: 0,
      to: 8,
      values: [0, 1, 1, 2, 2, 2, 2, 3, 3, 5, 8],
    },
    { kind: 'dot-plot', alt: 'Temperatures', from: -12, to: 14, values: [-12, -3, -3, 0, 0, 0, 14] },
  ],
  histogram: [
    {
      kind: 'histogram',
      alt: 'Heights of plants',
      title: 'Heights of seedlings',
      xLabel: 'Height (cm)',
      yLabel: 'Frequency',
      edges: [0, 5, 10, 15, 20, 25],
      counts: [3, 7, 12, 6, 2],
      yStep: 2,
    },
  ],
  'line-chart': [
    {
      kind: 'line-chart',
      alt: 'Temperature over a day',
      title: 'Temperature in Alice Springs',
      xLabel: 'Time',
      yLabel: 'Temperature (°C)',
      labels: ['6 am', '8 am', '10 am', '12 pm', '2 pm', '4 pm'],
      series: [
        { name: 'Monday', values: [8, 12, 19, 25, 28, 26] },
        { name: 'Tuesday', values: [10, 14, 18, 22, 23, 20] },
      ],
      yStep: 5,
    },
    {
      kind: 'line-chart',
      alt: 'Below zero',
      labels: Array.from({ length: 40 }, (_, index) => String(2000 + index)),
      series: [{ values: Array.from({ length: 40 }, (_, index) => Math.round(Math.sin(index / 4) * 20)) }],
      yFrom: -20,
      yStep: 10,
    },
  ],
  'picture-graph': [
    {
      kind: 'picture-graph',
      alt: 'Books read',
      title: 'Books read this term',
      symbol: 'star',
      worth: 4,
      rows: [
        { label: 'Amara', value: 14 },
        { label: 'Ben', value: 8 },
        { label: 'Class library monitors', value: 22 },
      ],
    },
    {
      kind: 'picture-graph',
      alt: 'Hearts without a key',
      symbol: 'heart',
      worth: 1,
      rows: [{ label: 'A', value: 20 }],
      hideKey: true,
    },
  ],
  tally: [
    {
      kind: 'tally',
      alt: 'Birds seen',
      title: 'Birds seen',
      rows: [
        { label: 'Magpie', count: 13 },
        { label: 'Galah', count: 7 },
        { label: 'Kookaburra', count: 0 },
        { label: 'Ibis', count: 30 },
      ],
    },
  ],
  table: [
    {
      kind: 'table',
      alt: 'A two-way table',
      title: 'Sport and music',
      head: ['', 'Plays music', 'No music', 'Total'],
      rowHeads: true,
      rows: [
        ['Plays sport', '12', null, '20'],
        ['No sport', '5', '3', '8'],
        ['Total', '17', '11', '28'],
      ],
    },
    {
      kind: 'table',
      alt: 'A train timetable',
      head: ['Station', 'Train 1', 'Train 2', 'Train 3', 'Train 4', 'Train 5', 'Train 6'],
      rowHeads: true,
      rows: [
        ['Central', '07:45', '08:05', '08:20', '08:50', '09:20', '09:50'],
        ['Redfern', '07:49', '08:09', '08:24', '08:54', '09:24', '09:54'],
        ['Strathfield', '08:02', '—', '08:37', '09:07', '09:37', '10:07'],
      ],
    },
    { kind: 'table', alt: 'One cell', rows: [[null]] },
  ],
  'stem-and-leaf': [
    {
      kind: 'stem-and-leaf',
      alt: 'Test scores of two classes',
      title: 'Test scores',
      leftTitle: '8A',
      rightTitle: '8B',
      rows: [
        { stem: '4', leaves: ['1', '5'], left: ['3', '8', '9'] },
        { stem: '5', leaves: ['0', '2', '2', '7'], left: ['1', '4'] },
        { stem: '6', leaves: [], left: ['6'] },
        { stem: '7', leaves: ['3', '8', '9'], left: ['0', '0', '2', '5'] },
      ],
      key: '1 | 5 means 51',
    },
    {
      kind: 'stem-and-leaf',
      alt: 'Heights',
      rows: [{ stem: '15', leaves: ['1', '2', '2', '4', '4', '5', '6', '6', '7', '8', '8', '9', '9', '9'] }],
      key: '15 | 1 means 151 cm',
    },
  ],
  'box-plot': [
    {
      kind: 'box-plot',
      alt: 'Two box plots',
      from: 0,
      to: 50,
      step: 5,
      xLabel: 'Minutes of exercise',
      plots: [
        { label: 'Year 7', min: 5, q1: 12, median: 20, q3: 28, max: 40, outliers: [48] },
        { label: 'Year 8', min: 10, q1: 18, median: 26, q3: 30, max: 45 },
      ],
    },
    {
      kind: 'box-plot',
      alt: 'All values equal',
      from: -100,
      to: 100,
      step: 10,
      plots: [{ min: 3, q1: 3, median: 3, q3: 3, max: 3 }],
    },
  ],
  'scatter-plot': [
    {
      kind: 'scatter-plot',
      alt: 'Height and arm span',
      x: { from: 140, to: 190, step: 10, label: 'Height (cm)' },
      y: { from: 140, to: 190, step: 10, label: 'Arm span (cm)' },
      points: [
        [145, 143],
        [152, 155],
        [160, 158],
        [165, 168],
        [172, 170],
        [181, 184],
      ],
      line: { intercept: 2, slope: 0.99 },
    },
    {
      kind: 'scatter-plot',
      alt: 'A line that misses the paper',
      x: { from: -5, to: 5, step: 1 },
      y: { from: 0, to: 1, step: 0.1 },
      points: [],
      line: { intercept: 50, slope: 0 },
    },
  ],
  'pie-chart': [
    {
      kind: 'pie-chart',
      alt: 'How students travel',
      title: 'How students travel to school',
      sectors: [
        { label: 'Bus', share: 40, text: '40%' },
        { label: 'Walk', share: 30, text: '30%' },
        { label: 'Car', share: 25, text: '25%' },
        { label: 'Scooter or skateboard', share: 5, text: '5%' },
      ],
    },
    { kind: 'pie-chart', alt: 'Everything', sectors: [{ label: 'All', share: 1, text: '360°' }] },
  ],
};
