import { type ComponentType, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** Goes onto a `<button>` of ours, which Chakra finds by its id. */
interface TriggerProps {
  type: 'button';
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-busy': boolean | undefined;
  onPointerEnter: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface LazyPopup<Props> {
  trigger: TriggerProps;
  /** The popup; null until its code is there and it was asked for. */
  Popup: ComponentType<Props> | null;
  /** Ids for Chakra, so that it knows the trigger. */
  ids: { trigger: string; content: string };
  /** Open, or on its way. */
  open: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * A popup whose code is loaded when somebody points at its button or focuses it. It opens as soon as the code is there.
 * `onUnavailable` is called when it was asked for and its code cannot be loaded. React.lazy would throw then, and would suspend the header.
 */
export function useLazyPopup<Props>(
  load: () => Promise<ComponentType<Props> | null>,
  onUnavailable: () => void,
): LazyPopup<Props> {
  const id = useId();
  const [Popup, setPopup] = useState<ComponentType<Props> | null>(null);
  const [open, setOpen] = useState(false);
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
    void load()
      .catch(() => null)
      .then((found) => {
        if (found !== null) return setPopup(() => found);
        if (!wanted.current) return;
        want(false);
        onUnavailable();
      });
  };
  const hide = () => want(false);
  // The browser caches a module that was imported once.
  const prefetch = () => void load().catch(() => null);
  const isLoading = open && Popup === null;
  const isShown = open && Popup !== null;
  const ids = { trigger: id, content: `${id}-content` };
  return {
    trigger: {
      type: 'button',
      id,
      'aria-haspopup': 'dialog',
      'aria-expanded': isShown,
      'aria-controls': isShown ? ids.content : undefined,
      'aria-busy': isLoading || undefined,
      onPointerEnter: prefetch,
      onPointerDown: prefetch,
      onFocus: prefetch,
      onBlur: ({ currentTarget }) => {
        // A window in the background takes the focus from nobody.
        if (isLoading && document.activeElement !== currentTarget) hide();
      },
      onKeyDown: ({ key }) => {
        if (key === 'Escape') hide();
      },
    },
    Popup,
    ids,
    open,
    show,
    hide,
  };
}
