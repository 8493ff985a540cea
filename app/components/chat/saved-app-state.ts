import { aiModels } from '../../../rules/ai-scenario';
import { chatWindowStates } from '../../../rules/chat-panel';
import type { SavedValue } from '../../lib/local-storage';
import { botKinds, type SavedChatPanel } from '../../machines/chat-panel-types';

/** What the page looked like and cannot be told from its address: the chat panel. */
interface AppState {
  chatPanel: SavedChatPanel;
}

/** Where this tab stores the app state of a viewer. Several people may use one tab after each other. */
export function savedAppState(viewerId: string): SavedValue<AppState> {
  return { key: `mm-app-state:${viewerId}`, version: 1, area: 'session', parse: appStateFrom };
}

/** The state in its right shape; null when anything of it is another. */
export function appStateFrom(value: unknown): AppState | null {
  const { shown, windowState, bot, aiModel } = propertiesOf(propertiesOf(value).chatPanel);
  if (typeof shown !== 'boolean') return null;
  if (!isOneOf(chatWindowStates, windowState) || !isOneOf(botKinds, bot) || !isOneOf(aiModels, aiModel)) return null;
  return { chatPanel: { shown, windowState, bot, aiModel } };
}

function propertiesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isOneOf<Known extends string>(known: readonly Known[], value: unknown): value is Known {
  return known.some((each) => each === value);
}
