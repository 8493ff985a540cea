import type { ActorRefFrom } from 'xstate';
import { readSaved, writeSaved } from '../../lib/local-storage';
import { type chatPanelMachine, savedPanelOf } from '../../machines/chat-panel';
import { savedAiContext } from './saved-ai-context';
import { savedAppState } from './saved-app-state';

/** Brings the panel back as it was before the page was loaded again, and saves every change until the returned function is called. */
export function savePanel(viewerId: string, panel: ActorRefFrom<typeof chatPanelMachine>): () => void {
  const state = savedAppState(viewerId);
  const saved = readSaved(state)?.chatPanel;
  if (saved !== undefined) {
    const about = saved.aiModel === 'GENERAL' ? null : readSaved(savedAiContext(saved.aiModel, viewerId));
    panel.send({ type: 'RESTORE', saved, about });
  }
  let written = '';
  const subscription = panel.subscribe((snapshot) => {
    const chatPanel = savedPanelOf(snapshot);
    // A drag moves the panel many times a second, and none of that is saved.
    const text = JSON.stringify(chatPanel);
    if (text !== written) writeSaved(state, { chatPanel });
    written = text;
  });
  return () => subscription.unsubscribe();
}
