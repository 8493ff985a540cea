import { type RefObject, useEffect, useRef } from 'react';
import { chatEvents } from './chat-events';
import type { MascotDockHandle } from './mascot-dock';
import type { PanelView } from './use-chat-panel';

/** Once the panel is closed, the focus goes back to where it was opened from: the button that asked, or the mascot. */
export function useFocusReturn(view: PanelView | null, dock: RefObject<MascotDockHandle>): void {
  const opener = useRef<Element | null>(null);
  const wasShown = useRef(false);
  useEffect(
    () =>
      chatEvents.subscribe('ask', () => {
        opener.current = document.activeElement;
      }),
    [],
  );
  useEffect(() => {
    if (view === null && wasShown.current) {
      const place = opener.current;
      opener.current = null;
      // The button may have gone with its question; and not every browser gives a pressed button the focus.
      if (place instanceof HTMLButtonElement && place.isConnected) place.focus();
      else dock.current?.focus();
    }
    wasShown.current = view !== null;
  }, [view, dock]);
}
