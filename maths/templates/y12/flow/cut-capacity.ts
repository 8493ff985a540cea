import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, unlessRight } from '../../worked-line';
import { linkList, networkFigure, totalWeight } from '../../y10/shared/weighted-network';
import { backPipes, cutPipes, flowPlaces, flowStories, pipeCount, pipesOf, sourceSides } from './flow-network';

interface Params {
  story: number;
  capacities: number[];
  side: string[];
}

/** The splits that a pipe leads back over. */
const sidesWithBackPipe = sourceSides().filter((side) => side.includes('B') && !side.includes('C'));

const storyOf = (p: Params) => flowStories[p.story] ?? flowStories[0];
const pipes = (p: Params) => pipesOf(p.capacities);
const out = (p: Params) => cutPipes(pipes(p), p.side);
const back = (p: Params) => backPipes(pipes(p), p.side);
const model = (p: Params) => `${totalWeight(out(p))}`;
const names = (list: string[]) =>
  list.length === 1
    ? `$${list[0]}$`
    : `${list
        .slice(0, -1)
        .map((id) => `$${id}$`)
        .join(', ')} and $${list.at(-1)}$`;
const otherSide = (p: Params) => flowPlaces.map(({ id }) => id).filter((id) => !p.side.includes(id));

export const cutCapacity = defineTemplate<Params>({
  id: 'y12/flow/cut-capacity',
  version: 1,
  topicId: '190-flow-and-matching',
  years: [12],
  difficulty: 'EASY',
  strategy: 'capacity-of-a-cut',
  calculator: true,
  title: 'Capacity of a cut',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, flowStories.length - 1),
        capacities: Array.from({ length: pipeCount }, () => random.int(4, 28)),
        side: random.pick(sidesWithBackPipe),
      }),
      (p) => !p.capacities.includes(Number(model(p))) && totalWeight(back(p)) * 2 !== totalWeight(out(p)),
    ),
  prompt: (p) =>
    `${storyOf(p).text} A cut separates ${names(p.side)} from ${names(otherSide(p))}. What is the capacity of this cut?`,
  figure: (p) =>
    networkFigure(flowPlaces, pipes(p), `A directed network with these capacities. ${linkList(pipes(p), '')}`, true),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      out(p)
        .map(({ weight }) => weight)
        .join('+'),
      `These go from the $S$ side to the $T$ side: ${out(p)
        .map(({ from, to }) => `${from}${to}`)
        .join(', ')}. ${back(p).length === 1 ? 'The connection' : 'The connections'} ${back(p)
        .map(({ from, to }) => `${from}${to}`)
        .join(
          ' and ',
        )} ${back(p).length === 1 ? 'goes the other way, so it doesn’t count' : 'go the other way, so they don’t count'}.`,
      'Look at each arrow that crosses the cut. Does it go from the source side to the sink side?',
      'Which arrows cross the cut from the $S$ side to the $T$ side?',
    ),
    equal(model(p), 'Add their capacities.', 'Work out the sum.', 'Did you leave out anything going backwards?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'backward-edge-counted',
      compute: (p) => `${totalWeight(out(p)) + totalWeight(back(p))}`,
      firstWrongStep: 0,
      feedback: () => 'You also counted capacity going backwards across the cut. Does it carry anything towards $T$?',
    },
    {
      misconceptionId: 'backward-edge-subtracted',
      compute: (p) => unlessRight(`${totalWeight(out(p)) - totalWeight(back(p))}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'You subtracted the capacity going backwards across the cut. It just doesn’t count.',
    },
  ],
  // What is left when every pipe that does not cross forwards is taken off the total.
  confirm(p) {
    const rest = pipes(p).filter(({ from, to }) => !(p.side.includes(from) && otherSide(p).includes(to)));
    return {
      kind: 'values',
      values: [p.capacities.reduce((a, b) => a + b, 0) - rest.reduce((sum, { weight }) => sum + weight, 0)],
    };
  },
  examples: [
    { seed: 's1', input: '43', verdict: 'correct' },
    { seed: 's2', input: '26', verdict: 'correct' },
    { seed: 's3', input: '98/2', verdict: 'wrong-form' },
    { seed: 's1', input: '53', verdict: 'wrong', misconceptionId: 'backward-edge-counted' },
    { seed: 's1', input: '33', verdict: 'wrong', misconceptionId: 'backward-edge-subtracted' },
  ],
});
