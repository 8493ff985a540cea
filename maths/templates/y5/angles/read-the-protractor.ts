import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  tens: number;
  extra: number;
  sharp: boolean;
}

/** The size is `tens + extra` where the angle is sharp, and what is missing from it to 180 where it is wide. */
const small = (p: Params) => p.tens + p.extra;
const size = (p: Params) => (p.sharp ? small(p) : 180 - small(p));
const kind = (p: Params) => (p.sharp ? 'smaller' : 'larger');

export const readTheProtractor = defineTemplate<Params>({
  id: 'y5/angles/read-the-protractor',
  version: 1,
  topicId: '75-measure-angles',
  years: [5],
  difficulty: 'NORMAL',
  strategy: 'choose-the-scale',
  calculator: false,
  title: 'Read the right scale on a protractor',
  params: (random) => ({
    person: random.pick(people),
    tens: 10 * random.int(2, 7),
    extra: random.int(1, 9),
    sharp: random.chance(),
  }),
  prompt: (p) => {
    const marks = `${p.extra} small ${p.extra === 1 ? 'mark' : 'marks'}`;
    return (
      `${p.person} measures this angle. One arm is on the zero line. The other arm is ${marks} from ${p.tens} towards ${p.tens + 10} on one scale. ` +
      `On the other scale, it’s ${marks} from ${180 - p.tens} towards ${170 - p.tens}. Each mark is one degree. What is the size of the angle?`
    );
  },
  instruction: () => 'Give your answer in degrees.',
  figure: (p) => ({
    kind: 'angle',
    alt: `An angle ${kind(p)} than a right angle.`,
    rays: [0, size(p)],
    labels: ['?'],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${size(p)}°`, unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      p.sharp ? `${p.tens}<90` : `90<${180 - p.tens}`,
      `The angle is ${kind(p)} than a right angle, so this is the scale to read.`,
      'Look at the drawing. Is it smaller or larger than a right angle?',
      'Which of the two scales makes sense?',
    ),
    step(
      'start',
      p.sharp ? `${p.tens}+${p.extra}` : `${180 - p.tens}-${p.extra}`,
      `From the number printed there, go ${p.extra} ${p.extra === 1 ? 'mark' : 'marks'} further.`,
      'Start at the printed number and count the small marks.',
      'Do the numbers on this scale go up or down here?',
    ),
    step(
      'equal',
      String(size(p)),
      'Each small mark is one degree.',
      'Count on or back by ones.',
      'Is it between the two printed numbers?',
    ),
    step(
      'result',
      `${size(p)}^\\circ`,
      'Angles are measured in degrees.',
      'Add the degree sign.',
      'Does the size match the drawing?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'protractor-wrong-scale',
      compute: (p) => String(180 - size(p)),
      firstWrongStep: 0,
      feedback: (p) => `You read the other scale. The drawing shows an angle ${kind(p)} than a right angle.`,
    },
    {
      misconceptionId: 'reads-nearest-label',
      compute: (p) => String(p.sharp ? p.tens : 180 - p.tens),
      firstWrongStep: 1,
      feedback: (p) =>
        `You read the printed number. The arm is ${p.extra} small ${p.extra === 1 ? 'mark' : 'marks'} further on.`,
    },
    {
      misconceptionId: 'scale-read-backwards',
      compute: (p) => String(p.sharp ? p.tens - p.extra : 180 - p.tens + p.extra),
      firstWrongStep: 1,
      feedback: () => 'Which two numbers on the scale is the arm between?',
    },
  ],
  confirm: (p) => {
    // Opens the angle degree by degree, mark by mark.
    let degrees = 0;
    const goal = p.sharp ? p.tens : 180 - (p.tens + 10);
    while (degrees < goal) degrees += 1;
    const marks = p.sharp ? p.extra : 10 - p.extra;
    for (let i = 0; i < marks; i += 1) degrees += 1;
    return { kind: 'values', values: [degrees] };
  },
  examples: [
    { seed: 's1', input: '117°', verdict: 'correct' },
    { seed: 's2', input: '115', verdict: 'wrong', misconceptionId: 'protractor-wrong-scale' },
    { seed: 's3', input: '130', verdict: 'wrong', misconceptionId: 'reads-nearest-label' },
    { seed: 's9', input: '126°', verdict: 'correct' },
  ],
});
