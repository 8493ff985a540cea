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
      `The probability of rain is ${a}. The probability that a bus is late is ${b} when it rains, and ${c} when it doesn’t.`,
    event: 'the bus is late',
    given: 'it is raining',
  },
  {
    first: 'A',
    not: 'B',
    second: 'faulty',
    notSecond: 'good',
    text: (a: string, b: string, c: string) =>
      `The probability that a lamp comes from machine A is ${a}. All other lamps come from machine B. The probability that a lamp is faulty is ${b} if it comes from A, and ${c} if it comes from B.`,
    event: 'a lamp is faulty',
    given: 'it comes from machine A',
  },
  {
    first: 'trained',
    not: 'not',
    second: 'win',
    notSecond: 'lose',
    text: (a: string, b: string, c: string) =>
      `The probability that a player trains on any given day is ${a}. The probability that the player wins a match is ${b} after training, and ${c} without it.`,
    event: 'the player wins',
    given: 'the player has trained',
  },
  {
    first: 'spam',
    not: 'not spam',
    second: 'marked',
    notSecond: 'not',
    text: (a: string, b: string, c: string) =>
      `The probability that an email is spam is ${a}. A filter marks spam with probability ${b}, and other emails with probability ${c}.`,
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
