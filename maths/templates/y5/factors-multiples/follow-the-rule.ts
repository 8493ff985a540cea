import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  start: number;
  divisor: number;
  add: number;
}

const rounds = 3;

function run(p: Params): number[] {
  const values = [p.start];
  for (let i = 0; i < rounds; i += 1) {
    const value = values[i] ?? 0;
    values.push(value % p.divisor === 0 ? value / p.divisor : value + p.add);
  }
  return values;
}

const end = (p: Params) => run(p)[rounds] ?? 0;
const divides = (p: Params) =>
  run(p)
    .slice(0, rounds)
    .filter((value) => value % p.divisor === 0).length;

export const followTheRule = defineTemplate<Params>({
  id: 'y5/factors-multiples/follow-the-rule',
  version: 1,
  topicId: '63-factors-multiples-divisibility',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'follow-an-algorithm',
  calculator: false,
  title: 'A rule with a decision',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        start: random.int(12, 90),
        divisor: random.int(3, 6),
        add: random.int(1, 9),
      }),
      (p) =>
        divides(p) >= 1 &&
        divides(p) <= 2 &&
        p.add !== p.divisor &&
        new Set([...run(p), p.start + rounds * p.add]).size === rounds + 2 &&
        end(p) > 1 &&
        ![p.divisor, p.add, rounds].includes(end(p)),
    ),
  prompt: (p) =>
    `${p.person} follows a rule. If the number is a multiple of ${p.divisor}, divide it by ${p.divisor}. If not, add ${p.add}. ` +
    `They start with ${p.start} and use the rule three times. What number do they end up with?`,
  answer: (p) => ({ kind: 'number', model: String(end(p)), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    ...run(p)
      .slice(0, rounds)
      .map((value) => {
        const fits = value % p.divisor === 0;
        return step(
          'identity',
          fits ? `${value}\\div ${p.divisor}=${value / p.divisor}` : `${value}+${p.add}=${value + p.add}`,
          fits
            ? `${value} is a multiple of ${p.divisor}, so divide.`
            : `${value} is not a multiple of ${p.divisor}, so add.`,
          `First check if ${value} is a multiple of ${p.divisor}.`,
          `Can you divide ${value} by ${p.divisor} with no remainder?`,
        );
      }),
    step(
      'result',
      String(end(p)),
      'That’s three times through the rule.',
      'Read off the last number.',
      'How many times have you used the rule?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-the-condition',
      compute: (p) => String(p.start + rounds * p.add),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.add} each time. Check for a multiple of ${p.divisor} every time.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(run(p)[1]),
      firstWrongStep: 1,
      feedback: () => 'That’s the number after one go. Use the rule three times.',
    },
    {
      misconceptionId: 'one-turn-off',
      compute: (p) => {
        const value = end(p);
        return String(value % p.divisor === 0 ? value / p.divisor : value + p.add);
      },
      firstWrongStep: 1,
      feedback: () => 'You used the rule one time too many. Count as you go.',
    },
  ],
  confirm: (p) => {
    // Plays with counters: deals them into piles and looks whether the piles are level.
    let counters = p.start;
    for (let turn = 0; turn < rounds; turn += 1) {
      const piles = Array.from({ length: p.divisor }, () => 0);
      for (let dealt = 0; dealt < counters; dealt += 1) piles[dealt % p.divisor] = (piles[dealt % p.divisor] ?? 0) + 1;
      counters = new Set(piles).size === 1 ? (piles[0] ?? 0) : counters + p.add;
    }
    return { kind: 'values', values: [counters] };
  },
  examples: [
    { seed: 's1', input: '16', verdict: 'correct' },
    { seed: 's2', input: '77', verdict: 'wrong', misconceptionId: 'ignores-the-condition' },
    { seed: 's3', input: '14', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's9', input: '31', verdict: 'correct' },
  ],
});
