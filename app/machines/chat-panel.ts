import { assign, setup, stateIn } from 'xstate';
import { type AiScenario, isWithoutAi } from '../../rules/ai-scenario';
import { panelWidth } from '../../rules/chat-panel';
import { chatPanel } from '../../rules/constants';

export type BotKind = 'quiz-me' | 'problem-solver' | 'general';
export type AiModel = 'GENERAL' | 'HINT' | 'SOLUTION';

interface ChatPanelContext {
  scenario: AiScenario;
  bot: BotKind;
  aiModel: AiModel;
  /** Whose title the header carries: the bot's own, or the model's while it speaks of a hint or a solution. */
  heading: 'bot' | 'model';
  /** Width in units of the 1600 wide design; null is the default. */
  width: number | null;
  /** How far the window was moved from its place, in pixels. */
  offset: { x: number; y: number };
}

type ChatPanelEvent =
  /** Shows the bot, or hides it when it is the one shown. */
  | { type: 'TOGGLE'; bot: BotKind; aiModel?: AiModel }
  | { type: 'CLOSE' }
  /** Drawer to window and back. */
  | { type: 'SWITCH_VIEW' }
  | { type: 'RESIZE'; width: number }
  | { type: 'MOVE'; x: number; y: number }
  | { type: 'RESET_HEADER' }
  | { type: 'RESTORE_MODEL' }
  | { type: 'SCENARIO'; scenario: AiScenario };

const atHome = { width: null, offset: { x: 0, y: 0 } };

/**
 * The chat panel: hidden, or shown as a drawer or a window; away altogether in battles and test tasks. Showing, hiding
 * and switching act at once and then ignore everything of their kind until 200 ms have passed in quiet.
 */
export const chatPanelMachine = setup({
  types: {
    input: {} as { scenario: AiScenario },
    context: {} as ChatPanelContext,
    events: {} as ChatPanelEvent,
  },
  guards: {
    isQuiet: stateIn({ toggling: 'quiet' }),
    isWithoutAi: ({ context }) => isWithoutAi(context.scenario),
    forbids: (_, { scenario }: { scenario: AiScenario }) => isWithoutAi(scenario),
    allows: (_, { scenario }: { scenario: AiScenario }) => !isWithoutAi(scenario),
    isAnother: ({ context }, { bot, aiModel }: { bot: BotKind; aiModel: AiModel }) =>
      context.bot !== bot || context.aiModel !== aiModel,
  },
  actions: {
    takeScenario: assign({ scenario: (_, { scenario }: { scenario: AiScenario }) => scenario }),
    takeBot: assign((_, { bot, aiModel }: { bot: BotKind; aiModel: AiModel }) => ({
      bot,
      aiModel,
      heading: aiModel === 'GENERAL' ? ('bot' as const) : ('model' as const),
    })),
    resetPlace: assign(atHome),
    resize: assign({ width: (_, { width }: { width: number }) => panelWidth(width) }),
    move: assign({ offset: (_, { x, y }: { x: number; y: number }) => ({ x, y }) }),
    resetHeader: assign({ heading: 'bot' }),
    restoreModel: assign({ aiModel: 'GENERAL' }),
  },
  delays: { debounce: chatPanel.debounceMs },
}).createMachine({
  id: 'chatPanel',
  context: ({ input }) => ({ ...input, ...atHome, bot: 'problem-solver', aiModel: 'GENERAL', heading: 'bot' }),
  type: 'parallel',
  states: {
    toggling: {
      initial: 'quiet',
      on: { TOGGLE: '.settling', SWITCH_VIEW: '.settling' },
      states: {
        quiet: {},
        settling: { after: { debounce: 'quiet' } },
      },
    },
    panel: {
      initial: 'sorting',
      on: {
        SCENARIO: [
          {
            guard: { type: 'forbids', params: ({ event }) => ({ scenario: event.scenario }) },
            target: '.away',
            actions: { type: 'takeScenario', params: ({ event }) => ({ scenario: event.scenario }) },
          },
          { actions: { type: 'takeScenario', params: ({ event }) => ({ scenario: event.scenario }) } },
        ],
        RESET_HEADER: { actions: 'resetHeader' },
        RESTORE_MODEL: { actions: 'restoreModel' },
      },
      states: {
        sorting: { always: [{ guard: 'isWithoutAi', target: 'away' }, { target: 'hidden' }] },
        away: {
          on: {
            SCENARIO: {
              guard: { type: 'allows', params: ({ event }) => ({ scenario: event.scenario }) },
              target: 'hidden',
              actions: { type: 'takeScenario', params: ({ event }) => ({ scenario: event.scenario }) },
            },
          },
        },
        hidden: {
          on: {
            TOGGLE: {
              guard: 'isQuiet',
              target: 'shown.last',
              actions: [
                'resetPlace',
                {
                  type: 'takeBot',
                  params: ({ event: { bot, aiModel = 'GENERAL' } }) => ({ bot, aiModel }),
                },
              ],
            },
          },
        },
        shown: {
          initial: 'drawer',
          on: {
            TOGGLE: [
              // The other helper takes the panel over where it stands.
              {
                guard: { type: 'isAnother', params: ({ event: { bot, aiModel = 'GENERAL' } }) => ({ bot, aiModel }) },
                actions: { type: 'takeBot', params: ({ event: { bot, aiModel = 'GENERAL' } }) => ({ bot, aiModel }) },
              },
              { guard: 'isQuiet', target: 'hidden' },
            ],
            CLOSE: 'hidden',
            RESIZE: { actions: { type: 'resize', params: ({ event }) => ({ width: event.width }) } },
          },
          states: {
            last: { type: 'history', target: 'drawer' },
            drawer: { on: { SWITCH_VIEW: { guard: 'isQuiet', target: 'modal' } } },
            modal: {
              on: {
                SWITCH_VIEW: { guard: 'isQuiet', target: 'drawer' },
                MOVE: { actions: { type: 'move', params: ({ event }) => ({ x: event.x, y: event.y }) } },
              },
            },
          },
        },
      },
    },
  },
});
