import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  large: number;
  small: number;
  thing: number;
}

const things = [
  {
    text: (p: string, m: string) => `${p} cuts a plank that’s ${m} long.`,
    big: 'm',
    small: 'cm',
    factor: 100,
    names: ['metre', 'centimetres'],
  },
  {
    text: (p: string, m: string) => `${p} knits a scarf that’s ${m} long.`,
    big: 'm',
    small: 'cm',
    factor: 100,
    names: ['metre', 'centimetres'],
  },
  {
    text: (p: string, m: string) => `${p} jogs ${m}.`,
    big: 'km',
    small: 'm',
    factor: 1000,
    names: ['kilometre', 'metres'],
  },
  {
    text: (p: string, m: string) => `${p} posts a parcel that weighs ${m}.`,
    big: 'kg',
    small: 'g',
    factor: 1000,
    names: ['kilogram', 'grams'],
  },
  {
    text: (p: string, m: string) => `${p} buys ${m} of fruit.`,
    big: 'kg',
    small: 'g',
    factor: 1000,
    names: ['kilogram', 'grams'],
  },
  {
    text: (p: string, m: string) => `${p} makes ${m} of lemonade.`,
    big: 'L',
    small: 'mL',
    factor: 1000,
    names: ['litre', 'millilitres'],
  },
] as const;

const thingOf = (p: Params) => things[p.thing] ?? things[0];
const byWrongFactor = (p: Params) => p.large * (thingOf(p).factor === 100 ? 1000 : 100) + p.small;
const total = (p: Params) => p.large * thingOf(p).factor + p.small;

export const twoUnitsToOne = defineTemplate<Params>({
  id: 'y5/metric-units/two-units-to-one',
  version: 1,
  topicId: '72-choose-metric-units',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'change-the-larger-unit',
  calculator: false,
  title: 'Write two units as one',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        large: random.int(2, 9),
        small: random.chance() ? random.int(2, 9) : random.int(11, 95),
        thing: random.int(0, things.length - 1),
      }),
      // The small part leaves a place empty, so that writing the numbers side by side does not help.
      (p) => p.small * 10 < thingOf(p).factor && p.small !== p.large,
    ),
  prompt: (p) =>
    `${thingOf(p).text(p.person, `${p.large} ${thingOf(p).big} ${p.small} ${thingOf(p).small}`)} How many ${thingOf(p).names[1]} is that?`,
  instruction: (p) => `Give your answer in ${thingOf(p).names[1]}.`,
  answer: (p) => ({
    kind: 'quantity',
    model: `${total(p)} ${thingOf(p).small}`,
    unit: thingOf(p).small,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => {
    const { big, small, factor, names } = thingOf(p);
    return [
      step(
        'identity',
        `1\\text{ ${big}}=${factor}\\text{ ${small}}`,
        `One ${names[0]} is ${factor} ${names[1]}.`,
        `Think about how many ${names[1]} make one ${names[0]}.`,
        `How many ${names[1]} are there in one ${names[0]}?`,
      ),
      step(
        'start',
        `${p.large}\\times ${factor}+${p.small}`,
        `Change the ${p.large} ${names[0]}s, then add the smaller part.`,
        `Only change the ${names[0]}s. The smaller part is already in ${names[1]}.`,
        'Which part do you need to change?',
      ),
      step(
        'equal',
        `${p.large * factor}+${p.small}`,
        'That’s the larger part in the smaller unit.',
        'Multiply first.',
        `How many ${names[1]} are in ${p.large} ${names[0]}s?`,
      ),
      step(
        'equal',
        String(total(p)),
        'Add the smaller part.',
        'Line up the place values and add.',
        'Which place stays empty?',
      ),
      step(
        'result',
        `${total(p)}\\text{ ${small}}`,
        'Everything is in one unit now.',
        'Add the unit.',
        'Which unit is the number in?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'units-joined',
      compute: (p) => (Number(`${p.large}${p.small}`) === byWrongFactor(p) ? null : `${p.large}${p.small}`),
      firstWrongStep: 1,
      feedback: (p) => `You wrote ${p.large} and ${p.small} side by side. Change the ${p.large} first.`,
    },
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => String(byWrongFactor(p)),
      firstWrongStep: 0,
      feedback: (p) => `Check how many ${thingOf(p).names[1]} are in one ${thingOf(p).names[0]}.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(p.large * thingOf(p).factor),
      firstWrongStep: 1,
      feedback: (p) => `That’s just the ${p.large} ${thingOf(p).big}. There are ${p.small} ${thingOf(p).small} more.`,
    },
  ],
  confirm: (p) => {
    // Lays the larger units down one by one.
    let sum = p.small;
    const worth = { cm: 100, m: 1000, g: 1000, mL: 1000 }[thingOf(p).small];
    for (let i = 0; i < p.large; i += 1) sum += worth;
    return { kind: 'values', values: [sum] };
  },
  examples: [
    { seed: 's1', input: '4035 g', verdict: 'correct' },
    { seed: 's2', input: '79', verdict: 'wrong', misconceptionId: 'units-joined' },
    { seed: 's3', input: '3007', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's9', input: '4095 mL', verdict: 'correct' },
  ],
});
