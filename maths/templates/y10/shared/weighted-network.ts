import type { Figure } from '../../../figures/figure';

/** Named places, with their place in the drawing. */
export interface Place {
  id: string;
  x: number;
  y: number;
}

/** A connection and its weight (a length, a time, a cost, a capacity). */
export interface Link {
  from: string;
  to: string;
  weight: number;
}

/** "A to B is 5 km. A to C is 7 km." for those who cannot see the drawing. */
export function linkList(links: Link[], unit: string): string {
  const after = unit === '' ? '' : ` ${unit}`;
  return links.map(({ from, to, weight }) => `${from} to ${to} is ${weight}${after}.`).join(' ');
}

export function networkFigure(places: Place[], links: Link[], alt: string, directed = false): Figure {
  return {
    kind: 'network',
    alt,
    nodes: places.map(({ id, x, y }) => ({ id, x, y, label: id })),
    edges: links.map(({ from, to, weight }) => ({ from, to, label: `${weight}`, ...(directed ? { directed } : {}) })),
  };
}

export function totalWeight(links: Link[]): number {
  return links.reduce((sum, link) => sum + link.weight, 0);
}

/** The links of a route, or those that exist. */
export function linksOfRoute(links: Link[], route: string[]): Link[] {
  return route.slice(1).flatMap((to, place) => {
    const from = route[place];
    const found = links.find((l) => (l.from === from && l.to === to) || (l.to === from && l.from === to));
    return found === undefined ? [] : [found];
  });
}

/** Every route between two places that visits no place twice. */
export function simpleRoutes(links: Link[], from: string, to: string, visited: string[] = [from]): string[][] {
  const here = visited.at(-1) ?? from;
  if (here === to) return [visited];
  return neighboursOf(links, here)
    .filter(({ to: next }) => !visited.includes(next))
    .flatMap(({ to: next }) => simpleRoutes(links, from, to, [...visited, next]));
}

/** The links that touch a place, turned to lead away from it. */
export function neighboursOf(links: Link[], here: string): Link[] {
  return links.flatMap((link) => {
    if (link.from === here) return [link];
    return link.to === here ? [{ from: here, to: link.from, weight: link.weight }] : [];
  });
}

/** The shortest route by Dijkstra's method, with its places in order. */
export function shortestRoute(links: Link[], from: string, to: string): string[] {
  const best = new Map<string, { length: number; route: string[] }>([[from, { length: 0, route: [from] }]]);
  const settled = new Set<string>();
  for (;;) {
    const next = [...best.entries()].filter(([id]) => !settled.has(id)).sort((a, b) => a[1].length - b[1].length)[0];
    if (next === undefined) return [];
    const [here, { length, route }] = next;
    if (here === to) return route;
    settled.add(here);
    for (const { to: there, weight } of neighboursOf(links, here)) {
      const known = best.get(there)?.length ?? Number.POSITIVE_INFINITY;
      if (length + weight < known) best.set(there, { length: length + weight, route: [...route, there] });
    }
  }
}

/** A minimum spanning tree by Kruskal's method, lightest link first. */
export function minimumSpanningTree(places: string[], links: Link[]): Link[] {
  const group = new Map(places.map((id) => [id, id]));
  const rootOf = (id: string): string => {
    const above = group.get(id) ?? id;
    return above === id ? id : rootOf(above);
  };
  return [...links]
    .sort((a, b) => a.weight - b.weight)
    .filter(({ from, to }) => {
      const [a, b] = [rootOf(from), rootOf(to)];
      if (a !== b) group.set(a, b);
      return a !== b;
    });
}

/** The least total weight of all sets of links that join every place, by trying them all. For confirming keys. */
export function leastJoiningWeight(places: string[], links: Link[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < 2 ** links.length; mask += 1) {
    const chosen = links.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1);
    const weight = totalWeight(chosen);
    if (chosen.length === places.length - 1 && weight < least && joinsAll(places, chosen)) least = weight;
  }
  return least;
}

function joinsAll(places: string[], links: Link[]): boolean {
  const [first = ''] = places;
  const reached = new Set([first]);
  for (const here of reached) for (const { to } of neighboursOf(links, here)) reached.add(to);
  return reached.size === places.length;
}
