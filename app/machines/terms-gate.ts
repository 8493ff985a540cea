import { assign, fromPromise, setup } from 'xstate';

export interface TermsGateInput {
  accepted: boolean;
}

interface TermsGateContext {
  accepted: boolean;
  /** The sentence to show after a failed try. */
  problem: string | null;
}

type TermsGateEvent = { type: 'AGREE' };

const fallbackProblem = 'We couldn’t save that just now. Try again in a moment.';

/**
 * The blocking terms dialog: open until the acceptance is recorded, then the page is loaded again. There is no way to
 * close it. `recordAcceptance` and `reloadPage` come in through `.provide`.
 */
export const termsGateMachine = setup({
  types: {
    input: {} as TermsGateInput,
    context: {} as TermsGateContext,
    events: {} as TermsGateEvent,
  },
  guards: {
    isAccepted: ({ context }) => context.accepted,
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    noteProblem: assign({
      problem: (_, { error }: { error: unknown }) =>
        error instanceof Error && error.message !== '' ? error.message : fallbackProblem,
    }),
    markAccepted: assign({ accepted: true }),
    reloadPage: () => {},
  },
  actors: {
    recordAcceptance: fromPromise<void>(() => Promise.reject(new Error(fallbackProblem))),
  },
}).createMachine({
  id: 'termsGate',
  context: ({ input }) => ({ accepted: input.accepted, problem: null }),
  initial: 'checking',
  states: {
    checking: {
      always: [{ guard: 'isAccepted', target: 'accepted' }, { target: 'open' }],
    },
    open: {
      on: { AGREE: { target: 'recording', actions: 'forgetProblem' } },
    },
    recording: {
      invoke: {
        src: 'recordAcceptance',
        onDone: { target: 'reloading', actions: 'markAccepted' },
        onError: {
          target: 'failed',
          actions: {
            type: 'noteProblem',
            params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
          },
        },
      },
    },
    failed: {
      on: { AGREE: { target: 'recording', actions: 'forgetProblem' } },
    },
    reloading: {
      entry: 'reloadPage',
      always: 'accepted',
    },
    accepted: { type: 'final' },
  },
});
