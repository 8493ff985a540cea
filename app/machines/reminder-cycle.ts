import { assign, setup } from 'xstate';
import { type Dismissals, remindedCourse, standingDismissals } from '../../rules/reminder';

export interface ReminderCourse {
  courseId: string;
  courseName: string;
  unresolvedCount: number;
}

export interface ReminderCycleInput {
  counts: readonly ReminderCourse[];
  dismissals: Dismissals;
  /** Whether the page is an active practice, where the bubble keeps quiet. */
  practising: boolean;
}

interface ReminderCycleContext extends ReminderCycleInput {
  /** The course that is spoken of, or was last. */
  courseId: string | null;
}

type ReminderCycleEvent =
  | { type: 'COUNTS'; counts: readonly ReminderCourse[] }
  | { type: 'PLACE'; practising: boolean }
  /** Another window of the same browser closed a bubble. */
  | { type: 'DISMISSALS'; dismissals: Dismissals }
  | { type: 'DISMISS' };

/**
 * The error-logbook bubble: speaks of one qualifying course at a time. Closing it records the count and moves on to the
 * next. `saveDismissals` comes in through `.provide` and is called whenever what is recorded changed.
 */
export const reminderCycleMachine = setup({
  types: {
    input: {} as ReminderCycleInput,
    context: {} as ReminderCycleContext,
    events: {} as ReminderCycleEvent,
  },
  guards: {
    isPractising: ({ context }) => context.practising,
    hasCourse: ({ context }) => context.courseId !== null,
    forgetsSome: ({ context }) => standingDismissals(context.counts, context.dismissals) !== context.dismissals,
  },
  actions: {
    takeCounts: assign({ counts: (_, { counts }: { counts: readonly ReminderCourse[] }) => counts }),
    takePlace: assign({ practising: (_, { practising }: { practising: boolean }) => practising }),
    takeDismissals: assign({ dismissals: (_, { dismissals }: { dismissals: Dismissals }) => dismissals }),
    forgetFallen: assign({ dismissals: ({ context }) => standingDismissals(context.counts, context.dismissals) }),
    recordDismissal: assign({
      dismissals: ({ context: { counts, courseId, dismissals } }) => {
        const course = counts.find((each) => each.courseId === courseId);
        return course === undefined ? dismissals : { ...dismissals, [course.courseId]: course.unresolvedCount };
      },
    }),
    chooseCourse: assign({
      courseId: ({ context: { counts, dismissals, courseId } }) => remindedCourse(counts, dismissals, courseId),
    }),
    saveDismissals: (_, _params: { dismissals: Dismissals }) => {},
  },
}).createMachine({
  id: 'reminderCycle',
  context: ({ input }) => ({ ...input, courseId: null }),
  initial: 'sorting',
  on: {
    COUNTS: {
      target: '.sorting',
      actions: { type: 'takeCounts', params: ({ event }) => ({ counts: event.counts }) },
    },
    PLACE: {
      target: '.sorting',
      actions: { type: 'takePlace', params: ({ event }) => ({ practising: event.practising }) },
    },
    DISMISSALS: {
      target: '.sorting',
      actions: { type: 'takeDismissals', params: ({ event }) => ({ dismissals: event.dismissals }) },
    },
  },
  states: {
    sorting: {
      always: [
        {
          guard: 'forgetsSome',
          target: 'sorting',
          reenter: true,
          actions: [
            'forgetFallen',
            { type: 'saveDismissals', params: ({ context }) => ({ dismissals: context.dismissals }) },
          ],
        },
        { target: 'choosing', actions: 'chooseCourse' },
      ],
    },
    choosing: {
      always: [
        { guard: 'isPractising', target: 'quiet' },
        { guard: 'hasCourse', target: 'shown' },
        { target: 'hidden' },
      ],
    },
    hidden: {},
    quiet: {},
    shown: {
      on: {
        DISMISS: {
          target: 'sorting',
          actions: [
            'recordDismissal',
            { type: 'saveDismissals', params: ({ context }) => ({ dismissals: context.dismissals }) },
          ],
        },
      },
    },
  },
});
