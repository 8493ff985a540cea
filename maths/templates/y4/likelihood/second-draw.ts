import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  asked: string;
  other: string;
  many: number;
  rest: number;
  tookAsked: boolean;
  back: boolean;
  thing: string;
}

type Change = 'more likely' | 'less likely' | 'as likely as before';
const right = (p: Params): Change => (p.back ? 'as likely as before' : p.tookAsked ? 'less likely' : 'more likely');
const first = (p: Params) => (p.tookAsked ? p.asked : p.other);
const total = (p: Params) => p.many + p.rest;
const left = (p: Params) => (p.back || !p.tookAsked ? p.many : p.many - 1);
const leftInAll = (p: Params) => (p.back ? total(p) : total(p) - 1);

export const secondDraw = defineTemplate<Params>({
  id: 'y4/likelihood/second-draw',
  version: 1,
  topicId: '61-order-by-likelihood',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'does-the-first-matter',
  calculator: false,
  title: 'Does the first draw matter?',
  params: (random) => {
    const [asked, other] = random.shuffle(['red', 'blue', 'green', 'yellow', 'white', 'black']) as [string, string];
    return {
      person: random.pick(people),
      asked,
      other,
      many: random.int(3, 8),
      rest: random.int(3, 8),
      tookAsked: random.chance(),
      back: random.chance(),
      thing: random.pick(['counter', 'marble', 'bead', 'block']),
    };
  },
  prompt: (p) =>
    `A bag has ${p.many} ${p.asked} and ${p.rest} ${p.other} ${p.thing}s. ${p.person} takes one without looking. It is ${first(p)}. They ${p.back ? 'put it back' : 'keep it'} and take another one. How likely is ${p.asked} now?`,
  figure: (p) => ({
    kind: 'bag',
    alt: `What’s in the bag at the start: ${p.many} ${p.asked} and ${p.rest} ${p.other}.`,
    balls: [
      { tone: 'a', count: p.many, label: p.asked },
      { tone: 'b', count: p.rest, label: p.other },
    ],
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: (p) => right(p),
  steps: (p) => [
    step(
      'identity',
      `${p.many}+${p.rest}=${total(p)}`,
      `At the start, ${p.many} out of ${total(p)} are ${p.asked}.`,
      'Count what’s in the bag at the start.',
      `At the start, how many are ${p.asked}, out of how many altogether?`,
    ),
    step(
      'identity',
      `${left(p)}+${leftInAll(p) - left(p)}=${leftInAll(p)}`,
      p.back ? 'It’s back in, so the bag is the same as at the start.' : `One ${first(p)} is missing now.`,
      'What’s in the bag before the second draw?',
      'Did the bag change?',
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      p.back
        ? 'The bag has no memory. The second draw doesn’t depend on the first.'
        : `Now ${left(p)} out of ${leftInAll(p)} are ${p.asked}. The second draw depends on the first.`,
      'Compare the bag now with the bag at the start.',
      `Is the fraction of ${p.asked} ones the same, larger or smaller?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'with-replacement-assumed',
      compute: (p) => (p.back ? null : 'as likely as before'),
      firstWrongStep: 1,
      feedback: (p) => `One ${first(p)} ${p.thing} is out of the bag now. Does that change the chance of ${p.asked}?`,
    },
    {
      misconceptionId: 'without-replacement-assumed',
      compute: (p) => (p.back ? (p.tookAsked ? 'less likely' : 'more likely') : null),
      firstWrongStep: 1,
      feedback: (p) => `${p.person} put it back. Is anything missing from the bag?`,
    },
    {
      misconceptionId: 'luck-goes-on',
      compute: (p) => (p.tookAsked ? 'more likely' : 'less likely'),
      firstWrongStep: 2,
      feedback: (p) => `You expected ${first(p)} to come up again. Just look at what’s in the bag.`,
    },
  ],
  confirm: (p) => {
    const start = [...Array.from({ length: p.many }, () => p.asked), ...Array.from({ length: p.rest }, () => p.other)];
    const now = [...start];
    const taken = now.splice(now.indexOf(first(p)), 1);
    if (p.back) now.push(...taken);
    const share = (bag: string[]) => bag.filter((colour) => colour === p.asked).length / bag.length;
    const change = share(now) - share(start);
    return {
      kind: 'one-of',
      texts: [Math.abs(change) < 1e-12 ? 'as likely as before' : change > 0 ? 'more likely' : 'less likely'],
    };
  },
  examples: [
    { seed: 's1', input: 'less likely', verdict: 'correct' },
    { seed: 's4', input: 'as likely as before', verdict: 'wrong', misconceptionId: 'with-replacement-assumed' },
    { seed: 's5', input: 'less likely', verdict: 'wrong', misconceptionId: 'without-replacement-assumed' },
    { seed: 's6', input: 'more likely', verdict: 'wrong', misconceptionId: 'luck-goes-on' },
    { seed: 's9', input: 'as likely as before', verdict: 'correct' },
  ],
});
