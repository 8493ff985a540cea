import type { Link, Place } from '../../y10/shared/weighted-network';

/** A network of pipes from the source S to the sink T with one connection that leads backwards. */
export const flowPlaces: Place[] = [
  { id: 'S', x: 0, y: 2 },
  { id: 'A', x: 3, y: 4 },
  { id: 'B', x: 3, y: 0 },
  { id: 'C', x: 6, y: 4 },
  { id: 'D', x: 6, y: 0 },
  { id: 'T', x: 9, y: 2 },
];

const pairs = ['SA', 'SB', 'AC', 'BD', 'AD', 'CB', 'CT', 'DT'] as const;

export const flowStories = [
  {
    text: 'The network shows water pipes from a dam $S$ to a town $T$, with capacities in megalitres per day.',
    flow: 'megalitres per day',
  },
  {
    text: 'The network shows one-way streets from a stadium $S$ to a station $T$, with capacities in hundreds of people per hour.',
    flow: 'hundreds of people per hour',
  },
  {
    text: 'The network shows data lines from a server $S$ to an office $T$, with capacities in gigabits per second.',
    flow: 'gigabits per second',
  },
  {
    text: 'The network shows conveyor belts from a mine $S$ to a port $T$, with capacities in tonnes per minute.',
    flow: 'tonnes per minute',
  },
] as const;

export const pipeCount = pairs.length;

export function pipesOf(capacities: number[]): Link[] {
  return pairs.map((pair, place) => ({ from: pair.charAt(0), to: pair.charAt(1), weight: capacities[place] ?? 1 }));
}

/** Every way to split the places so that S is on one side and T on the other: the side of S. */
export function sourceSides(): string[][] {
  const middle = ['A', 'B', 'C', 'D'];
  return Array.from({ length: 16 }, (_, mask) => [
    'S',
    ...middle.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1),
  ]);
}

/** The pipes that lead out of the source's side. */
export function cutPipes(pipes: Link[], side: string[]): Link[] {
  return pipes.filter(({ from, to }) => side.includes(from) && !side.includes(to));
}

/** The pipes that lead back into the source's side. */
export function backPipes(pipes: Link[], side: string[]): Link[] {
  return pipes.filter(({ from, to }) => !side.includes(from) && side.includes(to));
}

/** The largest flow from S to T, by filling up one free way after another (Edmonds and Karp). */
export function maximumFlow(pipes: Link[]): number {
  const free = new Map<string, number>();
  for (const { from, to, weight } of pipes) {
    free.set(`${from}${to}`, weight);
    free.set(`${to}${from}`, free.get(`${to}${from}`) ?? 0);
  }
  let total = 0;
  for (let way = freeWay(free); way !== null; way = freeWay(free)) {
    const room = Math.min(...way.map((edge) => free.get(edge) ?? 0));
    for (const edge of way) {
      const back = `${edge.charAt(1)}${edge.charAt(0)}`;
      free.set(edge, (free.get(edge) ?? 0) - room);
      free.set(back, (free.get(back) ?? 0) + room);
    }
    total += room;
  }
  return total;
}

function freeWay(free: Map<string, number>): string[] | null {
  const waysTo = new Map<string, string[]>([['S', []]]);
  for (const [here, way] of waysTo)
    for (const [edge, room] of free)
      if (edge.startsWith(here) && room > 0 && !waysTo.has(edge.charAt(1))) waysTo.set(edge.charAt(1), [...way, edge]);
  return waysTo.get('T') ?? null;
}
