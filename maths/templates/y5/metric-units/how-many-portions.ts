import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  /** The whole in the small unit. */
  whole: number;
  portion: number;
  thing: number;
}

const things = [
  {
    text: (p: string, w: string, s: string) =>
      `${p} has ${w} of juice and pours glasses of ${s}. How many full glasses can they pour?`,
    big: 'L',
    small: 'mL',
    factor: 1000,
    wrong: 100,
  },
  {
    text: (p: string, w: string, s: string) =>
      `${p} has ${w} of rice and cooks ${s} for each guest. How many guests can they feed?`,
    big: 'kg',
    small: 'g',
    factor: 1000,
    wrong: 100,
  },
  {
    text: (p: string, w: string, s: string) =>
      `${p} has ${w} of ribbon and needs ${s} for each bow. How many bows can they make?`,
    big: 'm',
    small: 'cm',
    factor: 100,
    wrong: 1000,
  },
  {
    text: (p: string, w: string, s: string) =>
      `${p} has ${w} of soil and uses ${s} for each pot. How many pots can they fill?`,
    big: 'kg',
    small: 'g',
    factor: 1000,
    wrong: 100,
  },
] as const;

const thingOf = (p: Params) => things[p.thing] ?? things[0];
const inBig = (p: Params) => decimalText(p.whole / thingOf(p).factor);
const portions = (p: Params) => Math.floor(p.whole / p.portion);
const byWrongFactor = (p: Params) => Math.floor(((p.whole / thingOf(p).factor) * thingOf(p).wrong) / p.portion);

export const howManyPortions = defineTemplate<Params>({
  id: 'y5/metric-units/how-many-portions',
  version: 1,
  topicId: '72-choose-metric-units',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'change-unit-then-divide',
  calculator: false,
  title: 'How many portions?',
  params: (random) =>
    drawUntil(
      () => {
        const thing = random.int(0, things.length - 1);
        const thousand = things[thing]?.factor === 1000;
        return {
          person: random.pick(people),
          whole: thousand ? 250 * random.int(5, 18) : 10 * random.int(15, 48),
          portion: thousand
            ? random.pick([120, 150, 180, 200, 220, 250, 300, 350, 400])
            : random.pick([12, 15, 18, 25, 30, 35, 40]),
          thing,
        };
      },
      (p) =>
        p.whole % thingOf(p).factor !== 0 &&
        p.whole % p.portion !== 0 &&
        portions(p) >= 4 &&
        byWrongFactor(p) >= 1 &&
        byWrongFactor(p) !== portions(p) + 1 &&
        String(portions(p)) !== inBig(p),
    ),
  prompt: (p) => thingOf(p).text(p.person, `${inBig(p)} ${thingOf(p).big}`, `${p.portion} ${thingOf(p).small}`),
  answer: (p) => ({ kind: 'number', model: String(portions(p)), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => {
    const { big, small, factor } = thingOf(p);
    return [
      step(
        'identity',
        `1\\text{ ${big}}=${factor}\\text{ ${small}}`,
        'Write both amounts in the same unit.',
        'Use the smaller unit for both amounts.',
        `How many ${small} are there in one ${big}?`,
      ),
      step(
        'identity',
        `${inBig(p)}\\times ${factor}=${p.whole}`,
        `So there are ${p.whole} ${small} altogether.`,
        'Change the whole amount to the smaller unit.',
        `How many ${small} is the whole amount?`,
      ),
      step(
        'identity',
        `${portions(p)}\\times ${p.portion}=${portions(p) * p.portion}`,
        `That’s the largest multiple of ${p.portion} that fits into ${p.whole}.`,
        `Count up by ${p.portion} until the next step would be too much.`,
        `Which multiple of ${p.portion} is just below ${p.whole}?`,
      ),
      step(
        'result',
        String(portions(p)),
        'What’s left isn’t enough for another one.',
        'Is there enough left for another full one?',
        'What happens to the part left over?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => String(byWrongFactor(p)),
      firstWrongStep: 0,
      feedback: (p) => `Check how many ${thingOf(p).small} are in one ${thingOf(p).big}.`,
    },
    {
      misconceptionId: 'rounds-up-always',
      compute: (p) => String(portions(p) + 1),
      firstWrongStep: 3,
      feedback: () => 'The last one wouldn’t be full. There isn’t enough left over.',
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => otherThan(portions(p), p.whole - p.portion),
      firstWrongStep: 2,
      feedback: (p) => `You took ${p.portion} away once. How many times can you do that?`,
    },
  ],
  confirm: (p) => {
    // Takes portions away in the larger unit until too little is left.
    const { factor } = thingOf(p);
    let [left, made] = [p.whole / factor, 0];
    while (left > p.portion / factor - 1e-9) {
      left -= p.portion / factor;
      made += 1;
    }
    return { kind: 'values', values: [made] };
  },
  examples: [
    { seed: 's1', input: '12', verdict: 'correct' },
    { seed: 's2', input: '158', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's3', input: '12', verdict: 'wrong', misconceptionId: 'rounds-up-always' },
    { seed: 's9', input: '16', verdict: 'correct' },
  ],
});
