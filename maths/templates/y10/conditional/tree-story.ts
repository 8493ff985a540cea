import type { Figure } from '../../../figures/figure';
import { decimalText } from '../../number-text';

/** A first event with its percentage, and the percentages of the second event after it and after its opposite. */
export interface TreeNumbers {
  story: number;
  first: number;
  after: number;
  otherwise: number;
}

export const treeStories = [
  {
    first: 'rain',
    not: 'no rain',
    second: 'late',
    notSecond: 'on time',
    text: (a: string, b: string, c: string) =>
      `The probability of rain is ${a}. When it rains, a bus is late with probability ${b}, and otherwise with probability ${c}.`,
    event: 'the bus is late',
    given: 'it rains',
  },
  {
    first: 'A',
    not: 'B',
    second: 'faulty',
    notSecond: 'good',
    text: (a: string, b: string, c: string) =>
      `Machine A makes a lamp with probability ${a}, and machine B makes the others. A lamp from A is faulty with probability ${b}, and one from B with probability ${c}.`,
    event: 'a lamp is faulty',
    given: 'it comes from machine A',
  },
  {
    first: 'trained',
    not: 'not',
    second: 'win',
    notSecond: 'lose',
    text: (a: string, b: string, c: string) =>
      `A player trains on a day with probability ${a}. After training the player wins a match with probability ${b}, and otherwise with probability ${c}.`,
    event: 'the player wins',
    given: 'the player has trained',
  },
  {
    first: 'spam',
    not: 'no spam',
    second: 'marked',
    notSecond: 'not',
    text: (a: string, b: string, c: string) =>
      `An email is spam with probability ${a}. Spam is marked by a filter with probability ${b}, and other emails with probability ${c}.`,
    event: 'an email is marked',
    given: 'it is spam',
  },
] as const;

export const treeStory = (t: TreeNumbers) => treeStories[t.story] ?? treeStories[0];
export const decimal = (percent: number) => decimalText(percent / 100);
export const treeText = (t: TreeNumbers) => treeStory(t).text(decimal(t.first), decimal(t.after), decimal(t.otherwise));

/** The two products along the branches that end in the second event, times ten thousand. */
export const branches = (t: TreeNumbers): [number, number] => [t.first * t.after, (100 - t.first) * t.otherwise];

export function treeFigure(t: TreeNumbers): Figure {
  const s = treeStory(t);
  const second = (percent: number) => [
    { label: s.second, p: decimal(percent) },
    { label: s.notSecond, p: decimal(100 - percent) },
  ];
  return {
    kind: 'tree',
    alt: `A tree with two stages. First "${s.first}" with ${decimal(t.first)} or "${s.not}" with ${decimal(100 - t.first)}. After "${s.first}" comes "${s.second}" with ${decimal(t.after)}. After "${s.not}" comes "${s.second}" with ${decimal(t.otherwise)}.`,
    branches: [
      { label: s.first, p: decimal(t.first), branches: second(t.after) },
      { label: s.not, p: decimal(100 - t.first), branches: second(t.otherwise) },
    ],
  };
}
