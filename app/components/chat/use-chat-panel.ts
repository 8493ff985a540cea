import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { AiScenario } from '../../../rules/ai-scenario';
import { chatPanelMachine } from '../../machines/chat-panel';
import { inspectOption } from '../../machines/inspection';

export type ChatPanelState = ReturnType<typeof useChatPanel>['state'];
export type ChatPanelSend = ReturnType<typeof useChatPanel>['send'];

/** The chat panel in this scenario; `view` is null while nothing of it shows. */
export function useChatPanel(scenario: AiScenario) {
  const [state, send] = useMachine(chatPanelMachine, { input: { scenario }, ...inspectOption() });
  useEffect(() => send({ type: 'SCENARIO', scenario }), [send, scenario]);
  return { state, send, view: viewOf(state) };
}

export type PanelView = 'drawer' | 'modal';

function viewOf(state: {
  matches: (value: { panel: 'shown' } | { panel: { shown: 'modal' } }) => boolean;
}): PanelView | null {
  if (state.matches({ panel: { shown: 'modal' } })) return 'modal';
  return state.matches({ panel: 'shown' }) ? 'drawer' : null;
}
