import { assign, setup } from 'xstate';
import { type AiScenario, isQuizScenario } from '../../rules/ai-scenario';
import { mascotAnimationMs, mascotCheerMs } from '../../rules/constants';

interface MascotContext {
  scenario: AiScenario;
}

type MascotEvent =
  | { type: 'SCENARIO'; scenario: AiScenario }
  /** A reply is being thought about; a step was well done; neither any more. */
  | { type: 'THINK' }
  | { type: 'CHEER' }
  | { type: 'REST' };

/**
 * The mascot's states: it says hi on entering a scenario with questions, holds its quiz card there, and says see you on
 * leaving. Coming back while it still leaves begins with hi again. In a talk it thinks while a reply is coming and cheers
 * when a step was well done, then goes back to its place without greeting anew.
 */
export const mascotMachine = setup({
  types: {
    input: {} as MascotContext,
    context: {} as MascotContext,
    events: {} as MascotEvent,
  },
  guards: {
    isQuiz: ({ context }) => isQuizScenario(context.scenario),
    enters: (_, { scenario }: { scenario: AiScenario }) => isQuizScenario(scenario),
    leaves: (_, { scenario }: { scenario: AiScenario }) => !isQuizScenario(scenario),
  },
  actions: {
    takeScenario: assign({ scenario: (_, { scenario }: { scenario: AiScenario }) => scenario }),
  },
  delays: {
    hiTime: mascotAnimationMs.hi,
    seeYouTime: mascotAnimationMs.seeYou,
    cheerTime: mascotCheerMs,
  },
}).createMachine({
  id: 'mascot',
  context: ({ input }) => ({ ...input }),
  initial: 'waking',
  on: {
    // Within one kind of scenario nothing moves: the next question is no new meeting.
    SCENARIO: { actions: { type: 'takeScenario', params: ({ event }) => ({ scenario: event.scenario }) } },
    THINK: '.talking.thinking',
    CHEER: '.talking.cheering',
  },
  states: {
    talking: {
      initial: 'thinking',
      states: {
        thinking: {},
        cheering: { after: { cheerTime: '#mascot.settling' } },
      },
      on: { REST: 'settling' },
    },
    settling: {
      always: [{ guard: 'isQuiz', target: 'withQuestions.quiz' }, { target: 'without.idle' }],
    },
    waking: {
      always: [{ guard: 'isQuiz', target: 'withQuestions' }, { target: 'without' }],
    },
    without: {
      initial: 'idle',
      states: {
        seeYou: { after: { seeYouTime: 'idle' } },
        idle: {},
      },
      on: {
        SCENARIO: {
          guard: { type: 'enters', params: ({ event }) => ({ scenario: event.scenario }) },
          target: 'withQuestions',
          actions: { type: 'takeScenario', params: ({ event }) => ({ scenario: event.scenario }) },
        },
      },
    },
    withQuestions: {
      initial: 'hi',
      states: {
        hi: { after: { hiTime: 'quiz' } },
        quiz: {},
      },
      on: {
        SCENARIO: {
          guard: { type: 'leaves', params: ({ event }) => ({ scenario: event.scenario }) },
          target: 'without.seeYou',
          actions: { type: 'takeScenario', params: ({ event }) => ({ scenario: event.scenario }) },
        },
      },
    },
  },
});
