import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BoardSurface } from './board-surface';
import { DrawingPad } from './drawing-pad';
import type { WhiteboardActor } from './use-whiteboard';

export interface TextPlace {
  /** In pixels of the view. */
  left: number;
  top: number;
  /** On the board. */
  x: number;
  y: number;
  scale: number;
}

interface Canvases {
  pad: RefObject<HTMLDivElement>;
  base: RefObject<HTMLCanvasElement>;
  live: RefObject<HTMLCanvasElement>;
}

/** Pixels that an arrow key moves the cursor by; with Shift held one. */
const keyStep = 10;

/** Binds the canvases to the machine: pointers and keys draw, the machine's drawing is painted. */
export function useDrawing(actor: WhiteboardActor, { pad, base, live }: Canvases, onText: (place: TextPlace) => void) {
  const drawing = useRef<{ surface: BoardSurface; pad: DrawingPad } | null>(null);
  const placeText = useRef(onText);
  useEffect(() => {
    placeText.current = onText;
  });
  /** Where the keys draw, in pixels of the view; null until an arrow key is pressed. */
  const [cursor, setCursor] = useState<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    if (pad.current === null || base.current === null || live.current === null) return;
    const element = pad.current;
    const surface = new BoardSurface(base.current, live.current, actor.getSnapshot().context.history.present);
    const hand = new DrawingPad(element, {
      surface,
      settings: () => actor.getSnapshot().context.settings,
      onShape: (shape) => actor.send({ type: 'DRAW', shape, ...surface.room }),
      onText: (place) => {
        setCursor(null);
        placeText.current({ ...place, scale: surface.scale });
      },
    });
    drawing.current = { surface, pad: hand };
    // Painted at once, not with the next rendering: a finished shape must not blink.
    const watching = actor.subscribe(({ context }) => surface.show(context.history.present));
    const resizing = new ResizeObserver(() => surface.resize(sizeOf(element)));
    surface.resize(sizeOf(element));
    resizing.observe(element);
    const stopWatchingTheme = watchTheme(() => surface.readColours());
    const stopListening = hand.listen();
    const hide = () => setCursor(null);
    element.addEventListener('pointerdown', hide);
    return () => {
      element.removeEventListener('pointerdown', hide);
      stopListening();
      stopWatchingTheme();
      resizing.disconnect();
      watching.unsubscribe();
      surface.stop();
      drawing.current = null;
    };
  }, [actor, pad, base, live]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const element = pad.current;
      if (drawing.current === null || element === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const { surface, pad: hand } = drawing.current;
      const size = sizeOf(element);
      const at = cursor ?? { x: size.width / 2, y: size.height / 2 };
      const { scale } = surface;
      const move = arrows[event.key];
      if (move !== undefined) {
        const by = event.shiftKey ? 1 : keyStep;
        const next = {
          x: clamp(at.x + move[0] * by, size.width),
          y: clamp(at.y + move[1] * by, size.height),
        };
        setCursor(next);
        hand.extend(next.x / scale, next.y / scale);
      } else if (event.key === 'Enter' || event.key === ' ') {
        setCursor(at);
        if (hand.isDrawing) hand.finish();
        else if (actor.getSnapshot().context.settings.mode === 'text')
          placeText.current({ left: at.x, top: at.y, x: at.x / scale, y: at.y / scale, scale });
        else hand.begin(at.x / scale, at.y / scale);
      } else if (event.key === 'Escape' && hand.isDrawing) hand.cancel();
      else return;
      event.preventDefault();
    },
    [actor, cursor, pad],
  );

  return { cursor, onKeyDown };
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

/** Calls back when the visitor or the system turns to the other theme. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
