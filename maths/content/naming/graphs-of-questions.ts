/** Networks and projects as a question tells them in words, and what students do with them. */

interface Edge {
  from: string;
  to: string;
  length: number;
}

/** "A to B is 220 m" as edges. */
export const edgesIn = (text: string): Edge[] =>
  [...text.matchAll(/\b([A-Z]\w*) to ([A-Z]\w*) is (\d+(?:\.\d+)?)/g)].map(([, from = '', to = '', length]) => ({
    from,
    to,
    length: Number(length),
  }));

const total = (edges: readonly Edge[]): number => edges.reduce((sum, { length }) => sum + length, 0);

const placesOf = (edges: readonly Edge[]): string[] => [...new Set(edges.flatMap(({ from, to }) => [from, to]))].sort();

const others = (edges: readonly Edge[], place: string): { to: string; length: number }[] =>
  edges.flatMap(({ from, to, length }) =>
    from === place ? [{ to, length }] : to === place ? [{ to: from, length }] : [],
  );

/** The shortest edges, as many as a tree has, loops or not. */
export const shortestEdges = (edges: readonly Edge[]): number =>
  total([...edges].sort((a, b) => a.length - b.length).slice(0, placesOf(edges).length - 1));

/** A walk from a place to the nearest new one each time, through all places or to the end; NaN where it gets stuck. */
export function nearestEachTime(edges: readonly Edge[], start: string, end: string | null): number {
  const seen = [start];
  let [here, length] = [start, 0];
  while (here !== end && seen.length < placesOf(edges).length) {
    const next = others(edges, here)
      .filter(({ to }) => !seen.includes(to))
      .sort((a, b) => a.length - b.length)[0];
    if (next === undefined) return end === null ? Number.NaN : length;
    seen.push(next.to);
    here = next.to;
    length += next.length;
  }
  return length;
}

/** The total length from one place straight to each of the others. */
export const starLength = (edges: readonly Edge[], centre: string): number =>
  others(edges, centre).reduce((sum, { length }) => sum + length, 0);

/** The lengths of all ways with the fewest edges. */
export function fewestLinks(edges: readonly Edge[], start: string, end: string): number[] {
  let ways: { at: string; length: number; seen: string[] }[] = [{ at: start, length: 0, seen: [start] }];
  for (let links = 0; links < 8; links += 1) {
    const done = ways.filter(({ at }) => at === end);
    if (done.length > 0) return done.map(({ length }) => length);
    ways = ways.flatMap(({ at, length, seen }) =>
      others(edges, at)
        .filter(({ to }) => !seen.includes(to))
        .map((next) => ({ at: next.to, length: length + next.length, seen: [...seen, next.to] })),
    );
  }
  return [];
}

interface Activity {
  id: string;
  days: number;
  after: string[];
}

/** "A takes 8 and can start straight away. B takes 5 and follows A." as activities. */
export const activitiesIn = (text: string): Activity[] =>
  [...text.matchAll(/\b([A-Z]) takes (\d+) and (?:can start|follows) ([^.]*)/g)].map(
    ([, id = '', days, after = '']) => ({
      id,
      days: Number(days),
      after: after.match(/\b[A-Z]\b/g) ?? [],
    }),
  );

/** The earliest start of each activity. */
export function earliestStarts(activities: readonly Activity[]): Map<string, number> {
  const starts = new Map<string, number>();
  for (const { id, after } of activities) {
    const ends = after.map((one) => (starts.get(one) ?? 0) + (activities.find((a) => a.id === one)?.days ?? 0));
    starts.set(id, Math.max(0, ...ends));
  }
  return starts;
}

/** The latest start of each activity that makes the project no longer. */
export function latestStarts(activities: readonly Activity[]): Map<string, number> {
  const early = earliestStarts(activities);
  const end = Math.max(...activities.map(({ id, days }) => (early.get(id) ?? 0) + days));
  const starts = new Map<string, number>();
  for (const { id, days } of [...activities].reverse()) {
    const next = activities.filter(({ after }) => after.includes(id)).map((one) => starts.get(one.id) ?? end);
    starts.set(id, Math.min(end, ...next) - days);
  }
  return starts;
}

/** The lengths of all chains from an activity without a predecessor to this one, itself counted or not. */
export function chainsTo(activities: readonly Activity[], id: string): number[] {
  const one = activities.find((activity) => activity.id === id);
  if (one === undefined) return [];
  return (one.after.length === 0 ? [0] : one.after.flatMap((before) => chainsTo(activities, before))).map(
    (length) => length + one.days,
  );
}
