import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { frameOrigin } from './bots';
import { type AppMessage, type ChatState, type FrameMessage, readFrameMessage } from './contract';

interface FrameMessagesProps {
  frame: RefObject<HTMLIFrameElement>;
  /** The host that the frame is loaded from; null for this site itself. */
  host: string | null;
  state: ChatState;
  /** How often the viewer wanted to see something: a wish for the same again is told as well. */
  showRequests: number;
  onMessage: (message: FrameMessage) => void;
}

/** Tells the frame its state, once it listens and whenever it changes, and hears what it asks of the app. */
export function useFrameMessages({
  frame,
  host,
  state,
  showRequests,
  onMessage,
}: FrameMessagesProps): (message: AppMessage) => void {
  const latest = useRef({ state, onMessage });
  latest.current = { state, onMessage };
  const send = useCallback(
    (message: AppMessage) =>
      frame.current?.contentWindow?.postMessage(message, frameOrigin(host, window.location.origin)),
    [frame, host],
  );
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const origin = frameOrigin(host, window.location.origin);
      const partner = { origin, window: frame.current?.contentWindow ?? null };
      const message = readFrameMessage(event, partner);
      if (message === null) return;
      if (message.type === 'READY') send({ type: 'STATE', state: latest.current.state });
      latest.current.onMessage(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, host, send]);
  // By its text: the page makes a new object each time.
  const text = JSON.stringify({ showRequests, state });
  useEffect(() => {
    const told = JSON.parse(text) as { state: ChatState };
    send({ type: 'STATE', state: told.state });
  }, [send, text]);
  return send;
}
