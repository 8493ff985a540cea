import { assign, type SnapshotFrom, setup, stateIn } from 'xstate';
import { type AiScenario, isWithoutAi } from '../../rules/ai-scenario';
import { type ChatWindowState, panelWidth } from '../../rules/chat-panel';
import { chatPanel } from '../../rules/constants';
import type { AiContext } from '../lib/ai-context';
import type { AskedModel, BotKind, ChatPanelContext, ChatPanelEvent, SavedChatPanel } from './chat-panel-types';

const atHome = { width: null, offset: { x: 0, y: 0 } };
const general = { aiModel: 'GENERAL', about: null } as const;

/**
 * The chat panel: hidden, or shown as a drawer or a window; away altogether in battles and test tasks. Showing, hiding
 * and switching act at once and then ignore everything of their kind until 200 ms have passed in quiet.
 *
 * Asked about a hint or a solution, it stays with that question also on pages without one. Another question ends it: what
 * was said of one question would mislead on the next.
 */
export const chatPanelMachine = setup({
  types: {
    input: {} as { scenario: AiScenario; windowState?: ChatWindowState },
    context: {} as ChatPanelContext,
    events: {} as ChatPanelEvent,
  },
  guards: {
    isQuiet: stateIn({ toggling: 'quiet' }),
    isWithoutAi: ({ context }) => isWithoutAi(context.scenario),
    forbids: (_, { scenario }: { scenario: AiScenario }) => isWithoutAi(scenario),
    allows: (_, { scenario }: { scenario: AiScenario }) => !isWithoutAi(scenario),
    isAnother: ({ context }, { bot }: { bot: BotKind }) => context.bot !== bot || context.aiModel !== 'GENERAL',
    isAboutAnother: ({ context: { about } }, { questionId }: { questionId: string | null }) =>
      about !== null && questionId !== null && about.questionId !== questionId,
    wasShown: (_, { saved }: { saved: SavedChatPanel }) => saved.shown,
    isWindow: ({ context }) => context.windowState === 'MODAL',
  },
  actions: {
    takeScenario: assign({ scenario: (_, { scenario }: { scenario: AiScenario }) => scenario }),
    takeBot: assign(({ context }, { bot }: { bot: BotKind }) => ({
      ...general,
      bot,
      heading: 'bot' as const,
      showRequests: context.showRequests + 1,
    })),
    takeQuestion: assign(({ context }, { aiModel, about }: { aiModel: AskedModel; about: AiContext }) => ({
      aiModel,
      about,
      bot: 'problem-solver' as const,
      heading: 'model' as const,
      showRequests: context.showRequests + 1,
    })),
    restorePanel: assign((_, { saved: { bot, aiModel }, about }: { saved: SavedChatPanel; about: AiContext | null }) =>
      about === null || aiModel === 'GENERAL'
        ? { ...general, bot, heading: 'bot' as const }
        : { aiModel, about, bot, heading: 'model' as const },
    ),
    restoreWindow: assign({ windowState: (_, { saved }: { saved: SavedChatPanel }) => saved.windowState }),
    becomeDrawer: assign({ windowState: 'DRAWER' }),
    becomeWindow: assign({ windowState: 'MODAL' }),
    resetPlace: assign(atHome),
    resize: assign({ width: (_, { width }: { width: number }) => panelWidth(width) }),
    move: assign({ offset: (_, { x, y }: { x: number; y: number }) => ({ x, y }) }),
    resetHeader: assign({ heading: 'bot' }),
    restoreModel: assign(general),
  },
  delays: { debounce: chatPanel.debounceMs },
}).createMachine({
  id: 'chatPanel',
  context: ({ input }) => ({
    scenario: input.scenario,
    windowState: input.windowState ?? 'DRAWER',
    ...atHome,
    ...general,
    bot: 'problem-solver',
    showRequests: 0,
    heading: 'bot',
  }),
  type: 'parallel',
  states: {
    toggling: {
      initial: 'quiet',
      on: { TOGGLE: '.settling', ASK: '.settling', SWITCH_VIEW: '.settling' },
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
        QUESTION: {
          guard: { type: 'isAboutAnother', params: ({ event }) => ({ questionId: event.questionId }) },
          actions: ['restoreModel', 'resetHeader'],
        },
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
            RESTORE: { actions: { type: 'restoreWindow', params: ({ event }) => ({ saved: event.saved }) } },
          },
        },
        hidden: {
          on: {
            TOGGLE: {
              guard: 'isQuiet',
              target: 'shown',
              actions: ['resetPlace', { type: 'takeBot', params: ({ event }) => ({ bot: event.bot }) }],
            },
            ASK: {
              guard: 'isQuiet',
              target: 'shown',
              actions: [
                'resetPlace',
                { type: 'takeQuestion', params: ({ event: { aiModel, about } }) => ({ aiModel, about }) },
              ],
            },
            RESTORE: [
              {
                guard: { type: 'wasShown', params: ({ event }) => ({ saved: event.saved }) },
                target: 'shown',
                actions: [
                  { type: 'restoreWindow', params: ({ event }) => ({ saved: event.saved }) },
                  { type: 'restorePanel', params: ({ event: { saved, about } }) => ({ saved, about }) },
                ],
              },
              { actions: { type: 'restoreWindow', params: ({ event }) => ({ saved: event.saved }) } },
            ],
          },
        },
        shown: {
          initial: 'placing',
          on: {
            TOGGLE: [
              // The other helper takes the panel over where it stands.
              {
                guard: { type: 'isAnother', params: ({ event }) => ({ bot: event.bot }) },
                actions: { type: 'takeBot', params: ({ event }) => ({ bot: event.bot }) },
              },
              { guard: 'isQuiet', target: 'hidden' },
            ],
            ASK: {
              actions: { type: 'takeQuestion', params: ({ event: { aiModel, about } }) => ({ aiModel, about }) },
            },
            CLOSE: 'hidden',
            RESIZE: { actions: { type: 'resize', params: ({ event }) => ({ width: event.width }) } },
          },
          states: {
            placing: { always: [{ guard: 'isWindow', target: 'modal' }, { target: 'drawer' }] },
            drawer: { entry: 'becomeDrawer', on: { SWITCH_VIEW: { guard: 'isQuiet', target: 'modal' } } },
            modal: {
              entry: 'becomeWindow',
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

/** What of the panel is saved for the session. */
export function savedPanelOf(snapshot: SnapshotFrom<typeof chatPanelMachine>): SavedChatPanel {
  const { windowState, bot, aiModel } = snapshot.context;
  return { shown: snapshot.matches({ panel: 'shown' }), windowState, bot, aiModel };
}
