import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  worth: number;
  whole: number;
  thing: string;
}

const amount = (p: Params) => p.whole * p.worth + p.worth / 2;

export const howManyPictures = defineTemplate<Params>({
  id: 'y4/graphs/how-many-pictures',
  version: 1,
  topicId: '60-pictographs-and-column-graphs',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'plan-a-pictograph',
  calculator: false,
  title: 'How many pictures do you need?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        worth: random.pick([2, 4, 6, 8, 10, 20]),
        whole: random.int(3, 9),
        thing: random.pick(['lizards', 'parrots', 'bikes', 'letters', 'lunches', 'beetles']),
      }),
      (p) => p.whole !== p.worth && amount(p) > p.whole + 2,
    ),
  prompt: (p) =>
    `${p.person} counts ${amount(p)} ${p.thing} and draws a pictograph. One picture stands for ${p.worth} ${p.thing}. How many pictures do they need?`,
  instruction: () => 'You can use half pictures.',
  answer: (p) => ({ kind: 'number', model: `${p.whole}.5`, forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.whole}\\times ${p.worth}=${p.whole * p.worth}`,
      'This is how many whole pictures you can draw.',
      `Count by ${p.worth} and stop before you go past ${amount(p)}.`,
      'How many whole pictures can you draw?',
    ),
    step(
      'identity',
      `${amount(p)}-${p.whole * p.worth}=${p.worth / 2}`,
      `This is what’s left over. It’s half of ${p.worth}, so half a picture shows it.`,
      'What’s left over after the whole pictures?',
      'What part of a picture shows the ones left over?',
    ),
    step(
      'result',
      `${p.whole}\\frac{1}{2}`,
      'Put the whole pictures and the half picture together.',
      'Put the whole pictures and the part together.',
      'Do your pictures show them all?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-remainder',
      compute: (p) => String(p.whole),
      firstWrongStep: 1,
      feedback: (p) => `Your pictures show ${p.whole * p.worth}. Some are left over.`,
    },
    {
      misconceptionId: 'part-picture-as-whole',
      compute: (p) => String(p.whole + 1),
      firstWrongStep: 1,
      feedback: (p) => `Your pictures show ${(p.whole + 1) * p.worth}. That’s more than ${p.person} counted.`,
    },
    {
      misconceptionId: 'remainder-as-decimal',
      compute: (p) => (p.worth === 10 || p.worth / 2 > 9 ? null : `${p.whole}.${p.worth / 2}`),
      firstWrongStep: 2,
      feedback: (p) =>
        `You wrote the ${p.worth / 2} left over after the decimal point. What part of a picture shows them?`,
    },
  ],
  confirm: (p) => {
    let [shown, halves] = [0, 0];
    while (shown < amount(p)) {
      shown += p.worth / 2;
      halves += 1;
    }
    return { kind: 'values', values: [halves / 2] };
  },
  examples: [
    { seed: 's1', input: '7.5', verdict: 'correct' },
    { seed: 's2', input: '5', verdict: 'wrong', misconceptionId: 'ignores-remainder' },
    { seed: 's3', input: '8', verdict: 'wrong', misconceptionId: 'part-picture-as-whole' },
    { seed: 's4', input: '5.2', verdict: 'wrong', misconceptionId: 'remainder-as-decimal' },
    { seed: 's9', input: '3.5+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
