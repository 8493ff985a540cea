import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { textLine } from '../shared/text-line';

interface Params {
  things: [string, string];
  lower: 'left' | 'right';
  ask: 'heavier' | 'lighter';
}

const colours = ['red', 'blue', 'green', 'black', 'white', 'pink', 'grey', 'brown'] as const;
const down = (p: Params) => (p.lower === 'left' ? p.things[0] : p.things[1]);
const up = (p: Params) => (p.lower === 'left' ? p.things[1] : p.things[0]);
const right = (p: Params) => `the ${p.ask === 'heavier' ? down(p) : up(p)}`;
const same = 'They are the same';

export const heavierOrLighter = defineTemplate<Params>({
  id: 'y1/compare-measures/heavier-or-lighter',
  version: 1,
  topicId: '8-compare-length-mass-capacity',
  years: [1],
  difficulty: 'EASY',
  strategy: 'read-a-balance',
  calculator: false,
  title: 'Heavier or lighter?',
  params: (random) => {
    // Things of one kind, so that the balance alone can tell.
    const kind = random.pick(['bag', 'box', 'tin', 'jar']);
    return {
      things: random
        .shuffle(colours)
        .slice(0, 2)
        .map((colour) => `${colour} ${kind}`) as [string, string],
      lower: random.pick(['left', 'right'] as const),
      ask: random.pick(['heavier', 'lighter'] as const),
    };
  },
  prompt: (p) => `Look at the scales. Which is ${p.ask}?`,
  figure: (p) => ({
    kind: 'balance',
    alt: `Balance scales. Left pan: the ${p.things[0]}. Right pan: the ${p.things[1]}. The ${p.lower} pan is lower.`,
    left: p.things[0],
    right: p.things[1],
    lower: p.lower,
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`The ${p.lower} pan is lower`),
      'One pan is lower.',
      'Look at both pans.',
      'Are the pans level?',
    ),
    step(
      'start',
      textLine(`The ${down(p)} pulls down more`),
      'The heavier thing pulls its pan down.',
      'Think of a see-saw.',
      'Which side of a see-saw goes down?',
    ),
    step(
      'result',
      textLine(right(p)),
      `So this one is ${p.ask}.`,
      `Do you want the pan that’s up or the pan that’s down?`,
      `Which one is ${p.ask}?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'higher-pan-as-heavier',
      compute: (p) => `the ${p.ask === 'heavier' ? up(p) : down(p)}`,
      firstWrongStep: 1,
      feedback: () => 'Think of a see-saw. The heavy side goes down.',
    },
    {
      misconceptionId: 'tilt-ignored',
      compute: () => same,
      firstWrongStep: 0,
      feedback: () => 'Look again. One pan is lower than the other.',
    },
  ],
  confirm: (p) => {
    // A mass for each side that tilts the beam this way.
    const masses = p.things.map((thing, side) => ({ thing, mass: (side === 0) === (p.lower === 'left') ? 5 : 3 }));
    masses.sort((a, b) => a.mass - b.mass);
    return { kind: 'one-of', texts: [`the ${masses.at(p.ask === 'heavier' ? -1 : 0)?.thing}`] };
  },
  examples: [
    { seed: 's1', input: 'the grey bag', verdict: 'correct' },
    { seed: 's2', input: 'the brown bag', verdict: 'wrong', misconceptionId: 'higher-pan-as-heavier' },
    { seed: 's3', input: 'They are the same', verdict: 'wrong', misconceptionId: 'tilt-ignored' },
    { seed: 's7', input: 'the grey jar', verdict: 'correct' },
  ],
});
