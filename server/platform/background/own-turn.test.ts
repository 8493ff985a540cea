import { expect, it } from 'vitest';
import { ownTurn } from './own-turn';

it('gives every caller a turn of the event loop, and others theirs in between', async () => {
  const order: string[] = [];
  const work = async (name: string) => {
    await ownTurn();
    order.push(name);
    setImmediate(() => order.push(`between, after ${name}`));
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  expect(order).toEqual(['a', 'between, after a', 'b', 'between, after b', 'c']);
});
