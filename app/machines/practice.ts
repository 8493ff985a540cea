import { assign, setup } from 'xstate';

/** How the question stands by the server: what the last attempt was, and whether the question is closed. */
export type QuestionStanding = 'open' | 'unreadable' | 'wrong-form' | 'wrong' | 'splitting' | 'right' | 'closed';

interface PracticeContext {
  standing: QuestionStanding;
  /** What is typed now. It outlives every failure and every answer that could not be read. */
  draft: string;
  /** What was sent last: typing goes on while it is checked. */
  sent: string;
}

type PracticeEvent =
  | { type: 'TYPE'; text: string }
  | { type: 'SUBMIT' }
  /** The page has its answer: how the question stands now. */
  | { type: 'SETTLED'; standing: QuestionStanding }
  /** The form did not get through. */
  | { type: 'FAILED' };

/**
 * One question on the page. The server decides every verdict; the machine knows what the page does meanwhile: one answer
 * at a time is checked, a draft is emptied only once a verdict took it up, what is typed meanwhile stays, a closed
 * question stays closed.
 */
export const practiceMachine = setup({
  types: {
    input: {} as { standing: QuestionStanding; draft: string },
    context: {} as PracticeContext,
    events: {} as PracticeEvent,
  },
  guards: {
    isClosed: ({ context }) => context.standing === 'right' || context.standing === 'closed',
    isRight: ({ context }) => context.standing === 'right',
    isSplitting: ({ context }) => context.standing === 'splitting',
    isWrong: ({ context }) => context.standing === 'wrong',
    isWrongForm: ({ context }) => context.standing === 'wrong-form',
    isUnreadable: ({ context }) => context.standing === 'unreadable',
    hasDraft: ({ context }) => context.draft.trim() !== '',
  },
  actions: {
    saveDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    takeStanding: assign({ standing: (_, { standing }: { standing: QuestionStanding }) => standing }),
    saveSent: assign({ sent: ({ context }) => context.draft }),
    // A wrong answer is done with; one in another form, or unreadable, is mended where it stands.
    emptyUsedDraft: assign({
      draft: ({ context: { draft, sent } }, { standing }: { standing: QuestionStanding }) =>
        standing === 'unreadable' || standing === 'wrong-form' || standing === 'open' || draft !== sent ? draft : '',
    }),
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => ({ ...input, sent: '' }),
  initial: 'sorting',
  on: {
    SETTLED: {
      target: '.sorting',
      actions: { type: 'takeStanding', params: ({ event }) => ({ standing: event.standing }) },
    },
  },
  states: {
    sorting: {
      always: [
        { guard: 'isRight', target: 'right' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isSplitting', target: 'answering.splitting' },
        { guard: 'isWrong', target: 'answering.wrong' },
        { guard: 'isWrongForm', target: 'answering.wrongForm' },
        { guard: 'isUnreadable', target: 'answering.unreadable' },
        { target: 'answering.fresh' },
      ],
    },
    answering: {
      initial: 'fresh',
      states: { fresh: {}, unreadable: {}, wrongForm: {}, wrong: {}, splitting: {}, failed: {} },
      on: {
        TYPE: { actions: { type: 'saveDraft', params: ({ event }) => ({ text: event.text }) } },
        SUBMIT: { guard: 'hasDraft', target: 'checking', actions: 'saveSent' },
      },
    },
    checking: {
      on: {
        TYPE: { actions: { type: 'saveDraft', params: ({ event }) => ({ text: event.text }) } },
        FAILED: { target: 'answering.failed' },
        SETTLED: {
          target: 'sorting',
          actions: [
            { type: 'takeStanding', params: ({ event }) => ({ standing: event.standing }) },
            { type: 'emptyUsedDraft', params: ({ event }) => ({ standing: event.standing }) },
          ],
        },
      },
    },
    right: {},
    closed: {},
  },
});
