import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  a: number;
  b: number;
  /** The total is this many times the known product: 100 or 1000. */
  scale: number;
  /** The group size is a times this: 1 or 10. */
  sizeScale: number;
  story: number;
}

const stories: ((p: string, total: number, size: number) => string)[] = [
  (p, t, s) => `${p} sorts ${t} stickers into packs of ${s}. How many packs is that?`,
  (p, t, s) => `${p} pours ${t} mL of water into test tubes of ${s} mL. How many test tubes is that?`,
  (p, t, s) => `${p} cuts ${t} cm of rope into pieces of ${s} cm. How many pieces is that?`,
  (p, t, s) => `${p} packs ${t} nails into bags of ${s}. How many bags is that?`,
];

const total = ({ a, b, scale }: Params) => a * b * scale;
const size = ({ a, sizeScale }: Params) => a * sizeScale;
const times = ({ scale, sizeScale }: Params) => scale / sizeScale;
const answer = (p: Params) => p.b * times(p);

export const scaledFact = defineTemplate<Params>({
  id: 'y5/fact-families/scaled-fact',
  version: 2,
  topicId: '70-fact-families',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'scale-a-known-fact',
  calculator: false,
  title: 'Stretch a fact you know',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        a: random.int(3, 9),
        b: random.int(3, 9),
        scale: random.pick([10, 100]),
        sizeScale: random.pick([1, 10]),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.a !== p.b && times(p) > 1,
    ),
  prompt: (p) =>
    `You know that $${p.a}\\times ${p.b}=${p.a * p.b}$. ${stories[p.story]?.(p.person, total(p), size(p))}`,
  answer: (p) => ({ kind: 'number', model: String(answer(p)), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.a * p.b}\\div ${p.a}=${p.b}`,
      'This division is in the same family as the fact you know.',
      'Turn the fact you know into a division.',
      'Which division is in the same fact family?',
    ),
    step(
      'start',
      `${total(p)}\\div ${size(p)}`,
      'This is the division from the story.',
      'Write down the division from the story.',
      'What do you share out, and how big is one share?',
    ),
    ...(p.sizeScale === 1
      ? []
      : [
          step(
            'equal',
            `${total(p) / 10}\\div ${p.a}`,
            'Making both numbers ten times smaller doesn’t change the answer.',
            'Make both numbers ten times smaller.',
            'What happens to the answer when both numbers get ten times smaller?',
          ),
        ]),
    step(
      'equal',
      `${p.a * p.b}\\div ${p.a}\\times ${times(p)}`,
      `The total is ${times(p)} times the product you know.`,
      'Compare the total with the product you know.',
      'How many times as big is the total?',
    ),
    step(
      'equal',
      String(answer(p)),
      'So there are that many times as many groups.',
      'Use the fact you know, then make it larger.',
      'Do you get the total when you multiply back?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'leaves-out-zero',
      compute: (p) => String(answer(p) / 10),
      firstWrongStep: 3,
      feedback: (p) => `Multiply back by ${size(p)}. It doesn’t get to ${total(p)}.`,
    },
    {
      misconceptionId: 'one-zero-too-many',
      compute: (p) => String(answer(p) * 10),
      firstWrongStep: 3,
      feedback: (p) => `Multiply back by ${size(p)}. It’s more than ${total(p)}.`,
    },
    {
      misconceptionId: 'fact-not-made-larger',
      compute: (p) => otherThan(answer(p) / 10, p.b),
      firstWrongStep: 2,
      feedback: (p) => `You used $${p.a}\\times ${p.b}=${p.a * p.b}$ just as it is. Here the total is larger.`,
    },
  ],
  confirm: (p) => {
    let [left, made] = [total(p), 0];
    while (left > 0) {
      left -= size(p);
      made += 1;
    }
    return { kind: 'values', values: [made] };
  },
  examples: [
    { seed: 's1', input: '60', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'wrong', misconceptionId: 'leaves-out-zero' },
    { seed: 's3', input: '6000', verdict: 'wrong', misconceptionId: 'one-zero-too-many' },
    { seed: 's9', input: '80', verdict: 'correct' },
  ],
});
