import { assign, setup } from 'xstate';

export type BattleStatus =
  | 'WAITING'
  | 'FOUND'
  | 'COUNTDOWN'
  | 'QUESTION'
  | 'REVEAL'
  | 'FINISHED'
  | 'VOID'
  | 'CANCELLED';

/** Where a battle stands, as the server told. */
export interface BattlePlace {
  status: BattleStatus;
  /** The question that is open, or was last. */
  index: number;
  /** Whether the viewer's answer to it is locked in. */
  answered: boolean;
}

interface BattleContext {
  place: BattlePlace;
  /** What is typed now. It outlives an answer that could not be read, and a lost connection. */
  draft: string;
}

type BattleEvent =
  /** What the server said last; replies may overtake each other. */
  | { type: 'SYNC'; place: BattlePlace }
  | { type: 'TYPE'; text: string }
  | { type: 'LOCK' }
  /** What became of the answer that was sent. */
  | { type: 'LOCKED' }
  | { type: 'UNREADABLE' }
  | { type: 'LATE' }
  | { type: 'UNSENT' }
  /** The connection. */
  | { type: 'LOST' }
  | { type: 'BACK' };

const ranks: Record<BattleStatus, number> = {
  WAITING: 0,
  FOUND: 1,
  COUNTDOWN: 2,
  QUESTION: 3,
  REVEAL: 4,
  FINISHED: 1000,
  VOID: 1000,
  CANCELLED: 1000,
};

/** How far a battle is: it never goes back, so of two replies the one with the larger number is the newer. */
export function progressOf({ status, index }: Pick<BattlePlace, 'status' | 'index'>): number {
  const inMatch = status === 'QUESTION' || status === 'REVEAL';
  return ranks[status] + (inMatch ? 2 * index : 0);
}

/** An answer that did not get through is sent again after this long. */
const retryMs = 2000;

/**
 * A battle as its page shows it. The server alone decides: the machine follows it, ignores replies that were overtaken,
 * and knows what the page does meanwhile: one answer a question is locked in, and one that did not get through is sent
 * again by itself. Beside the match it watches the connection.
 */
export const battleMachine = setup({
  types: {
    input: {} as { place: BattlePlace; draft?: string },
    context: {} as BattleContext,
    events: {} as BattleEvent,
  },
  guards: {
    isAt: ({ context }, { status }: { status: BattleStatus }) => context.place.status === status,
    isAnswered: ({ context }) => context.place.status === 'QUESTION' && context.place.answered,
    isOvertaken: ({ context }, { place }: { place: BattlePlace }) => progressOf(place) < progressOf(context.place),
    isLockedHere: ({ context }, { place }: { place: BattlePlace }) =>
      place.answered && place.status === 'QUESTION' && progressOf(place) === progressOf(context.place),
    isHere: ({ context }, { place }: { place: BattlePlace }) => progressOf(place) === progressOf(context.place),
    hasDraft: ({ context }) => context.draft.trim() !== '',
  },
  actions: {
    takePlace: assign({ place: (_, { place }: { place: BattlePlace }) => place }),
    saveDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    emptyDraft: assign({ draft: '' }),
  },
  delays: { retryTime: retryMs },
}).createMachine({
  id: 'battle',
  context: ({ input }) => ({ place: input.place, draft: input.draft ?? '' }),
  type: 'parallel',
  states: {
    match: {
      initial: 'sorting',
      on: {
        SYNC: [
          { guard: { type: 'isOvertaken', params: ({ event }) => ({ place: event.place }) } },
          {
            guard: { type: 'isLockedHere', params: ({ event }) => ({ place: event.place }) },
            target: '.question.locked',
            actions: { type: 'takePlace', params: ({ event }) => ({ place: event.place }) },
          },
          { guard: { type: 'isHere', params: ({ event }) => ({ place: event.place }) } },
          {
            target: '.sorting',
            actions: [{ type: 'takePlace', params: ({ event }) => ({ place: event.place }) }, 'emptyDraft'],
          },
        ],
      },
      states: {
        sorting: {
          always: [
            { guard: { type: 'isAt', params: { status: 'WAITING' } }, target: 'waiting' },
            { guard: { type: 'isAt', params: { status: 'FOUND' } }, target: 'found' },
            { guard: { type: 'isAt', params: { status: 'COUNTDOWN' } }, target: 'countdown' },
            { guard: 'isAnswered', target: 'question.locked' },
            { guard: { type: 'isAt', params: { status: 'QUESTION' } }, target: 'question.open' },
            { guard: { type: 'isAt', params: { status: 'REVEAL' } }, target: 'reveal' },
            { guard: { type: 'isAt', params: { status: 'FINISHED' } }, target: 'finished' },
            { guard: { type: 'isAt', params: { status: 'VOID' } }, target: 'void' },
            { target: 'cancelled' },
          ],
        },
        waiting: {},
        found: {},
        countdown: {},
        question: {
          initial: 'open',
          states: {
            open: {
              on: {
                TYPE: { actions: { type: 'saveDraft', params: ({ event }) => ({ text: event.text }) } },
                LOCK: { guard: 'hasDraft', target: 'locking' },
              },
            },
            /** Costs nothing but time: it is mended where it stands. */
            unreadable: {
              on: {
                TYPE: { actions: { type: 'saveDraft', params: ({ event }) => ({ text: event.text }) } },
                LOCK: { guard: 'hasDraft', target: 'locking' },
              },
            },
            locking: {
              on: { LOCKED: 'locked', UNREADABLE: 'unreadable', LATE: 'late', UNSENT: 'unsent' },
            },
            unsent: {
              after: { retryTime: 'locking' },
              on: { BACK: 'locking' },
            },
            locked: {},
            late: {},
          },
        },
        reveal: {},
        finished: {},
        void: {},
        cancelled: {},
      },
    },
    link: {
      initial: 'connected',
      states: {
        connected: { on: { LOST: 'reconnecting' } },
        reconnecting: { on: { BACK: 'connected' } },
      },
    },
  },
});
