import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  place: string;
  gap: number;
  gaps: number;
  printed: number;
  past: number;
}

const labelStep = (p: Params) => p.gap * p.gaps;
const label = (p: Params) => p.printed * labelStep(p);
const value = (p: Params) => label(p) + p.past * p.gap;
const nearest = (p: Params) => (2 * p.past < p.gaps ? label(p) : label(p) + labelStep(p));

export const readTheThermometer = defineTemplate<Params>({
  id: 'y4/part-units/read-the-thermometer',
  version: 1,
  topicId: '54-part-units-and-temperature',
  years: [4],
  difficulty: 'EASY',
  strategy: 'worth-of-a-mark',
  calculator: false,
  title: 'Read a thermometer',
  params: (random) =>
    drawUntil(
      () => ({
        place: random.pick([
          'in Hobart',
          'in Darwin',
          'in Perth',
          'on the farm',
          'in the classroom',
          'at the beach',
          'in the greenhouse',
        ]),
        ...random.pick([
          { gap: 2, gaps: 5 },
          { gap: 5, gaps: 2 },
          { gap: 5, gaps: 4 },
          { gap: 2, gaps: 10 },
        ]),
        printed: random.int(0, 3),
        past: random.int(1, 8),
      }),
      (p) =>
        (p.past < p.gaps && value(p) <= 44 && value(p) > 3 && 2 * p.past !== p.gaps) ||
        (p.gaps === 2 && p.past === 1 && value(p) <= 44),
    ),
  prompt: (p) => `What is the temperature ${p.place}?`,
  instruction: () => 'Give your answer in degrees Celsius.',
  figure: (p) => ({
    kind: 'scale',
    alt: `A thermometer in degrees Celsius. There’s a number every ${labelStep(p)} degrees, with ${p.gaps} equal gaps between numbers. The level is ${counted(p.past, 'gap')} above ${label(p)}.`,
    look: 'thermometer',
    from: 0,
    to: 4 * labelStep(p) > 50 ? 60 : 50,
    step: p.gap,
    labelEvery: p.gaps,
    unit: '°C',
    at: value(p),
  }),
  answer: (p) => ({ kind: 'quantity', model: `${value(p)} °C`, unit: '°C', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'identity',
      `${labelStep(p)}\\div ${p.gaps}=${p.gap}`,
      `The ${p.gaps} gaps are worth ${labelStep(p)} degrees together.`,
      'Count the gaps between two numbers.',
      'How many degrees is one gap worth?',
    ),
    step(
      'start',
      `${label(p)}+${p.past}\\times ${p.gap}`,
      `The level is ${counted(p.past, 'gap')} above ${label(p)}.`,
      'Find the number just below the level.',
      'How many gaps above that number is the level?',
    ),
    step(
      'result',
      `${value(p)}^\\circ\\text{C}`,
      'Count up by what one gap is worth.',
      'Count up gap by gap.',
      'Is the level between the right two numbers?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-scale-as-ones',
      compute: (p) => otherThan(value(p), label(p) + p.past),
      firstWrongStep: 0,
      feedback: (p) => `You counted each gap above ${label(p)} as 1 degree. Work out what one gap is worth.`,
    },
    {
      misconceptionId: 'reads-nearest-label',
      compute: (p) => otherThan(value(p), nearest(p)),
      firstWrongStep: 1,
      feedback: () => 'You gave the nearest number on the scale. The level is between two numbers.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => otherThan(nearest(p), value(p) + p.gap),
      firstWrongStep: 1,
      feedback: () => 'Start at the printed number. The first gap ends at the next mark.',
    },
  ],
  confirm: (p) => {
    let level = 0;
    for (let mark = 0; mark < p.printed * p.gaps + p.past; mark += 1) level += p.gap;
    return { kind: 'values', values: [level] };
  },
  examples: [
    { seed: 's1', input: '26 °C', verdict: 'correct' },
    { seed: 's2', input: '31', verdict: 'wrong', misconceptionId: 'reads-scale-as-ones' },
    { seed: 's3', input: '20', verdict: 'wrong', misconceptionId: 'reads-nearest-label' },
    { seed: 's9', input: '4+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
