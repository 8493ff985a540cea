import { type Link, neighboursOf } from '../../y10/shared/weighted-network';

/** The walk that always goes on to the nearest place not yet visited; null where it gets stuck before it has seen all. */
export function nearestWalk(links: Link[], from: string, places: number): Link[] | null {
  const visited = [from];
  const walk: Link[] = [];
  while (visited.length < places) {
    const here = visited.at(-1) ?? from;
    const next = nearestNew(links, here, visited);
    if (next === undefined) return null;
    walk.push(next);
    visited.push(next.to);
  }
  return walk;
}

/** The walk that always goes on to the nearest place not yet visited until it meets its goal; null where it gets stuck. */
export function nearestWalkTo(links: Link[], from: string, goal: string): Link[] | null {
  const visited = [from];
  const walk: Link[] = [];
  for (;;) {
    const here = visited.at(-1) ?? from;
    if (here === goal) return walk;
    const next = nearestNew(links, here, visited);
    if (next === undefined) return null;
    walk.push(next);
    visited.push(next.to);
  }
}

function nearestNew(links: Link[], here: string, visited: string[]): Link | undefined {
  return neighboursOf(links, here)
    .filter(({ to }) => !visited.includes(to))
    .sort((a, b) => a.weight - b.weight)[0];
}
