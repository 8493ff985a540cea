import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const leaveMs = 200;

/**
 * A menu that opens under the mouse, for the keyboard's focus and by a tap. It stays open on the way from the mascot to
 * its entries; Esc, a press elsewhere and leaving close it.
 */
export function useHelperMenu() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>();
  const pressedBy = useRef('');
  const stayShut = useRef(false);

  useEffect(() => {
    if (!open) return;
    const closeElsewhere = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [open]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    open,
    place,
    close: () => setOpen(false),
    /** Gives the focus back to the mascot without opening the menu again. */
    focusShut: () => {
      stayShut.current = true;
      place.current?.querySelector('button')?.focus();
      stayShut.current = false;
    },
    placeHandlers: {
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(leaving.current);
        if (event.pointerType === 'mouse') setOpen(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') leaving.current = setTimeout(() => setOpen(false), leaveMs);
      },
      onFocus: (event: FocusEvent) => {
        if (!stayShut.current && event.target.matches(':focus-visible')) setOpen(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') setOpen(false);
      },
    },
    buttonHandlers: {
      onPointerDown: (event: PointerEvent) => {
        pressedBy.current = event.pointerType;
      },
      onClick: () => {
        const by = pressedBy.current;
        pressedBy.current = '';
        // The mouse has opened it by coming near; a tap opens and closes.
        if (by !== '') return setOpen((before) => (by === 'touch' || by === 'pen' ? !before : true));
        // The keyboard goes on to the first entry, before the next key can be pressed: a hidden entry takes no focus.
        flushSync(() => setOpen(true));
        place.current?.querySelector('a')?.focus();
      },
    },
  };
}
