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
  title: 'Substitute into a formula for a child’s dose',
  params: (random) =>
    drawUntil(
      () => ({ name: random.pick(people), age: random.pick([2, 3, 4, 6, 8]), adult: random.int(10, 80) * 10 }),
      (p) => Number.isInteger(dose(p)) && dose(p) !== p.age + 12,
    ),
  prompt: (p) =>
    `For a child aged 1 to 12 years, one way to work out a dose of medicine from the adult dose is $D=\\frac{nA}{n+12}$. Here $n$ is the child’s age in years, and $A$ is the adult dose. ${p.name} is ${p.age} years old, and the adult dose is ${p.adult} mg. What is the dose for ${p.name}?`,
  instruction: () => 'Give your answer in milligrams (mg).',
  answer: (p) => ({ kind: 'quantity', model: `${dose(p)} mg`, unit: 'mg', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.age}\\times ${p.adult}}{${p.age}+12}`,
      'Substitute the age for $n$ and the adult dose for $A$.',
      'Variables next to each other are multiplied. Replace each one with its number.',
      'Which number goes with which variable?',
    ),
    equal(
      `\\frac{${p.age * p.adult}}{${p.age + 12}}`,
      'Work out the numerator and the denominator separately.',
      'The fraction bar works like brackets around the numerator and around the denominator.',
      'What is the whole numerator, and what is the whole denominator?',
    ),
    equal(
      `${dose(p)}`,
      'Divide the numerator by the denominator.',
      'Divide at the end.',
      'Is the dose smaller than the adult dose?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'cancels-terms-across-plus',
      compute: (p) => `${plain(p.adult / 12)} mg`,
      firstWrongStep: 0,
      feedback: () => 'You cancelled $n$. In the denominator $n$ is added, so it isn’t a factor.',
    },
    {
      misconceptionId: 'left-to-right-ignores-order',
      compute: (p) => `${p.adult + 12} mg`,
      firstWrongStep: 1,
      feedback: () => 'The fraction bar groups the denominator: do that addition before you divide.',
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => `${rounded((p.age + p.adult) / (p.age + 12), 1)} mg`,
      firstWrongStep: 0,
      feedback: () => 'What does it mean when two variables are next to each other, as in $nA$?',
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
