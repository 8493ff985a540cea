import { describe, expect, it } from 'vitest';
import { questionLabel, resultTitle, shortSeal } from './battle-words';

const questions = (mine: number, theirs: number) =>
  Array.from({ length: 7 }, (_, place) => ({
    promptHtml: '',
    mine: place < mine ? ('RIGHT' as const) : ('WRONG' as const),
    theirs: place < theirs ? ('RIGHT' as const) : ('MISSED' as const),
  }));

describe('the headline of a result', () => {
  it.each([
    ['WON', 'POINTS', 5, 4, 'You won, 5 to 4'],
    ['LOST', 'POINTS', 2, 6, 'Well fought, 2 to 6'],
    ['DRAW', 'DRAW', 3, 3, 'It’s a draw, 3 all'],
    // Decided by time, or because somebody left: a score would contradict it.
    ['WON', 'TIME', 4, 4, 'You won'],
    ['WON', 'POINTS', 4, 5, 'You won'],
    ['WON', 'LEFT', 2, 0, 'You won'],
    ['LOST', 'LEFT', 1, 3, 'Well fought'],
    ['VOID', null, 0, 0, 'This battle doesn’t count'],
  ] as const)('%s by %s, %i to %i: %s', (outcome, by, mine, theirs, title) => {
    expect(resultTitle({ outcome, by, questions: questions(mine, theirs) })).toBe(title);
  });
});

it('questions are counted from one, and never past the last', () => {
  expect(questionLabel({ index: 0, total: 7 })).toBe('question 1 of 7');
  expect(questionLabel({ index: 7, total: 7 })).toBe('question 7 of 7');
});

it('a seal is shortened to its ends', () => {
  expect(shortSeal('8f3a00000000000000000000000000000000000000000000000000000000c21e')).toBe('8f3a…c21e');
});
