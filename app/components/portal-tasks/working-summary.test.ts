import { expect, it } from 'vitest';
import { isShortWorking, workingSummary } from './working-summary';

type Working = Parameters<typeof workingSummary>[0];
const working = (verdicts: string[], boardShapes: number | null = null): Working => ({
  working: {
    startHtml: null,
    lines: verdicts.map((verdict, place) => ({ number: place + 1, text: '', html: '', verdict, message: '' })) as never,
  },
  boardShapes,
});

it('says at a glance how much working there is, and which lines to look at', () => {
  expect(workingSummary(working(['CHECKED']))).toBe('Working: 1 line');
  expect(workingSummary(working(['CHECKED', 'LOOK_AGAIN', 'NOTED']))).toBe('Working: 3 lines, check line 2');
  expect(workingSummary(working(['LOOK_AGAIN', 'LOOK_AGAIN'], 9))).toBe('Working: 2 lines, check lines 1, 2 · drawing');
  expect(workingSummary(working([], 3))).toBe('Working: drawing');
});

it('opens what is short, and folds long working and drawings', () => {
  expect(isShortWorking(working(Array(4).fill('CHECKED')))).toBe(true);
  expect(isShortWorking(working(Array(5).fill('CHECKED')))).toBe(false);
  expect(isShortWorking(working([], 3))).toBe(false);
});
