import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Percentages: of A, of B and of neither. */
interface Params {
  story: number;
  a: number;
  b: number;
  both: number;
}

const stories = [
  { group: 'the students at a school', a: 'take a bus', b: 'take a train', none: 'take neither' },
  { group: 'the homes in a street', a: 'have solar panels', b: 'have a rainwater tank', none: 'have neither' },
  { group: 'the customers at a café', a: 'order a cake', b: 'order a coffee', none: 'order neither' },
  { group: 'the people in a town', a: 'read the news online', b: 'listen to the radio', none: 'do neither' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const either = (p: Params) => p.a + p.b - p.both;
const none = (p: Params) => 100 - either(p);
const text = (value: number) => `${value}%`;

export const findTheOverlap = defineTemplate<Params>({
  id: 'y9/probability/find-the-overlap',
  version: 1,
  topicId: '160-and-or-relative-frequency',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'addition-rule-backwards',
  calculator: false,
  title: 'Find the probability of both',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        a: random.int(30, 75),
        b: random.int(25, 70),
        both: random.int(8, 40),
      }),
      (p) =>
        p.both < Math.min(p.a, p.b) - 4 &&
        none(p) >= 4 &&
        none(p) <= 40 &&
        p.both !== none(p) &&
        p.a + p.b > 100 &&
        p.a !== p.b &&
        // The product rule would give another number.
        Math.abs((p.a * p.b) / 100 - p.both) > 2,
    ),
  prompt: (p) =>
    `Of ${storyOf(p).group}, ${p.a}% ${storyOf(p).a}, ${p.b}% ${storyOf(p).b}, and ${none(p)}% ${storyOf(p).none}. One is picked at random. What is the probability of both?`,
  instruction: () => 'Give your answer as a percentage.',
  figure: (p) => ({
    kind: 'venn',
    alt: `A Venn diagram with two circles that overlap. The first circle has ${p.a} per cent, the second circle has ${p.b} per cent, and ${none(p)} per cent are outside both. The overlap is unknown.`,
    sets: [`A: ${p.a}%`, `B: ${p.b}%`],
    regions: { ab: '?', outside: `${none(p)}%` },
  }),
  answer: (p) => ({ kind: 'number', model: text(p.both), unit: '%' }),
  steps: (p) => [
    start(
      `100-${none(p)}`,
      'Everyone who isn’t outside is in at least one circle.',
      'How many are in at least one circle?',
      'What do all the regions of the diagram add up to?',
    ),
    equal(
      `${either(p)}`,
      'This is the percentage in at least one circle.',
      'Work out the difference.',
      'Who is in at least one circle?',
    ),
    start(
      `${p.a}+${p.b}-${either(p)}`,
      'Adding both circles counts the overlap twice, so the sum is too big by exactly the overlap.',
      'Add both circles, and compare with the number in at least one circle.',
      'Who is counted twice when you add both circles?',
    ),
    equal(`${p.both}`, 'This is the overlap.', 'Work it out.', 'Is the overlap smaller than each of the circles?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'outside-both-left-out',
      compute: (p) => unlessRight(text(p.a + p.b - 100), text(p.both)),
      firstWrongStep: 0,
      feedback: (p) => `You used 100% for the circles. What about the ${none(p)}% outside?`,
    },
    {
      misconceptionId: 'and-or-swapped',
      compute: (p) => text(either(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the probability of at least one of them. The question asks for both at once.',
    },
    {
      misconceptionId: 'overlap-halved',
      compute: (p) => unlessRight(text((p.a + p.b - either(p)) / 2), text(p.both)),
      firstWrongStep: 2,
      feedback: () => 'You halved the overlap. How many times is it counted when you add both circles?',
    },
  ],
  // Try every overlap from 0 to 100 until the four regions add to everybody.
  confirm(p) {
    const fits: number[] = [];
    for (let both = 0; both <= Math.min(p.a, p.b); both += 1) {
      if (p.a - both + both + (p.b - both) + none(p) === 100) fits.push(both / 100);
    }
    return { kind: 'values', values: fits };
  },
  examples: [
    { seed: 's1', input: '17%', verdict: 'correct' },
    { seed: 's2', input: '30%', verdict: 'correct' },
    { seed: 's1', input: '8%', verdict: 'wrong', misconceptionId: 'outside-both-left-out' },
    { seed: 's1', input: '91%', verdict: 'wrong', misconceptionId: 'and-or-swapped' },
    { seed: 's1', input: '8.5%', verdict: 'wrong', misconceptionId: 'overlap-halved' },
  ],
});
