import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, start } from '../../worked-line';

/** Young's rule for the dose of a child: D = nA / (n + 12). */
interface Params {
  name: string;
  age: number;
  adult: number;
}

const dose = (p: Params) => (p.age * p.adult) / (p.age + 12);
const plain = (value: number) => (Number.isInteger(value) ? `${value}` : rounded(value, 1));

export const substituteDose = defineTemplate<Params>({
  id: 'y11/formulas/substitute-dose',
  version: 1,
  topicId: '178-formulas-rearranging',
  years: [11],
  difficulty: 'EASY',
  strategy: 'substitute-into-a-formula',
  calculator: true,
  title: "Put numbers into a formula for a child's dose",
  params: (random) =>
    drawUntil(
      () => ({ name: random.pick(people), age: random.pick([2, 3, 4, 6, 8]), adult: random.int(10, 80) * 10 }),
      (p) => Number.isInteger(dose(p)) && dose(p) !== p.age + 12,
    ),
  prompt: (p) =>
    `For a child from 1 to 12 years old, the dose of a medicine can be worked out from the adult dose by $D=\\frac{nA}{n+12}$. Here $n$ is the age of the child in years, and $A$ is the adult dose. ${p.name} is ${p.age} years old, and the adult dose is ${p.adult} mg. What is the dose for ${p.name}?`,
  instruction: () => 'Give your answer in milligrams (mg).',
  answer: (p) => ({ kind: 'quantity', model: `${dose(p)} mg`, unit: 'mg', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.age}\\times ${p.adult}}{${p.age}+12}`,
      `Write the age in place of $n$ and the adult dose in place of $A$.`,
      'Letters side by side are multiplied. Put each number in the place of its letter.',
      'Which number belongs to which letter?',
    ),
    equal(
      `\\frac{${p.age * p.adult}}{${p.age + 12}}`,
      'Work out the top and the bottom on their own.',
      'The fraction bar works like brackets around the top and around the bottom.',
      'What is the whole top, and what is the whole bottom?',
    ),
    equal(
      `${dose(p)}`,
      'Divide the top by the bottom.',
      'Divide at the end.',
      'Is the dose smaller than that of an adult?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'cancels-terms-across-plus',
      compute: (p) => `${plain(p.adult / 12)} mg`,
      firstWrongStep: 0,
      feedback: () => 'You cancelled $n$. In the bottom $n$ is added, so it is not a factor.',
    },
    {
      misconceptionId: 'left-to-right-ignores-order',
      compute: (p) => `${p.adult + 12} mg`,
      firstWrongStep: 1,
      feedback: () => 'The fraction bar groups the bottom: add there before you divide.',
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => `${rounded((p.age + p.adult) / (p.age + 12), 1)} mg`,
      firstWrongStep: 0,
      feedback: () => 'What does it mean when two letters stand side by side, as in $nA$?',
    },
  ],
  confirm(p) {
    // Find the dose by search: the dose times (n + 12) must be n adult doses.
    let tenths = 0;
    while (tenths * (p.age + 12) < 10 * p.age * p.adult) tenths += 1;
    return { kind: 'values', values: [tenths / 10] };
  },
  examples: [
    { seed: 's1', input: '44 mg', verdict: 'correct' },
    { seed: 's2', input: '176 mg', verdict: 'correct' },
    { seed: 's1', input: '9.2 mg', verdict: 'wrong', misconceptionId: 'cancels-terms-across-plus' },
    { seed: 's1', input: '122 mg', verdict: 'wrong', misconceptionId: 'left-to-right-ignores-order' },
    { seed: 's1', input: '5.9 mg', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
  ],
});
