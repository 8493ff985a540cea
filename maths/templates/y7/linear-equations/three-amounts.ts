import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { equivalent, start, unlessRight } from '../../worked-line';

/** n, times × n, and n + more: three amounts with a known total */
interface Params {
  names: [string, string, string];
  story: number;
  n: number;
  times: number;
  more: number;
}

const stories = ['stickers', 'shells', 'laps of the oval', 'puzzle pieces', 'goals', 'seedlings'] as const;
const verbs = ['has', 'has', 'ran', 'has', 'scored', 'planted'] as const;
const questions = ['have', 'have', 'run', 'have', 'score', 'plant'] as const;

const timesWord = (p: Params) => (p.times === 2 ? 'twice' : p.times === 3 ? 'three times' : 'four times');
const total = (p: Params) => (2 + p.times) * p.n + p.more;

export const threeAmounts = defineTemplate<Params>({
  id: 'y7/linear-equations/three-amounts',
  version: 1,
  topicId: '111-linear-equations-natural-solutions',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'collect-then-solve',
  calculator: false,
  title: 'Three amounts and their total',
  params(random) {
    const [one, two, three] = random.shuffle(firstNames);
    return {
      names: [one ?? '', two ?? '', three ?? ''],
      story: random.int(0, stories.length - 1),
      n: random.int(4, 15),
      times: random.int(2, 4),
      more: random.int(3, 12),
    };
  },
  prompt(p) {
    const [one, two, three] = p.names;
    const [verb, thing] = [verbs[p.story] ?? '', stories[p.story] ?? ''];
    const did = questions[p.story] === 'have' ? 'does' : 'did';
    return `${two} ${verb} ${timesWord(p)} as many ${thing} as ${one}. ${three} ${verb} ${p.more} more than ${one}. Together, the three have a total of ${total(p)}. How many ${thing} ${did} ${one} ${questions[p.story] ?? ''}?`;
  },
  answer: (p) => ({ kind: 'number', model: `${p.n}`, variable: 'n', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `n+${p.times}n+n+${p.more}=${total(p)}`,
      `Let $n$ be ${p.names[0]}’s number. The three amounts add up to the total.`,
      `Let $n$ be ${p.names[0]}’s number, and write the other two in terms of $n$.`,
      'Which person are the other two compared with?',
    ),
    equivalent(
      `${2 + p.times}n+${p.more}=${total(p)}`,
      'Collect the $n$ terms.',
      'Collect the like terms on the left side.',
      'How many lots of $n$ are there altogether?',
    ),
    equivalent(
      `${2 + p.times}n=${total(p) - p.more}`,
      `Subtract $${p.more}$ from both sides.`,
      'Subtract the number without $n$ from both sides.',
      'What do you need to get rid of so that only the $n$ term is left?',
    ),
    equivalent(
      `n=${p.n}`,
      `Divide both sides by $${2 + p.times}$.`,
      'Undo the multiplication.',
      'Do the three amounts add up to the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => unlessRight(fractionText(total(p) - p.more, 3), `${p.n}`),
      firstWrongStep: 0,
      feedback: (p) => `${p.names[1]} doesn’t have the same number as ${p.names[0]}. It’s ${timesWord(p)} as many.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => unlessRight(fractionText(total(p) + p.more, 2 + p.times), `${p.n}`),
      firstWrongStep: 2,
      feedback: (p) => `To get rid of the $+${p.more}$, do the opposite on both sides.`,
    },
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => unlessRight(fractionText(total(p), 2 + p.times + p.more), `${p.n}`),
      firstWrongStep: 1,
      feedback: (p) => `The ${p.more} has no $n$, so you can’t combine it with the $n$ terms.`,
    },
  ],
  // Try one number after the other.
  confirm(p) {
    let n = 0;
    while (n + p.times * n + (n + p.more) < total(p)) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '13', verdict: 'correct' },
    { seed: 's3', input: '10/2', verdict: 'wrong-form' },
    { seed: 's1', input: '15', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's1', input: '67/5', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's1', input: '7/2', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
  ],
});
