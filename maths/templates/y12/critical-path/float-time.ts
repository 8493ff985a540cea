import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import {
  activitiesOf,
  chainLength,
  chainSum,
  completionTime,
  earliestStart,
  latestStart,
  plans,
  projectStories,
  projectTable,
  wholeChains,
} from './project';

interface Params {
  story: number;
  plan: number;
  durations: number[];
  asked: string;
}

const storyOf = (p: Params) => projectStories[p.story] ?? projectStories[0];
const activities = (p: Params) => activitiesOf(p.plan, p.durations);
const longestOf = (p: Params, chains: string[][]) =>
  [...chains].sort((a, b) => chainLength(activities(p), b) - chainLength(activities(p), a))[0] ?? [];
const critical = (p: Params) => longestOf(p, wholeChains(activities(p)));
/** The longest chain that holds the activity. */
const through = (p: Params) =>
  longestOf(
    p,
    wholeChains(activities(p)).filter((chain) => chain.includes(p.asked)),
  );
const early = (p: Params) => earliestStart(activities(p), p.asked);
const late = (p: Params) => latestStart(activities(p), p.asked);
const model = (p: Params) => `${late(p) - early(p)}`;
const ownTime = (p: Params) => activities(p).find(({ id }) => id === p.asked)?.duration ?? 0;

export const floatTime = defineTemplate<Params>({
  id: 'y12/critical-path/float-time',
  version: 1,
  topicId: '189-critical-path',
  years: [12],
  difficulty: 'HARD',
  strategy: 'forward-and-backward-scan',
  calculator: true,
  title: 'Float time of an activity',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, projectStories.length - 1),
        plan: random.int(0, plans.length - 1),
        durations: Array.from({ length: 8 }, () => random.int(2, 14)),
        asked: random.pick(['B', 'C', 'D', 'E', 'F', 'G']),
      }),
      (p) => late(p) - early(p) >= 2 && early(p) > 0 && ownTime(p) > 0 && !p.durations.includes(Number(model(p))),
    ),
  prompt: (p) =>
    `${storyOf(p).what} involves the activities in the table, and must be finished in the minimum time. By how many ${storyOf(p).unit} can activity ${p.asked} be delayed without delaying the whole project?`,
  figure: (p) => projectTable(activities(p), storyOf(p).unit),
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      chainSum(activities(p), critical(p)),
      `The longest chain, ${critical(p).join('–')}, is the critical path.`,
      'Find the critical path first.',
      'Which chain decides how long the project takes?',
    ),
    equal(
      `${completionTime(activities(p))}`,
      'This is the minimum time for the project.',
      'Add.',
      'How long does the project take?',
    ),
    start(
      chainSum(activities(p), through(p)),
      `The longest chain through ${p.asked} is ${through(p).join('–')}.`,
      `Find the longest chain that contains ${p.asked}.`,
      `Which activities have to come before ${p.asked}, and which come after it?`,
    ),
    equal(
      `${chainLength(activities(p), through(p))}`,
      'This chain is shorter than the critical path.',
      'Add its durations.',
      'How long does this chain take?',
    ),
    start(
      `${completionTime(activities(p))}-${chainLength(activities(p), through(p))}`,
      'The spare time of this chain is the float of the activity.',
      'Compare this chain with the critical path.',
      'How much time does this chain have to spare?',
    ),
    equal(model(p), 'Subtract.', 'Work out the difference.', 'Would a longer delay hold up the whole project?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'latest-start-as-float',
      compute: (p) => unlessRight(`${late(p)}`, model(p)),
      firstWrongStep: 4,
      feedback: (p) => `That’s the latest time ${p.asked} can start. How much later is it than the earliest?`,
    },
    {
      misconceptionId: 'float-without-duration',
      compute: (p) => `${late(p) + ownTime(p) - early(p)}`,
      firstWrongStep: 4,
      feedback: (p) => `Activity ${p.asked} itself takes up part of that time.`,
    },
    {
      misconceptionId: 'earliest-start-as-float',
      compute: (p) => unlessRight(`${early(p)}`, model(p)),
      firstWrongStep: 4,
      feedback: (p) => `That’s the earliest time ${p.asked} can start. Float is spare time.`,
    },
  ],
  // Make the activity longer, bit by bit, until the project takes longer.
  confirm(p) {
    const withDelay = (delay: number) =>
      activities(p).map((activity) =>
        activity.id === p.asked ? { ...activity, duration: activity.duration + delay } : activity,
      );
    const end = (delay: number) =>
      Math.max(...wholeChains(activities(p)).map((chain) => chainLength(withDelay(delay), chain)));
    let delay = 0;
    while (end(delay + 1) === end(0)) delay += 1;
    return { kind: 'values', values: [delay] };
  },
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: '7', verdict: 'correct' },
    { seed: 's3', input: '16/2', verdict: 'wrong-form' },
    { seed: 's1', input: '14', verdict: 'wrong', misconceptionId: 'latest-start-as-float' },
    { seed: 's1', input: '12', verdict: 'wrong', misconceptionId: 'float-without-duration' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'earliest-start-as-float' },
  ],
});
