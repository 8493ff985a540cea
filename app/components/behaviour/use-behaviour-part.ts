import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type BehaviourParts, behaviour } from './behaviour';
import { useBehaviour } from './use-behaviour';

/** Goes onto a `<button>` of ours, which Chakra finds by its id. It stays the same element when the code comes. */
interface TriggerProps {
  type: 'button';
  id: string;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-busy': boolean | undefined;
  onPointerEnter: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface BehaviourPart {
  trigger: TriggerProps;
  /** The code; null until it is there and the part was asked for. */
  parts: BehaviourParts | null;
  /** Ids for Chakra, so that it knows the trigger. */
  ids: { trigger: string; content: string };
  /** Wanted: open, or on its way. */
  open: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * A part that behaves, behind a button. Its code is fetched when somebody points at the button or focuses it; the part
 * opens as soon as it is there. `onAway` is called when it was asked for and cannot be had now.
 */
export function useBehaviourPart(onAway: () => void): BehaviourPart {
  const id = useId();
  const parts = useBehaviour();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  // Who went elsewhere meanwhile, or pressed Esc, wants it no longer.
  const wanted = useRef(false);
  useEffect(
    () => () => {
      wanted.current = false;
    },
    [],
  );
  const want = (wants: boolean) => {
    wanted.current = wants;
    setOpen(wants);
  };
  const show = () => {
    want(true);
    setAsked(true);
    void behaviour.fetch().then((found) => {
      if (found !== null || !wanted.current) return;
      want(false);
      onAway();
    });
  };
  const hide = () => want(false);
  const prefetch = () => void behaviour.fetch();
  const isComing = open && parts === null;
  const isShown = open && parts !== null;
  const ids = { trigger: id, content: `${id}-content` };
  return {
    trigger: {
      type: 'button',
      id,
      'aria-expanded': isShown,
      'aria-controls': isShown ? ids.content : undefined,
      'aria-busy': isComing || undefined,
      onPointerEnter: prefetch,
      onPointerDown: prefetch,
      onFocus: prefetch,
      onBlur: ({ currentTarget }) => {
        // A window in the background takes the focus from nobody.
        if (isComing && document.activeElement !== currentTarget) hide();
      },
      onKeyDown: ({ key }) => {
        if (key === 'Escape') hide();
      },
    },
    parts: asked ? parts : null,
    ids,
    open,
    show,
    hide,
  };
}
