import type { ActorRefFrom } from 'xstate';
import { readStored, writeStored } from '../../lib/local-storage';
import { type chatPanelMachine, keptPanelOf } from '../../machines/chat-panel';
import { keptAiContext } from './kept-ai-context';
import { keptAppState } from './kept-app-state';

/** Brings the panel back as it was before the page was loaded again, and keeps every change until the returned function is called. */
export function keepPanel(viewerId: string, panel: ActorRefFrom<typeof chatPanelMachine>): () => void {
  const state = keptAppState(viewerId);
  const kept = readStored(state)?.chatPanel;
  if (kept !== undefined) {
    const about = kept.aiModel === 'GENERAL' ? null : readStored(keptAiContext(kept.aiModel, viewerId));
    panel.send({ type: 'RESTORE', kept, about });
  }
  let written = '';
  const subscription = panel.subscribe((snapshot) => {
    const chatPanel = keptPanelOf(snapshot);
    // A drag moves the panel many times a second, and nothing of that is kept.
    const text = JSON.stringify(chatPanel);
    if (text !== written) writeStored(state, { chatPanel });
    written = text;
  });
  return () => subscription.unsubscribe();
}
