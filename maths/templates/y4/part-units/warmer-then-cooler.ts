import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  town: string;
  morning: number;
  rise: number;
  fall: number;
}

const noon = (p: Params) => p.morning + p.rise;

export const warmerThenCooler = defineTemplate<Params>({
  id: 'y4/part-units/warmer-then-cooler',
  version: 1,
  topicId: '54-part-units-and-temperature',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'rise-then-fall',
  calculator: false,
  title: 'A day of temperatures',
  params: (random) =>
    drawUntil(
      () => ({
        town: random.pick(['Alice Springs', 'Ballarat', 'Cairns', 'Dubbo', 'Hobart', 'Mildura', 'Toowoomba']),
        morning: random.int(6, 19),
        rise: random.int(7, 18),
        fall: random.int(3, 14),
      }),
      (p) => p.fall < p.rise && p.morning !== p.fall && noon(p) <= 38 && p.rise - p.fall !== p.fall,
    ),
  prompt: (p) =>
    `At 6 am it is ${p.morning} degrees in ${p.town}. By noon it is ${p.rise} degrees warmer. By 6 pm it is ${p.fall} degrees cooler than at noon. What is the temperature at 6 pm?`,
  instruction: () => 'Give your answer in degrees Celsius.',
  figure: (p) => ({
    kind: 'scale',
    alt: `A thermometer in degrees Celsius. It shows ${p.morning} degrees at 6 am.`,
    look: 'thermometer',
    from: 0,
    to: 40,
    step: 1,
    labelEvery: 10,
    unit: '°C',
    at: p.morning,
  }),
  answer: (p) => ({ kind: 'quantity', model: `${noon(p) - p.fall} °C`, unit: '°C', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.morning}+${p.rise}-${p.fall}`,
      'Warmer means the level goes up. Cooler means it goes down.',
      'Start with the morning. When does the level go up, and when does it go down?',
      'What happens before noon, and what happens after?',
    ),
    step(
      'equal',
      `${noon(p)}-${p.fall}`,
      'Count up from the morning temperature to get the temperature at noon.',
      'Work out the temperature at noon first.',
      'What is the temperature at noon?',
    ),
    step(
      'equal',
      String(noon(p) - p.fall),
      'Count down from the noon temperature.',
      'Take away the degrees it drops.',
      'Is it cooler than at noon?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${noon(p)}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the temperature at noon. The question asks about 6 pm.',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => `${noon(p) + p.fall}`,
      firstWrongStep: 0,
      feedback: (p) => `Cooler means fewer degrees. You added the ${p.fall} degrees.`,
    },
    {
      misconceptionId: 'change-from-the-start',
      compute: (p) => otherThan(noon(p) - p.fall, p.morning - p.fall),
      firstWrongStep: 0,
      feedback: (p) => `Count the ${p.fall} degrees down from noon, not from the morning.`,
    },
  ],
  confirm: (p) => {
    let level = p.morning;
    for (let i = 0; i < p.rise; i += 1) level += 1;
    for (let i = 0; i < p.fall; i += 1) level -= 1;
    return { kind: 'values', values: [level] };
  },
  examples: [
    { seed: 's1', input: '19 °C', verdict: 'correct' },
    { seed: 's2', input: '24', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '30', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's4', input: '3', verdict: 'wrong', misconceptionId: 'change-from-the-start' },
    { seed: 's9', input: '28+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
