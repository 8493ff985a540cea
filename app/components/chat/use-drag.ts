import { type PointerEvent, useRef } from 'react';

interface Drag<Start> {
  /** What the drag starts from; null lets this press be. */
  begin: (event: PointerEvent<HTMLElement>) => Start | null;
  /** How far the pointer is from where it was pressed, in pixels. */
  move: (start: Start, by: { x: number; y: number }) => void;
}

/** Handlers for dragging with mouse, pen or finger. The pointer stays ours over the frame inside the panel too. */
export function useDrag<Start>({ begin, move }: Drag<Start>) {
  const from = useRef<{ start: Start; x: number; y: number } | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const start = begin(event);
      if (start === null) return;
      from.current = { start, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return;
      const { start, x, y } = from.current;
      move(start, { x: event.clientX - x, y: event.clientY - y });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
