import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  item: number;
}

type Family = 'length' | 'mass' | 'capacity';

const families: Record<Family, { units: string[]; names: string[]; feel: string[]; ladder: string[]; other: string }> =
  {
    length: {
      units: ['mm', 'cm', 'm', 'km'],
      names: ['millimetres', 'centimetres', 'metres', 'kilometres'],
      feel: [
        'A millimetre is about as thick as a bank card.',
        'A centimetre is about as wide as a finger.',
        'A metre is about one long step.',
        'It takes about twelve minutes to walk a kilometre.',
      ],
      ladder: ['1\\text{ cm}=10\\text{ mm}', '1\\text{ m}=100\\text{ cm}', '1\\text{ km}=1000\\text{ m}'],
      other: 'litres',
    },
    mass: {
      units: ['g', 'kg', 't'],
      names: ['grams', 'kilograms', 'tonnes'],
      feel: [
        'A gram is about the mass of a paper clip.',
        'A kilogram is about the mass of a carton of milk.',
        'A tonne is about the mass of a small car.',
      ],
      ladder: ['1\\text{ kg}=1000\\text{ g}', '1\\text{ t}=1000\\text{ kg}'],
      other: 'centimetres',
    },
    capacity: {
      units: ['mL', 'L', 'kL'],
      names: ['millilitres', 'litres', 'kilolitres'],
      feel: [
        'A millilitre is about twenty drops.',
        'A litre is a carton of milk.',
        'A kilolitre fills a box that’s one metre each way.',
      ],
      ladder: ['1\\text{ L}=1000\\text{ mL}', '1\\text{ kL}=1000\\text{ L}'],
      other: 'grams',
    },
  };

const items: { what: string; family: Family; unit: string }[] = [
  { what: 'the thickness of a coin', family: 'length', unit: 'mm' },
  { what: 'the length of an ant', family: 'length', unit: 'mm' },
  { what: 'the thickness of a window pane', family: 'length', unit: 'mm' },
  { what: 'the length of a pencil', family: 'length', unit: 'cm' },
  { what: 'the width of a book', family: 'length', unit: 'cm' },
  { what: 'the length of a shoe', family: 'length', unit: 'cm' },
  { what: 'the length of a swimming pool', family: 'length', unit: 'm' },
  { what: 'the height of a gum tree', family: 'length', unit: 'm' },
  { what: 'the length of a cricket pitch', family: 'length', unit: 'm' },
  { what: 'the length of the Murray River', family: 'length', unit: 'km' },
  { what: 'the length of the road from Perth to Broome', family: 'length', unit: 'km' },
  { what: 'the flight distance from Sydney to Darwin', family: 'length', unit: 'km' },
  { what: 'the mass of an egg', family: 'mass', unit: 'g' },
  { what: 'the mass of a letter', family: 'mass', unit: 'g' },
  { what: 'the mass of a tennis ball', family: 'mass', unit: 'g' },
  { what: 'the mass of a large dog', family: 'mass', unit: 'kg' },
  { what: 'the mass of a bag of potatoes', family: 'mass', unit: 'kg' },
  { what: 'the mass of a kangaroo', family: 'mass', unit: 'kg' },
  { what: 'the mass of an elephant', family: 'mass', unit: 't' },
  { what: 'the mass of a loaded truck', family: 'mass', unit: 't' },
  { what: 'the mass of a humpback whale', family: 'mass', unit: 't' },
  { what: 'how much a teaspoon holds', family: 'capacity', unit: 'mL' },
  { what: 'how much a medicine cup holds', family: 'capacity', unit: 'mL' },
  { what: 'how much a bucket holds', family: 'capacity', unit: 'L' },
  { what: 'how much a bathtub holds', family: 'capacity', unit: 'L' },
  { what: 'how much petrol a car’s tank holds', family: 'capacity', unit: 'L' },
  { what: 'how much water a town pool holds', family: 'capacity', unit: 'kL' },
  { what: 'how much water a farm dam holds', family: 'capacity', unit: 'kL' },
];

const itemOf = (p: Params) => items[p.item] ?? { what: '', family: 'length' as const, unit: 'm' };
const familyOf = (p: Params) => families[itemOf(p).family];
const place = (p: Params) => familyOf(p).units.indexOf(itemOf(p).unit);
const name = (p: Params, offset: number) => familyOf(p).names[place(p) + offset] ?? null;

export const bestUnit = defineTemplate<Params>({
  id: 'y5/metric-units/best-unit',
  version: 1,
  topicId: '72-choose-metric-units',
  years: [5],
  difficulty: 'EASY',
  strategy: 'picture-the-unit',
  calculator: false,
  title: 'Which unit is best?',
  params: (random) => ({ person: random.pick(people), item: random.int(0, items.length - 1) }),
  prompt: (p) => `${p.person} wants to know ${itemOf(p).what}. Which unit is best?`,
  answer: (p) => ({ kind: 'choice', model: name(p, 0) ?? '' }),
  correctChoice: (p) => name(p, 0) ?? '',
  steps: (p) => [
    ...familyOf(p).ladder.map((line, i) =>
      step(
        'identity',
        line,
        familyOf(p).feel[i] ?? '',
        i === 0 ? `Think of the units of ${itemOf(p).family}, from small to large.` : 'Think of the next unit up.',
        i === 0 ? 'Is it a length, a mass or a capacity?' : 'How big is this unit in real life?',
      ),
    ),
    step(
      'result',
      `\\text{${name(p, 0)}}`,
      familyOf(p).feel[place(p)] ?? '',
      'Choose the unit that gives a number you can easily picture.',
      'Which unit gives a number that’s neither tiny nor huge?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'unit-too-small',
      compute: (p) => name(p, -1),
      firstWrongStep: 1,
      feedback: () => 'With this unit, the number would be larger than it needs to be.',
    },
    {
      misconceptionId: 'unit-too-large',
      compute: (p) => name(p, 1),
      firstWrongStep: 1,
      feedback: () => 'This unit is so large that you’d only need part of one.',
    },
    {
      misconceptionId: 'unit-of-another-quantity',
      compute: (p) => familyOf(p).other,
      firstWrongStep: 0,
      feedback: (p) => `This unit doesn’t measure ${itemOf(p).family}.`,
    },
  ],
  confirm: (p) => {
    const wanted: Record<string, string> = {
      mm: 'millimetres',
      cm: 'centimetres',
      m: 'metres',
      km: 'kilometres',
      g: 'grams',
      kg: 'kilograms',
      t: 'tonnes',
      mL: 'millilitres',
      L: 'litres',
      kL: 'kilolitres',
    };
    return { kind: 'one-of', texts: [wanted[itemOf(p).unit] ?? ''] };
  },
  examples: [
    { seed: 's1', input: 'tonnes', verdict: 'correct' },
    { seed: 's2', input: 'grams', verdict: 'wrong', misconceptionId: 'unit-too-small' },
    { seed: 's3', input: 'metres', verdict: 'wrong', misconceptionId: 'unit-too-large' },
    { seed: 's4', input: 'centimetres', verdict: 'wrong', misconceptionId: 'unit-of-another-quantity' },
    { seed: 's9', input: 'metres', verdict: 'correct' },
  ],
});
