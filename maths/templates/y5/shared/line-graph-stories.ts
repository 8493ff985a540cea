import type { LineChart } from '../../../figures/data-figures';

/** What a line graph is about. `at` fits before a label: "on Monday", "at 10 am". */
export interface GraphStory {
  what: string;
  title: string;
  unit: string;
  at: string;
  labels: string[];
}

export const graphs: GraphStory[] = [
  {
    what: 'the number of visitors to a museum',
    title: 'Visitors',
    unit: 'visitors',
    at: 'on',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  {
    what: 'the rainfall each month',
    title: 'Rainfall',
    unit: 'millimetres',
    at: 'in',
    labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
  {
    what: 'the amount of water in a tank',
    title: 'Water in the tank',
    unit: 'litres',
    at: 'in',
    labels: ['week 1', 'week 2', 'week 3', 'week 4', 'week 5', 'week 6'],
  },
  {
    what: 'the number of books borrowed from a library',
    title: 'Books borrowed',
    unit: 'books',
    at: 'on',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  {
    what: 'the number of bikes going past a school',
    title: 'Bikes',
    unit: 'bikes',
    at: 'at',
    labels: ['7 am', '8 am', '9 am', '10 am', '11 am', 'noon'],
  },
  {
    what: 'the number of kangaroos seen in a park',
    title: 'Kangaroos',
    unit: 'kangaroos',
    at: 'in',
    labels: ['2019', '2020', '2021', '2022', '2023', '2024'],
  },
];

export function chartOf(story: GraphStory, yStep: number, series: LineChart['series']): LineChart {
  return { kind: 'line-chart', title: story.title, yLabel: story.unit, labels: story.labels, series, yFrom: 0, yStep };
}

/** Each point by the line of the scale it lies on, in short sentences. */
export function linesInWords(story: GraphStory, lines: number[]): string {
  return story.labels.map((label, i) => `${label}: line ${lines[i]} above the bottom.`).join(' ');
}
