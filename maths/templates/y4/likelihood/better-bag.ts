import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { unlessRight } from '../../worked-line';
import { counted } from '../../y1/shared/counted';

interface Params {
  person: string;
  colour: string;
  wanted: [number, number];
  others: [number, number];
}

const same = 'Both are the same';
const bag = (place: number) => `Bag ${place === 0 ? 'A' : 'B'}`;
const better = (p: Params) => (p.wanted[0] * p.others[1] > p.wanted[1] * p.others[0] ? 0 : 1);
const worse = (p: Params) => 1 - better(p);
const at = (pair: [number, number], place: number) => pair[place] ?? 0;
/** What somebody says who looks at the wanted colour only. */
const byCount = (p: Params) => (p.wanted[0] === p.wanted[1] ? same : bag(p.wanted[0] > p.wanted[1] ? 0 : 1));

export const betterBag = defineTemplate<Params>({
  id: 'y4/likelihood/better-bag',
  version: 1,
  topicId: '61-order-by-likelihood',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'compare-two-bags',
  calculator: false,
  title: 'Which bag gives you a better chance?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        colour: random.pick(['red', 'blue', 'green', 'yellow', 'orange']),
        wanted: [random.int(1, 6), random.int(1, 6)] as [number, number],
        others: [random.int(1, 9), random.int(1, 9)] as [number, number],
      }),
      (p) => {
        const [a, b] = [0, 1].map((i) => at(p.wanted, i) / (at(p.wanted, i) + at(p.others, i))) as [number, number];
        return Math.abs(a - b) >= 0.15 && p.others[0] !== p.others[1] && (a - 0.5) * (b - 0.5) < 0;
      },
    ),
  prompt: (p) =>
    `Bag A has ${p.wanted[0]} ${p.colour} and ${counted(p.others[0], 'black bead')}. Bag B has ${p.wanted[1]} ${p.colour} and ${counted(p.others[1], 'black bead')}. ${p.person} takes a bead without looking and hopes for ${p.colour}. Which bag is better?`,
  answer: (p) => ({ kind: 'choice', model: bag(better(p)) }),
  correctChoice: (p) => bag(better(p)),
  steps: (p) => [
    step(
      'start',
      `${at(p.wanted, better(p))}>${at(p.others, better(p))}`,
      `In ${bag(better(p))} there is more ${p.colour} than black.`,
      `Compare ${p.colour} with black in each bag.`,
      `In which bag is there more ${p.colour} than black?`,
    ),
    step(
      'start',
      `${at(p.wanted, worse(p))}<${at(p.others, worse(p))}`,
      `In ${bag(worse(p))} there is more black than ${p.colour}.`,
      'Do the same for the other bag.',
      `In which bag is there more black than ${p.colour}?`,
    ),
    step(
      'result',
      `\\text{${bag(better(p))}}`,
      `More ${p.colour} than black gives a better chance of ${p.colour}.`,
      `Choose the bag with more ${p.colour} than black.`,
      `In which bag is ${p.colour} more than half of the beads?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-compared-not-shares',
      compute: (p) => unlessRight(byCount(p), bag(better(p))),
      firstWrongStep: 0,
      feedback: (p) => `You only looked at the ${p.colour} beads. You could take out a black one too.`,
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => (byCount(p) === bag(worse(p)) ? null : bag(worse(p))),
      firstWrongStep: 2,
      feedback: (p) => `That bag is better for black. ${p.person} hopes for ${p.colour}.`,
    },
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: (p) => (p.wanted[0] === p.wanted[1] ? null : same),
      firstWrongStep: 1,
      feedback: () => 'Both bags have both colours, but the mix isn’t the same.',
    },
  ],
  confirm: (p) => {
    // Draws every bead of both bags equally often: as many rounds as the other bag has beads.
    const sizes = [0, 1].map((i) => at(p.wanted, i) + at(p.others, i));
    const hits = [0, 1].map((i) => {
      let count = 0;
      for (let round = 0; round < (sizes[1 - i] ?? 0); round += 1)
        for (let bead = 0; bead < (sizes[i] ?? 0); bead += 1) if (bead < at(p.wanted, i)) count += 1;
      return count;
    });
    return { kind: 'one-of', texts: [(hits[0] ?? 0) > (hits[1] ?? 0) ? 'Bag A' : 'Bag B'] };
  },
  examples: [
    { seed: 's1', input: 'Bag A', verdict: 'correct' },
    { seed: 's3', input: 'Both are the same', verdict: 'wrong', misconceptionId: 'counts-compared-not-shares' },
    { seed: 's4', input: 'Bag A', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's5', input: 'Both are the same', verdict: 'wrong', misconceptionId: 'all-outcomes-equally-likely' },
    { seed: 's9', input: 'Bag A', verdict: 'correct' },
  ],
});
