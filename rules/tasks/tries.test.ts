import { describe, expect, it } from 'vitest';
import { tryProblem } from './tries';

const facts = { tries: 3, begun: 1, isHandedIn: true, isOver: false };

describe('another try at a homework', () => {
  it('is open while one is left, the last is in and it is not due', () => {
    expect(tryProblem(facts)).toBeNull();
    expect(tryProblem({ ...facts, begun: 2 })).toBeNull();
  });

  it.each([
    ['the task is done once', { tries: 1 }, 'This task is done once.'],
    ['the one begun is not in', { isHandedIn: false }, 'Hand in the try that you have begun first.'],
    ['none is left', { begun: 3 }, 'You have used all your tries.'],
    ['it is over', { isOver: true }, 'Tries end when the task is due. Your best one counts.'],
  ])('is refused where %s', (_what, more, sentence) => expect(tryProblem({ ...facts, ...more })).toBe(sentence));
});
