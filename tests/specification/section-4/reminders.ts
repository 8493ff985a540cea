import { expect, vi } from 'vitest';
import { createActor } from 'xstate';
import { isClosedToday, type TrialBannerClosing } from '../../../app/components/shell/trial-banner-closing';
import { reminderCycleMachine } from '../../../app/machines/reminder-cycle';
import { isPracticeQuestionPath } from '../../../rules/path-patterns';
import type { Dismissals } from '../../../rules/reminder';
import type { Row } from '../row';
import { filesOf, sourceOf } from '../sources';

const bubbleStory = 'tests/e2e/reminder-bubble.story.ts';
const closing: TrialBannerClosing = { day: '2026-11-12', userId: 'viewer-1', visible: false };
const closedAt = (now: string, userId = 'viewer-1') =>
  isClosedToday(closing, userId, 'Australia/Sydney', new Date(now));

/** The bubble, and what it has recorded last. */
function bubble(counts: Record<string, number>, dismissals: Dismissals = {}) {
  const courses = (each: Record<string, number>) =>
    Object.entries(each).map(([courseId, unresolvedCount]) => ({ courseId, courseName: courseId, unresolvedCount }));
  const saved = vi.fn<(kept: Dismissals) => void>();
  const machine = reminderCycleMachine.provide({
    actions: { saveDismissals: (_, params) => saved(params.dismissals) },
  });
  const actor = createActor(machine, { input: { counts: courses(counts), dismissals, practising: false } }).start();
  return {
    saved,
    close: () => actor.send({ type: 'DISMISS' }),
    count: (each: Record<string, number>) => actor.send({ type: 'COUNTS', counts: courses(each) }),
    practise: () => actor.send({ type: 'PLACE', practising: true }),
    shows: () => (actor.getSnapshot().matches('shown') ? actor.getSnapshot().context.courseId : null),
  };
}

export const reminderRows: Row[] = [
  {
    says: 'Closing the trial banner hides it for the rest of that day, for that user',
    holds: () => {
      expect(closedAt('2026-11-12T12:59:59Z')).toBe(true);
      expect(closedAt('2026-11-12T13:00:00Z')).toBe(false);
      expect(closedAt('2026-11-12T12:59:59Z', 'viewer-2')).toBe(false);
    },
  },
  {
    says: 'The reminder bubble goes through the courses that qualify and leaves out the others',
    holds: () => {
      const reminder = bubble({ a: 34, b: 29, c: 51 });
      expect(reminder.shows()).toBe('a');
      reminder.close();
      expect(reminder.shows()).toBe('c');
    },
  },
  {
    says: 'Closing one records its count of that moment and moves to the next',
    holds: () => {
      const reminder = bubble({ a: 34, c: 51 });
      reminder.close();
      expect(reminder.saved).toHaveBeenLastCalledWith({ a: 34 });
      reminder.close();
      expect(reminder.saved).toHaveBeenLastCalledWith({ a: 34, c: 51 });
      expect(reminder.shows()).toBeNull();
    },
  },
  {
    says: 'It is hidden on an active practice page',
    holds: () => {
      const reminder = bubble({ a: 34 });
      reminder.practise();
      expect(reminder.shows()).toBeNull();
      expect(isPracticeQuestionPath('/practice/0b0a7a4e-5f4c-4c1b-9a53-0f1d2c3b4a59/3')).toBe(true);
    },
  },
  {
    says: 'The page of an open question keeps it away',
    seenIn: { file: bubbleStory, test: 'keeps quiet while a question is open' },
  },
  {
    says: 'It hides by itself when every course is under 30',
    holds: () => {
      const reminder = bubble({ a: 30, b: 31 });
      reminder.count({ a: 29, b: 29 });
      expect(reminder.shows()).toBeNull();
    },
  },
  {
    says: 'A dismissal is forgotten when the course’s count drops below 30',
    holds: () => {
      const reminder = bubble({ a: 34 }, { a: 34 });
      reminder.count({ a: 29 });
      expect(reminder.saved).toHaveBeenLastCalledWith({});
      reminder.count({ a: 30 });
      expect(reminder.shows()).toBe('a');
    },
  },
  {
    says: 'Clear takes away the notifications that are shown now',
    seenIn: {
      file: 'tests/integration/notifications/notifications.test.ts',
      test: 'clears what is shown, for this person alone, and leaves it in the full list',
    },
  },
];

const storageTests = 'app/components/whiteboard/board-storage.test.ts';

export const whiteboardRows: Row[] = [
  {
    says: 'What is drawn is kept in the browser for 7 days',
    seenIn: { file: storageTests, test: 'expire 7 days after their last change, and not a moment before' },
  },
  {
    says: 'What is older is taken away every 60 seconds',
    seenIn: { file: 'tests/e2e/whiteboard.story.ts', test: 'a drawing is taken away seven days after its last change' },
  },
  {
    says: 'It is so on every page that has a board, opened or not',
    seenIn: { file: storageTests, test: 'are looked through every 60 seconds where a board is, opened or not' },
  },
  {
    says: 'Every page that offers a board cleans up',
    holds: () => {
      const offering = filesOf('app', /\.tsx$/).filter((file) => sourceOf(file).includes('<BoardTab'));
      expect(offering.length).toBeGreaterThan(0);
      expect(offering.filter((file) => !sourceOf(file).includes('useBoardCleanUp('))).toEqual([]);
    },
  },
  {
    says: 'What an older version has kept is carried over',
    seenIn: { file: storageTests, test: 'of an older version are carried over, with their age' },
  },
];
