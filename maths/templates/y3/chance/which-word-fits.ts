import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

type Word = 'certain' | 'likely' | 'unlikely' | 'impossible';

interface Params {
  person: string;
  asked: number;
  other: number;
  colours: [string, string];
  thing: string;
}

const things = ['ball', 'bead', 'block', 'marble', 'card'] as const;
const palette = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const;
const right = ({ asked, other }: Params): Word => {
  if (asked === 0) return 'impossible';
  if (other === 0) return 'certain';
  return asked > other ? 'likely' : 'unlikely';
};
const counts = (n: number, colour: string, thing: string) => `${n} ${colour} ${n === 1 ? thing : `${thing}s`}`;

export const whichWordFits = defineTemplate<Params>({
  id: 'y3/chance/which-word-fits',
  version: 1,
  topicId: '42-chance-words-and-trials',
  years: [3],
  difficulty: 'EASY',
  strategy: 'chance-words',
  calculator: false,
  title: 'How likely is it?',
  params: (random) =>
    drawUntil(
      () => {
        const [few, many] = [random.int(1, 2), random.int(7, 12)];
        const [asked, other] = random.pick([
          [0, many],
          [many, 0],
          [few, many],
          [many, few],
          [few, many],
          [many, few],
        ]) as [number, number];
        return {
          person: random.pick(people),
          asked,
          other,
          colours: random.shuffle(palette).slice(0, 2) as [string, string],
          thing: random.pick(things),
        };
      },
      (p) => p.asked + p.other > 6,
    ),
  prompt: (p) => {
    const inBag = [
      ...(p.asked > 0 ? [counts(p.asked, p.colours[0], p.thing)] : []),
      ...(p.other > 0 ? [counts(p.other, p.colours[1], p.thing)] : []),
    ].join(' and ');
    return `A bag has ${inBag} in it, and nothing else. ${p.person} takes one without looking. How likely is it to be ${p.colours[0]}?`;
  },
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'identity',
      `${p.asked}+${p.other}=${p.asked + p.other}`,
      `There are ${p.asked + p.other} in the bag. Any of them could come out.`,
      'Count everything that could come out.',
      'What could come out of the bag?',
    ),
    step(
      'start',
      p.asked < p.other ? `${p.asked}<${p.other}` : `${p.other}<${p.asked}`,
      `Compare ${p.colours[0]} with the rest: ${p.asked} and ${p.other}.`,
      `How many are ${p.colours[0]}? How many aren’t?`,
      `Are most of them ${p.colours[0]}?`,
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      {
        certain: 'Nothing else can happen.',
        likely: 'It happens most of the time, but not always.',
        unlikely: 'It can happen, but it won’t happen often.',
        impossible: 'It can never happen.',
      }[right(p)],
      'Can it happen? Can something else happen?',
      'If you tried lots of times, how often would it happen?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'likely-means-certain',
      compute: (p) => (right(p) === 'likely' ? 'certain' : null),
      firstWrongStep: 2,
      feedback: (p) => `There’s some ${p.colours[1]} in the bag too. Could that come out?`,
    },
    {
      misconceptionId: 'unlikely-means-impossible',
      compute: (p) => (right(p) === 'unlikely' ? 'impossible' : null),
      firstWrongStep: 2,
      feedback: (p) => `There’s some ${p.colours[0]} in the bag. Could it come out?`,
    },
    {
      misconceptionId: 'thinks-anything-can-happen',
      compute: (p) => ({ certain: 'likely', impossible: 'unlikely', likely: null, unlikely: null })[right(p)],
      firstWrongStep: 0,
      feedback: (p) =>
        p.other === 0 ? 'Could anything else come out of this bag?' : `Is there any ${p.colours[0]} in the bag at all?`,
    },
    {
      misconceptionId: 'chance-words-reversed',
      compute: (p) =>
        ({ likely: 'unlikely', unlikely: 'likely', certain: 'impossible', impossible: 'certain' })[right(p)],
      firstWrongStep: 1,
      feedback: (p) => `Compare how many are ${p.colours[0]} with how many aren’t.`,
    },
  ],
  confirm: (p) => {
    // Takes out everything once and counts how often the colour comes.
    const bag = [...Array.from({ length: p.asked }, () => 0), ...Array.from({ length: p.other }, () => 1)];
    const share = bag.filter((colour) => colour === 0).length / bag.length;
    const word = share === 0 ? 'impossible' : share === 1 ? 'certain' : share > 0.5 ? 'likely' : 'unlikely';
    return { kind: 'one-of', texts: [word] };
  },
  examples: [
    { seed: 's1', input: 'likely', verdict: 'correct' },
    { seed: 's3', input: 'certain', verdict: 'wrong', misconceptionId: 'likely-means-certain' },
    { seed: 's9', input: 'impossible', verdict: 'wrong', misconceptionId: 'unlikely-means-impossible' },
    { seed: 's10', input: 'likely', verdict: 'wrong', misconceptionId: 'thinks-anything-can-happen' },
    { seed: 's11', input: 'certain', verdict: 'wrong', misconceptionId: 'chance-words-reversed' },
    { seed: 's12', input: 'certain', verdict: 'correct' },
  ],
});
