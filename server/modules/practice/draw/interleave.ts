import type { Random } from '../../../../maths/engine/random';

/**
 * Puts items in an order in which neighbours differ in strategy, wherever any such order exists: always the strategy
 * with most items left that is not the last one. Chance decides between equals. With `first`, that item comes first,
 * and the others as well as they can behind it.
 */
export function interleave<T>(
  items: readonly T[],
  strategyOf: (item: T) => string,
  random: Random,
  first: T | null = null,
): T[] {
  const order: T[] = first === null ? [] : [first];
  const rest = [...items];
  if (first !== null) rest.splice(rest.indexOf(first), 1);
  const groups = new Map<string, T[]>();
  for (const item of random.shuffle(rest)) {
    const strategy = strategyOf(item);
    groups.set(strategy, [...(groups.get(strategy) ?? []), item]);
  }
  let last = first === null ? null : strategyOf(first);
  while (order.length < items.length) {
    const left = [...groups].filter(([, group]) => group.length > 0);
    const others = left.filter(([strategy]) => strategy !== last);
    const [strategy, group] = largest(others.length > 0 ? others : left);
    const item = group.pop();
    if (item === undefined) break;
    order.push(item);
    last = strategy;
  }
  return order;
}

function largest<T>(groups: [string, T[]][]): [string, T[]] {
  return groups.reduce((best, group) => (group[1].length > best[1].length ? group : best));
}
