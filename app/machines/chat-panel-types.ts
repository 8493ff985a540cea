import type { AiModel, AiScenario } from '../../rules/ai-scenario';
import type { ChatWindowState } from '../../rules/chat-panel';
import type { AiContext } from '../lib/ai-context';

export const botKinds = ['quiz-me', 'problem-solver', 'general'] as const;
export type BotKind = (typeof botKinds)[number];
/** The models that speak of one question. */
export type AskedModel = Exclude<AiModel, 'GENERAL'>;

/** What of the panel outlives a reload of the page. */
export interface SavedChatPanel {
  shown: boolean;
  windowState: ChatWindowState;
  bot: BotKind;
  aiModel: AiModel;
}

export interface ChatPanelContext {
  scenario: AiScenario;
  bot: BotKind;
  aiModel: AiModel;
  /** The question that a hint or a solution is spoken of; null for the general model. */
  about: AiContext | null;
  /** How often somebody wanted to see the panel: each wish is told to the frame anew. */
  showRequests: number;
  /** Whose title the header carries: the bot's own, or the model's while it speaks of a hint or a solution. */
  heading: 'bot' | 'model';
  /** What it is shown as, or was last. */
  windowState: ChatWindowState;
  /** Width in units of the 1600 wide design; null is the default. */
  width: number | null;
  /** How far the window was moved from its place, in pixels. */
  offset: { x: number; y: number };
}

export type ChatPanelEvent =
  /** Shows the bot, or hides it when it is the one shown. */
  | { type: 'TOGGLE'; bot: BotKind }
  /** Shows Tutor Me for a hint or a solution; it never hides. */
  | { type: 'ASK'; aiModel: AskedModel; about: AiContext }
  /** The panel as it was before the page was loaded again. `about` is null when nothing of it can be used. */
  | { type: 'RESTORE'; saved: SavedChatPanel; about: AiContext | null }
  /** The question on the page now; null on pages without one. */
  | { type: 'QUESTION'; questionId: string | null }
  | { type: 'CLOSE' }
  /** Drawer to window and back. */
  | { type: 'SWITCH_VIEW' }
  | { type: 'RESIZE'; width: number }
  | { type: 'MOVE'; x: number; y: number }
  | { type: 'RESET_HEADER' }
  | { type: 'RESTORE_MODEL' }
  | { type: 'SCENARIO'; scenario: AiScenario };
