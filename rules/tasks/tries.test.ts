import { describe, expect, it } from 'vitest';
import { tryProblem } from './tries';

const facts = { tries: 3, begun: 1, isHandedIn: true, isOver: false };

describe('another try at a homework', () => {
  it('is open while one is left, the last is in and it is not due', () => {
    expect(tryProblem(facts)).toBeNull();
    expect(tryProblem({ ...facts, begun: 2 })).toBeNull();
  });

  it.each([
    ['the task is done once', { tries: 1 }, 'You can only do this task once.'],
    ['the one begun is not in', { isHandedIn: false }, 'Hand in the try you’ve started first.'],
    ['none is left', { begun: 3 }, 'You’ve used all your tries.'],
    ['it is over', { isOver: true }, 'You can’t try again after the due date. Your best try counts.'],
  ])('is refused where %s', (_what, more, sentence) => expect(tryProblem({ ...facts, ...more })).toBe(sentence));
});
