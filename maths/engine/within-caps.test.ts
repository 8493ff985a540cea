import { describe, expect, it } from 'vitest';
import {
  createRandom,
  evaluate,
  exactValue,
  integer,
  type Node,
  numberValue,
  rationals,
  rewrite,
  some,
  TooHeavy,
  toLatex,
  variables,
} from './index';

/** Deeper than the stack is: a tree that no text gives, but a program may. */
function deep(levels: number): Node {
  let node: Node = { kind: 'symbol', name: 'x' };
  for (let level = 0; level < levels; level += 1) node = { kind: 'neg', of: node };
  return node;
}

const wide = (count: number): Node => ({ kind: 'add', terms: Array.from({ length: count }, () => integer(1)) });

const functions: Record<string, (tree: Node) => unknown> = {
  evaluate: (tree) => evaluate(tree, { x: 1 }),
  exactValue: (tree) => exactValue(tree),
  rewrite: (tree) => rewrite(tree, (node) => node),
  some: (tree) => some(tree, () => false),
  toLatex: (tree) => toLatex(tree),
  variables: (tree) => variables(tree),
};

describe.each(Object.entries(functions))('%s', (_name, run) => {
  it('refuses trees that are too deep or too large with a plain error', () => {
    expect(() => run(deep(200_000))).toThrow(new TooHeavy('This tree is too deep to work with.'));
    expect(() => run(wide(200_000))).toThrow(new TooHeavy('This tree is too large to work with.'));
  });

  it('takes every tree that a text can give', () => {
    expect(() => run(deep(200))).not.toThrow();
    expect(() => run(wide(200))).not.toThrow();
  });
});

describe('numbers beyond every text', () => {
  it('are refused before they are worked with', () => {
    expect(() => numberValue({ kind: 'number', whole: '7'.repeat(1_000_000), decimals: null, recurring: '' })).toThrow(
      TooHeavy,
    );
    expect(() => rationals.rational(7n ** 100_000n, 3n ** 100_000n)).toThrow(TooHeavy);
    expect(() => rationals.power(rationals.rational(7), 1_000_000_000)).toThrow(TooHeavy);
  });

  it('are no seeds either', () => {
    expect(() => createRandom('s'.repeat(1_000_000))).toThrow(RangeError);
    expect(() => createRandom('s').nonZeroInt(0, 0)).toThrow(RangeError);
  });
});
