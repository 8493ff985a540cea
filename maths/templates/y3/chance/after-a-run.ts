import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  run: number;
  /** What came up in the run and what the other result is. */
  came: string;
  other: string;
  device: number;
}

const devices = [
  { tell: (name: string) => `${name} tosses a fair coin.`, results: ['heads', 'tails'] },
  { tell: (name: string) => `${name} spins a spinner that’s half red and half blue.`, results: ['red', 'blue'] },
  {
    tell: (name: string) =>
      `A bag has one white ball and one black ball. ${name} takes one out, then puts it back each time.`,
    results: ['white', 'black'],
  },
] as const;

const right = 'Both are equally likely';
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const verb = (name: string) => (name.endsWith('s') ? 'are' : 'is');
const option = (name: string) => `${cap(name)} ${verb(name)} more likely`;

export const afterARun = defineTemplate<Params>({
  id: 'y3/chance/after-a-run',
  version: 1,
  topicId: '42-chance-words-and-trials',
  years: [3, 4],
  difficulty: 'HARD',
  strategy: 'chance-has-no-memory',
  calculator: false,
  title: 'What happens next?',
  params(random) {
    const device = random.int(0, devices.length - 1);
    const [came = '', other = ''] = random.shuffle(devices[device]?.results ?? []);
    return { person: random.pick(people), run: random.int(3, 6), came, other, device };
  },
  prompt: (p) =>
    `${devices[p.device]?.tell(p.person)} The result is ${p.came} ${p.run} times in a row. What’s true about the next try?`,
  answer: () => ({ kind: 'choice', model: right }),
  correctChoice: () => right,
  steps: (p) => [
    step(
      'identity',
      '1+1=2',
      `There are two possible results: ${p.came} and ${p.other}.`,
      'List everything that can come up.',
      'How many results are there?',
    ),
    step(
      'identity',
      '1\\div 2=\\frac{1}{2}',
      'Each one has half the chance, every time.',
      'Compare the chances of the two results.',
      'Does one have a bigger chance?',
    ),
    step(
      'result',
      '\\text{Both are equally likely}',
      'What came before doesn’t change the next try.',
      'Has anything changed since the first try?',
      'Can a coin, a spinner or a bag remember what came before?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'gamblers-fallacy',
      compute: (p) => option(p.other),
      firstWrongStep: 1,
      feedback: (p) => `It feels like ${p.other} should be next. But the earlier tries don’t change anything.`,
    },
    {
      misconceptionId: 'luck-goes-on',
      compute: (p) => option(p.came),
      firstWrongStep: 1,
      feedback: (p) => `A run of ${p.came} doesn’t make another one more likely. Every try starts fresh.`,
    },
  ],
  confirm: (p) => {
    // Of all sequences that begin with the run, as many go on with one result as with the other.
    const length = p.run + 1;
    const begin = Array.from({ length: 2 ** length }, (_, n) => n.toString(2).padStart(length, '0')).filter((text) =>
      text.startsWith('0'.repeat(p.run)),
    );
    const same = begin.filter((text) => text.endsWith('0')).length;
    const [came, other] = [same, begin.length - same];
    return {
      kind: 'one-of',
      texts: [came === other ? 'Both are equally likely' : option(came > other ? p.came : p.other)],
    };
  },
  examples: [
    { seed: 's1', input: 'Both are equally likely', verdict: 'correct' },
    { seed: 's2', input: 'White is more likely', verdict: 'wrong', misconceptionId: 'gamblers-fallacy' },
    { seed: 's3', input: 'Tails are more likely', verdict: 'wrong', misconceptionId: 'luck-goes-on' },
    { seed: 's4', input: 'Both are equally likely', verdict: 'correct' },
  ],
});
