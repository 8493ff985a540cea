import { expect, it } from 'vitest';
import { isPuzzleSolved } from '../../../rules/proof-of-work';
import { solvePuzzle } from './solve-puzzle';

it('finds what the server takes, and lets the page go on meanwhile', async () => {
  const id = '0123456789abcdef0123456789abcdef';
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  const solution = await solvePuzzle({ challenge: `${id}.17.1.signature`, bits: 17 });
  clearInterval(others);
  expect(isPuzzleSolved(id, 17, solution)).toBe(true);
  expect(turns).toBeGreaterThan(0);
});
