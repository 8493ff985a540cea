import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import {
  activitiesOf,
  chainLength,
  chainSum,
  plans,
  projectNetwork,
  projectStories,
  completionTime as shortestTime,
  wholeChains,
} from './project';

interface Params {
  story: number;
  plan: number;
  durations: number[];
}

const storyOf = (p: Params) => projectStories[p.story] ?? projectStories[0];
const activities = (p: Params) => activitiesOf(p.plan, p.durations);
/** All chains, the longest first. */
const chains = (p: Params) =>
  wholeChains(activities(p)).sort((a, b) => chainLength(activities(p), b) - chainLength(activities(p), a));
const chain = (p: Params, place: number) => chains(p).at(place) ?? [];
const lengthAt = (p: Params, place: number) => chainLength(activities(p), chain(p, place));
const model = (p: Params) => `${shortestTime(activities(p))}`;

export const completionTime = defineTemplate<Params>({
  id: 'y12/critical-path/completion-time',
  version: 2,
  topicId: '189-critical-path',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'longest-chain',
  calculator: true,
  title: 'Minimum completion time of a project',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, projectStories.length - 1),
        plan: random.int(0, plans.length - 1),
        durations: Array.from({ length: 8 }, () => random.int(2, 14)),
      }),
      (p) => lengthAt(p, 0) > lengthAt(p, 1) && lengthAt(p, 1) > lengthAt(p, -1),
    ),
  prompt: (p) =>
    `${storyOf(p).what} involves the activities in the network, with durations in ${storyOf(p).unit}. Activities that don’t depend on each other can happen at the same time. What is the minimum time for the whole project, in ${storyOf(p).unit}?`,
  figure: (p) => projectNetwork(p.plan, activities(p)),
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      chainSum(activities(p), chain(p, 1)),
      `The chain ${chain(p, 1).join('–')} goes from start to finish.`,
      'Follow the arrows to find chains from start to finish.',
      'Which activities have to follow one another?',
    ),
    equal(`${lengthAt(p, 1)}`, 'This is how long one chain takes.', 'Add its durations.', 'Is there a longer chain?'),
    start(
      chainSum(activities(p), chain(p, 0)),
      `The chain ${chain(p, 0).join('–')} is the longest, so it is the critical path.`,
      'Compare all the chains from start to finish.',
      'Which chain decides when the project is finished?',
    ),
    equal(model(p), 'Add its durations.', 'Work out the sum.', 'Are all the other chains finished by then?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-every-number',
      compute: (p) => `${activities(p).reduce((sum, { duration }) => sum + duration, 0)}`,
      firstWrongStep: 0,
      feedback: () => 'You did all the activities one after the other. Some of them can happen at the same time.',
    },
    {
      misconceptionId: 'shortest-chain-decides',
      compute: (p) => unlessRight(`${lengthAt(p, -1)}`, model(p)),
      firstWrongStep: 2,
      feedback: () => 'Only the shortest chain is finished by then. The project ends when all of them are.',
    },
    {
      misconceptionId: 'longest-activities-added',
      compute(p) {
        const longest = [...activities(p)].sort((a, b) => b.duration - a.duration).slice(0, chain(p, 0).length);
        return unlessRight(`${longest.reduce((sum, { duration }) => sum + duration, 0)}`, model(p));
      },
      firstWrongStep: 2,
      feedback: () => 'You added the longest activities, but they don’t all follow one another.',
    },
  ],
  // Let time pass until nothing is left to do.
  confirm(p) {
    const left = new Map(activities(p).map(({ id, duration }) => [id, duration]));
    let time = 0;
    while ([...left.values()].some((rest) => rest > 0)) {
      const ready = activities(p).filter(({ after }) => after.every((id) => left.get(id) === 0));
      for (const { id } of ready) left.set(id, Math.max(0, (left.get(id) ?? 0) - 1));
      time += 1;
    }
    return { kind: 'values', values: [time] };
  },
  examples: [
    { seed: 's1', input: '43 days', verdict: 'correct' },
    { seed: 's2', input: '35 days', verdict: 'correct' },
    { seed: 's3', input: '78/2', verdict: 'wrong-form' },
    { seed: 's1', input: '66', verdict: 'wrong', misconceptionId: 'adds-every-number' },
    { seed: 's1', input: '27', verdict: 'wrong', misconceptionId: 'shortest-chain-decides' },
    { seed: 's2', input: '36', verdict: 'wrong', misconceptionId: 'longest-activities-added' },
  ],
});
