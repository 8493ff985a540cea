import { useEffect, useState } from 'react';
import { type ChatState, type FrameMessage, readAppMessage } from '../chat/contract';

interface AppState {
  /** What the app says it shows; null when this page stands alone. */
  state: ChatState | null;
  /** Asks the app for something; false when there is no app around this page. */
  ask: (message: FrameMessage) => boolean;
}

/** The frame's side of the contract: says that it listens, takes the state, goes back to the start on command. */
export function useAppState(onBack: () => void): AppState {
  const [state, setState] = useState<ChatState | null>(null);
  useEffect(() => {
    if (!isEmbedded()) return;
    const hear = (event: MessageEvent) => {
      const message = readAppMessage(event, { origin: window.location.origin, window: window.parent });
      if (message?.type === 'STATE') setState(message.state);
      if (message?.type === 'COMMAND') onBack();
    };
    window.addEventListener('message', hear);
    tellApp({ type: 'READY' });
    return () => window.removeEventListener('message', hear);
  }, [onBack]);
  const theme = state?.theme;
  useEffect(() => {
    if (theme === undefined) return;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return { state, ask: tellApp };
}

function isEmbedded(): boolean {
  return window.parent !== window;
}

function tellApp(message: FrameMessage): boolean {
  if (!isEmbedded()) return false;
  window.parent.postMessage(message, window.location.origin);
  return true;
}
