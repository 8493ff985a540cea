import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../../../../maths/engine/random';
import { interleave } from './interleave';

const same = (word: string) => word;

function neighboursAlike(order: readonly string[]): number {
  return order.filter((word, place) => place > 0 && word === order[place - 1]).length;
}

it('keeps every item and parts equal strategies wherever that can be done', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }), fc.string(), (words, seed) => {
      const order = interleave(words, same, createRandom(seed));
      expect([...order].sort()).toEqual([...words].sort());
      const most = Math.max(0, ...['a', 'b', 'c', 'd'].map((word) => words.filter((other) => other === word).length));
      // One strategy that fills more than every second place must meet itself, and no more often than that.
      expect(neighboursAlike(order)).toBe(Math.max(0, most - (words.length - most) - 1));
    }),
  );
});
