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

it('puts one item first, and parts the others as well as any order that begins with it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 7 }),
      fc.nat(),
      fc.string(),
      (words, place, seed) => {
        const items = words.map((word) => ({ word }));
        const first = items[place % items.length] ?? null;
        const order = interleave(items, ({ word }) => word, createRandom(seed), first);
        expect(order[0]).toBe(first);
        expect(new Set(order)).toEqual(new Set(items));
        const rest = items.filter((item) => item !== first).map(({ word }) => word);
        const best = Math.min(...ordersOf(rest).map((tail) => neighboursAlike([first?.word ?? '', ...tail])));
        expect(neighboursAlike(order.map(({ word }) => word))).toBe(best);
      },
    ),
  );
});

function ordersOf(words: readonly string[]): string[][] {
  if (words.length === 0) return [[]];
  return [...new Set(words)].flatMap((word) => {
    const rest = [...words];
    rest.splice(rest.indexOf(word), 1);
    return ordersOf(rest).map((tail) => [word, ...tail]);
  });
}
