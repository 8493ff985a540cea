import type { Figure } from '../../../figures/figure';

/** One activity of a project: how long it takes and what has to be finished before it. */
export interface Activity {
  id: string;
  duration: number;
  after: string[];
}

/** Who has to follow whom, in the order of the letters. Each plan has one activity with two ways leading to it. */
export const plans: { after: Record<string, string[]>; joint: string }[] = [
  { after: { A: [], B: [], C: ['A'], D: ['A'], E: ['B', 'C'], F: ['D'], G: ['E', 'F'] }, joint: 'E' },
  { after: { A: [], B: [], C: ['A'], D: ['B'], E: ['B'], F: ['C', 'D'], G: ['E'], H: ['F', 'G'] }, joint: 'F' },
  { after: { A: [], B: ['A'], C: ['A'], D: ['B'], E: ['C'], F: ['D', 'E'], G: ['C'], H: ['F', 'G'] }, joint: 'F' },
];

/** The same plans drawn with activities as arrows: the places of the events, and from where to where each activity leads. */
const drawings: { events: [number, number][]; arrows: Record<string, [number, number]> }[] = [
  {
    events: [
      [0, 2],
      [3, 4],
      [3, 0],
      [6, 4],
      [6, 1],
      [9, 1],
    ],
    arrows: { A: [0, 1], B: [0, 2], C: [1, 2], D: [1, 3], E: [2, 4], F: [3, 4], G: [4, 5] },
  },
  {
    events: [
      [0, 2],
      [3, 4],
      [3, 0],
      [6, 4],
      [6, 0],
      [9, 2],
      [12, 2],
    ],
    arrows: { A: [0, 1], B: [0, 2], C: [1, 3], D: [2, 3], E: [2, 4], F: [3, 5], G: [4, 5], H: [5, 6] },
  },
  {
    events: [
      [0, 2],
      [3, 2],
      [6, 4],
      [6, 0],
      [9, 4],
      [12, 2],
      [15, 2],
    ],
    arrows: { A: [0, 1], B: [1, 2], C: [1, 3], D: [2, 4], E: [3, 4], F: [4, 5], G: [3, 5], H: [5, 6] },
  },
];

export const projectStories = [
  { what: 'Building a deck', unit: 'days' },
  { what: 'Setting up a school fair', unit: 'hours' },
  { what: 'Fitting out a food truck', unit: 'days' },
  { what: 'Recording an album', unit: 'weeks' },
  { what: 'Planting a community garden', unit: 'days' },
] as const;

export function activitiesOf(plan: number, durations: number[]): Activity[] {
  const after = (plans[plan] ?? plans[0])?.after ?? {};
  return Object.entries(after).map(([id, before], place) => ({ id, duration: durations[place] ?? 1, after: before }));
}

const find = (activities: Activity[], id: string) => activities.find((activity) => activity.id === id);
const duration = (activities: Activity[], id: string) => find(activities, id)?.duration ?? 0;

/** The earliest time at which an activity can start, by a forward scan. */
export function earliestStart(activities: Activity[], id: string): number {
  const before = find(activities, id)?.after ?? [];
  return Math.max(0, ...before.map((previous) => earliestStart(activities, previous) + duration(activities, previous)));
}

/** The shortest time for the whole project. */
export function completionTime(activities: Activity[]): number {
  return Math.max(...activities.map(({ id, duration: time }) => earliestStart(activities, id) + time));
}

/** The latest time at which an activity can start without delaying the project, by a backward scan. */
export function latestStart(activities: Activity[], id: string): number {
  const followers = activities.filter(({ after }) => after.includes(id));
  const finish = Math.min(completionTime(activities), ...followers.map((next) => latestStart(activities, next.id)));
  return finish - duration(activities, id);
}

/** Every chain of activities from a first one to this one (not counting it where `open`). */
export function chainsTo(activities: Activity[], id: string): string[][] {
  const before = find(activities, id)?.after ?? [];
  if (before.length === 0) return [[id]];
  return before.flatMap((previous) => chainsTo(activities, previous).map((chain) => [...chain, id]));
}

/** Every chain of the project from a first activity to a last one. */
export function wholeChains(activities: Activity[]): string[][] {
  const last = activities.filter(({ id }) => !activities.some(({ after }) => after.includes(id)));
  return last.flatMap(({ id }) => chainsTo(activities, id));
}

export function chainLength(activities: Activity[], chain: string[]): number {
  return chain.reduce((sum, id) => sum + duration(activities, id), 0);
}

/** The durations of a chain as a sum in LaTeX. */
export function chainSum(activities: Activity[], chain: string[]): string {
  return chain.map((id) => duration(activities, id)).join('+');
}

/** The project as a network: each activity is an arrow with its letter and its duration. */
export function projectNetwork(plan: number, activities: Activity[]): Figure {
  const { events, arrows } = drawings[plan] ?? { events: [], arrows: {} };
  return {
    kind: 'network',
    alt: `An activity network. ${activitySentences(activities)}`,
    nodes: events.map(([x, y], place) => ({ id: `${place}`, x, y })),
    edges: activities.map(({ id, duration: time }) => {
      const [from, to] = arrows[id] ?? [0, 1];
      return { from: `${from}`, to: `${to}`, label: `${id}, ${time}`, directed: true };
    }),
  };
}

function activitySentences(activities: Activity[]): string {
  return activities
    .map(
      ({ id, duration: time, after }) =>
        `${id} takes ${time} and ${after.length === 0 ? 'can start straight away' : `follows ${after.join(' and ')}`}.`,
    )
    .join(' ');
}

export function projectTable(activities: Activity[], unit: string): Figure {
  const follows = (after: string[]) => (after.length === 0 ? '–' : after.join(', '));
  return {
    kind: 'table',
    alt: `A table of activities. ${activitySentences(activities)}`,
    head: ['Activity', `Duration (${unit})`, 'Predecessors'],
    rowHeads: true,
    rows: activities.map(({ id, duration: time, after }) => [id, `${time}`, follows(after)]),
  };
}
