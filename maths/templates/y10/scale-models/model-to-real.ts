import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A model at scale 1 : scale, with a length in tenths of a centimetre. */
interface Params {
  story: number;
  scale: number;
  tenths: number;
}

const stories = [
  { what: 'a model tram', part: 'The model', real: 'the real tram', scales: [43, 76, 87], length: [150, 400] },
  {
    what: 'a model of a sailing ship',
    part: 'The deck of the model',
    real: 'the real deck',
    scales: [40, 50, 60],
    length: [200, 600],
  },
  {
    what: 'a model of a new library',
    part: 'The front of the model',
    real: 'the real front',
    scales: [120, 150, 200],
    length: [150, 500],
  },
  {
    what: 'a model of a bridge',
    part: 'The arch of the model',
    real: 'the real arch',
    scales: [250, 400, 500],
    length: [300, 900],
  },
  {
    what: 'a model of a farm cottage',
    part: 'Its kitchen',
    real: 'the real kitchen',
    scales: [12, 16, 24],
    length: [180, 300],
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const cm = (p: Params) => p.tenths / 10;
const text = (value: number) => `${decimalText(value)} m`;
const real = (p: Params) => (p.tenths * p.scale) / 1000;

export const modelToReal = defineTemplate<Params>({
  id: 'y10/scale-models/model-to-real',
  version: 1,
  topicId: '170-scale-and-proportion-models',
  years: [10],
  difficulty: 'EASY',
  strategy: 'scale-and-change-unit',
  calculator: true,
  title: 'From a model to the real length',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { scales, length } = stories[story] ?? stories[0];
        return { story, scale: random.pick(scales), tenths: random.int(length[0], length[1]) };
      },
      (p) => p.tenths % 10 !== 0,
    ),
  prompt: (p) =>
    `A museum shows ${storyOf(p).what} at a scale of $1:${p.scale}$. ${storyOf(p).part} is ${decimalText(cm(p))} cm long. How long is ${storyOf(p).real} in metres?`,
  answer: (p) => ({ kind: 'quantity', model: text(real(p)), unit: 'm', forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${decimalText(cm(p))}\\times ${p.scale}`,
      `Each centimetre of the model stands for ${p.scale} cm.`,
      'How long is the real one in centimetres? Use the scale.',
      'How many centimetres does one centimetre on the model stand for?',
    ),
    equal(
      decimalText(cm(p) * p.scale),
      'This is the real length in centimetres.',
      'Multiply.',
      'What unit is this length in?',
    ),
    start(
      `${decimalText(cm(p) * p.scale)}\\div 100`,
      'There are 100 centimetres in a metre.',
      'Convert to metres.',
      'How many centimetres are in a metre?',
    ),
    equal(decimalText(real(p)), 'This is the real length in metres.', 'Divide.', 'Is this a sensible size?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'unit-change-left-out',
      compute: (p) => text(cm(p) * p.scale),
      firstWrongStep: 2,
      feedback: () => 'That’s the length in centimetres. How many metres is it?',
    },
    {
      misconceptionId: 'converts-wrong-way',
      compute: (p) => text(Number((cm(p) / p.scale).toFixed(6))),
      firstWrongStep: 0,
      feedback: (p) => `You divided by ${p.scale}. Is the real one smaller than the model?`,
    },
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => text((cm(p) * p.scale) / 10),
      firstWrongStep: 2,
      feedback: () => 'You converted as if from millimetres to centimetres. How many centimetres are in a metre?',
    },
  ],
  // Put the model end to end, in millimetres.
  confirm(p) {
    let millimetres = 0;
    for (let i = 0; i < p.scale; i += 1) millimetres += p.tenths;
    return { kind: 'values', values: [millimetres / 1000] };
  },
  examples: [
    { seed: 's1', input: '19.15 m', verdict: 'correct' },
    { seed: 's2', input: '2.928 m', verdict: 'correct' },
    { seed: 's1', input: '1915 m', verdict: 'wrong', misconceptionId: 'unit-change-left-out' },
    { seed: 's1', input: '0.766 m', verdict: 'wrong', misconceptionId: 'converts-wrong-way' },
    { seed: 's1', input: '191.5 m', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
  ],
});
