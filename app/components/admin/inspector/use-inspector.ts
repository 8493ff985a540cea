import { useEffect, useReducer, useRef } from 'react';
import { emptyInspector, inspect } from './inspector-state';
import { type InspectorMessage, inspectorChannel } from './messages';

/** The actors of every page of this browser that reports, live, and a way to send one an event. */
export function useInspector() {
  const [state, take] = useReducer(inspect, emptyInspector);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(inspectorChannel);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<InspectorMessage>) => take(data);
    const ask = () => opened.postMessage({ kind: 'ask' } satisfies InspectorMessage);
    ask();
    // The reporting of this very page may be loaded a moment later.
    const again = setTimeout(ask, 1000);
    return () => {
      clearTimeout(again);
      opened.close();
    };
  }, []);
  const send = (key: string, event: string) =>
    channel.current?.postMessage({ kind: 'send', key, event } satisfies InspectorMessage);
  return { ...state, send };
}
