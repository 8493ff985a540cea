import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  towns: { name: string; degrees: number }[];
}

const places = ['Cooma', 'Thredbo', 'Orange', 'Bathurst', 'Ballarat', 'Armidale', 'Goulburn', 'Oatlands', 'Canberra'];

const degreesOf = (p: Params) => p.towns.map((town) => town.degrees);
const warmest = (p: Params) => Math.max(...degreesOf(p));
const coldest = (p: Params) => Math.min(...degreesOf(p));
const range = (p: Params) => warmest(p) - coldest(p);

export const temperatureRange = defineTemplate<Params>({
  id: 'y7/integers/temperature-range',
  version: 1,
  topicId: '106-integers-add-and-subtract',
  years: [7],
  difficulty: 'EASY',
  strategy: 'subtract-a-negative',
  calculator: false,
  title: 'Difference between temperatures above and below zero',
  params(random) {
    const below = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3);
    const degrees = random.shuffle([random.int(1, 8), ...below.map((n) => -n)]);
    const names = random.shuffle(places);
    return { towns: degrees.map((value, place) => ({ name: names[place] ?? '', degrees: value })) };
  },
  prompt(p) {
    const list = p.towns.map((town) => `${town.name} $${town.degrees}$°C`);
    return `These were the lowest temperatures on one winter night: ${list.slice(0, -1).join(', ')} and ${list.at(-1)}. How many degrees warmer was the warmest town than the coldest town?`;
  },
  answer: (p) => ({ kind: 'number', model: `${range(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${warmest(p)}-(${coldest(p)})`,
      'The difference is the warmest temperature minus the coldest.',
      'Place the temperatures on a number line. The coldest is furthest to the left.',
      'Which of these temperatures is furthest to the left on a number line?',
    ),
    equal(
      `${warmest(p)}+${-coldest(p)}`,
      'Subtracting a negative number is the same as adding its opposite.',
      'There are two minus signs next to each other. Think of the jump across zero.',
      'You jump from the coldest up to zero, then on to the warmest. Do you add or subtract the two jumps?',
    ),
    equal(
      `${range(p)}`,
      `It is $${-coldest(p)}$ up to zero and $${warmest(p)}$ more above zero.`,
      'Add the jump up to zero and the jump above zero.',
      'How long are the two jumps together?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'larger-magnitude-negative-is-larger',
      compute: (p) => `${warmest(p) - Math.max(...degreesOf(p).filter((n) => n < 0))}`,
      firstWrongStep: 0,
      feedback: (p) => `Below zero, bigger digits mean colder. Where does $${coldest(p)}$ go on the number line?`,
    },
    {
      misconceptionId: 'minus-minus-as-minus',
      compute: (p) => `${warmest(p) + coldest(p)}`,
      firstWrongStep: 1,
      feedback: (p) =>
        `In $${warmest(p)}-(${coldest(p)})$ there are two minus signs. One is the subtraction and the other belongs to the number.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute(p) {
        const sizes = degreesOf(p).map(Math.abs);
        return unlessRight(`${Math.max(...sizes) - Math.min(...sizes)}`, `${range(p)}`);
      },
      firstWrongStep: 0,
      feedback: () => 'Some of these temperatures are below zero. Mark zero on a number line first.',
    },
  ],
  confirm(p) {
    let degrees = 0;
    for (let t = coldest(p); t < warmest(p); t += 1) degrees += 1;
    return { kind: 'values', values: [degrees] };
  },
  examples: [
    { seed: 's1', input: '7', verdict: 'correct' },
    { seed: 's2', input: '42/3', verdict: 'wrong-form' },
    { seed: 's1', input: '4', verdict: 'wrong', misconceptionId: 'larger-magnitude-negative-is-larger' },
    { seed: 's1', input: '-3', verdict: 'wrong', misconceptionId: 'minus-minus-as-minus' },
    { seed: 's1', input: '3', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
