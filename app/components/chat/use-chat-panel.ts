import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ShellViewer } from '../../graphql/shell/shell';
import type { TutorContext } from '../../lib/ai-context';
import { writeSaved } from '../../lib/local-storage';
import { paths } from '../../lib/paths';
import { chatPanelMachine } from '../../machines/chat-panel';
import { inspectOption } from '../../machines/inspection';
import { chatEvents } from './chat-events';
import { forgetOtherQuestions, savedAiContext } from './saved-ai-context';
import { savePanel } from './saved-panel';

export type ChatPanelState = ReturnType<typeof useChatPanel>['state'];
export type ChatPanelSend = ReturnType<typeof useChatPanel>['send'];

/**
 * The chat panel for what the viewer does now; `view` is null while nothing of it shows. Session storage holds it and what
 * it was asked about: the effects run in this order, so that another question is forgotten before anything is restored.
 */
export function useChatPanel(
  { id: viewerId, chatWindowState }: Pick<ShellViewer, 'id' | 'chatWindowState'>,
  { scenario, questionId }: TutorContext,
) {
  const input = { scenario, windowState: chatWindowState };
  const [state, send, panel] = useMachine(chatPanelMachine, { input, ...inspectOption() });
  useEffect(() => send({ type: 'SCENARIO', scenario }), [send, scenario]);
  useEffect(() => {
    forgetOtherQuestions(viewerId, questionId);
    send({ type: 'QUESTION', questionId });
  }, [send, viewerId, questionId]);
  useEffect(() => savePanel(viewerId, panel), [viewerId, panel]);
  useEffect(() => rememberWindow(panel), [panel]);
  useEffect(
    () =>
      chatEvents.subscribe('ask', ({ aiModel, about }) => {
        writeSaved(savedAiContext(aiModel, viewerId), about);
        send({ type: 'ASK', aiModel, about });
      }),
    [send, viewerId],
  );
  return { state, send, view: viewOf(state) };
}

/** Tells the account of each switch between drawer and window. One that does not arrive is made again by the next. */
function rememberWindow(panel: ActorRefFrom<typeof chatPanelMachine>): () => void {
  let told = panel.getSnapshot().context.windowState;
  const subscription = panel.subscribe(({ context: { windowState } }) => {
    if (windowState === told) return;
    told = windowState;
    const body = new FormData();
    body.set('state', windowState);
    void fetch(paths.api.chatWindow, { method: 'POST', body }).catch(() => {});
  });
  return () => subscription.unsubscribe();
}

export type PanelView = 'drawer' | 'modal';

function viewOf(state: {
  matches: (value: { panel: 'shown' } | { panel: { shown: 'modal' } }) => boolean;
}): PanelView | null {
  if (state.matches({ panel: { shown: 'modal' } })) return 'modal';
  return state.matches({ panel: 'shown' }) ? 'drawer' : null;
}
