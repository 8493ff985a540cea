import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start, unlessRight } from '../../worked-line';
import {
  activitiesOf,
  chainLength,
  chainSum,
  chainsTo,
  earliestStart as earliest,
  plans,
  projectStories,
  projectTable,
} from './project';

interface Params {
  story: number;
  plan: number;
  durations: number[];
}

const storyOf = (p: Params) => projectStories[p.story] ?? projectStories[0];
const activities = (p: Params) => activitiesOf(p.plan, p.durations);
const asked = (p: Params) => plans[p.plan]?.joint ?? 'E';
/** The two chains that lead to the activity, without it, the longer one last. */
const chains = (p: Params) =>
  chainsTo(activities(p), asked(p))
    .map((chain) => chain.slice(0, -1))
    .sort((a, b) => chainLength(activities(p), a) - chainLength(activities(p), b));
const shorter = (p: Params) => chains(p)[0] ?? [];
const longer = (p: Params) => chains(p).at(-1) ?? [];
const model = (p: Params) => `${earliest(activities(p), asked(p))}`;

export const earliestStart = defineTemplate<Params>({
  id: 'y12/critical-path/earliest-start',
  version: 1,
  topicId: '189-critical-path',
  years: [12],
  difficulty: 'EASY',
  strategy: 'forward-scan',
  calculator: true,
  title: 'Earliest start time of an activity',
  params: (random) =>
    drawUntil(
      () => {
        const plan = random.int(0, plans.length - 1);
        return {
          story: random.int(0, projectStories.length - 1),
          plan,
          durations: Array.from({ length: 8 }, () => random.int(2, 12)),
        };
      },
      (p) =>
        chainLength(activities(p), shorter(p)) !== chainLength(activities(p), longer(p)) &&
        !p.durations.includes(Number(model(p))),
    ),
  prompt: (p) =>
    `${storyOf(p).what} involves the activities in the table. What is the earliest start time for activity ${asked(p)}, in ${storyOf(p).unit} from the start of the project?`,
  figure: (p) => projectTable(activities(p), storyOf(p).unit),
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      chainSum(activities(p), shorter(p)),
      `One chain of activities leading to ${asked(p)} is ${shorter(p).join(' then ')}.`,
      `Which activities have to be finished before ${asked(p)}, and which before those?`,
      `Follow the last column back from ${asked(p)}. Where does the chain start?`,
    ),
    start(
      chainSum(activities(p), longer(p)),
      `The other chain is ${longer(p).join(' then ')}.`,
      'Find the other chain too.',
      'Is there another activity that must be finished first?',
    ),
    result(
      model(p),
      `Activity ${asked(p)} has to wait for both chains, so the longer one decides.`,
      'Add up both chains and compare them.',
      'Which of the two chains finishes later?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'shortest-chain-decides',
      compute: (p) => unlessRight(`${chainLength(activities(p), shorter(p))}`, model(p)),
      firstWrongStep: 2,
      feedback: () => 'Only one of the chains is finished by then. The other one is still going.',
    },
    {
      misconceptionId: 'finish-for-start',
      compute: (p) => `${chainLength(activities(p), [...longer(p), asked(p)])}`,
      firstWrongStep: 2,
      feedback: (p) => `That’s when activity ${asked(p)} finishes. When can it start?`,
    },
    {
      misconceptionId: 'adds-every-number',
      compute: (p) => unlessRight(`${chainLength(activities(p), [...new Set(chains(p).flat())])}`, model(p)),
      firstWrongStep: 2,
      feedback: () => 'You did all the activities one after the other. Some of them can happen at the same time.',
    },
  ],
  // Let time pass: an activity works as soon as all that it follows are done.
  confirm: (p) => ({ kind: 'values', values: [simulatedStart(p)] }),
  examples: [
    { seed: 's1', input: '25', verdict: 'correct' },
    { seed: 's2', input: '8', verdict: 'correct' },
    { seed: 's3', input: '40/2', verdict: 'wrong-form' },
    { seed: 's1', input: '20', verdict: 'wrong', misconceptionId: 'shortest-chain-decides' },
    { seed: 's1', input: '30', verdict: 'wrong', misconceptionId: 'finish-for-start' },
    { seed: 's1', input: '37', verdict: 'wrong', misconceptionId: 'adds-every-number' },
  ],
});

function simulatedStart(p: Params): number {
  const left = new Map(activities(p).map(({ id, duration }) => [id, duration]));
  for (let time = 0; time < 200; time += 1) {
    const ready = activities(p).filter(({ after }) => after.every((id) => left.get(id) === 0));
    if (ready.some(({ id }) => id === asked(p))) return time;
    for (const { id } of ready) left.set(id, Math.max(0, (left.get(id) ?? 0) - 1));
  }
  return Number.NaN;
}
