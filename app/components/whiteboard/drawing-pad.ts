import {
  boardLimits,
  isStroke,
  type Outline,
  type Shape,
  type Stroke,
  type WhiteboardSettings,
} from '../../../rules/whiteboard/shapes';
import type { BoardSurface } from './board-surface';
import { isNewPoint, isTiny, pressureOf, straightened } from './geometry';
import { choosePointer, type DrawingHand } from './pointer-choice';

interface PadOptions {
  surface: BoardSurface;
  settings: () => WhiteboardSettings;
  onShape: (shape: Shape) => void;
  /** The text tool was put down here, in pixels of the view and of the board. */
  onText: (place: { left: number; top: number; x: number; y: number }) => void;
}

/** A sticker is as large as a line or two of writing. */
const stickerSize = 48;

/** Turns pointers and keys into shapes. */
export class DrawingPad {
  private hand: DrawingHand = { active: null, penAt: null };
  private draft: Stroke | Outline | null = null;

  constructor(
    private readonly element: HTMLElement,
    private readonly options: PadOptions,
  ) {}

  /** Listens until the returned function is called. */
  listen(): () => void {
    const { element } = this;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', this.onDown, { signal });
    element.addEventListener('pointermove', this.onMove, { signal });
    element.addEventListener('pointerup', this.onUp, { signal });
    element.addEventListener('pointercancel', this.onCancel, { signal });
    return () => stop.abort();
  }

  /** Begins a shape at a place of the board; `extend` and `finish` follow. A sticker is put down at once. */
  begin(x: number, y: number, pressure = 0.5): void {
    const settings = this.options.settings();
    if (settings.mode === 'sticker') {
      const { sticker, opacity } = settings;
      if (sticker !== null) this.options.onShape({ kind: 'sticker', sticker, x, y, size: stickerSize, opacity });
      return;
    }
    this.draft = newDraft(settings, x, y, pressure);
    this.options.surface.preview(this.draft);
  }

  extend(x: number, y: number, { pressure = 0.5, straight = false } = {}): void {
    const { draft } = this;
    if (draft === null) return;
    if (isStroke(draft)) {
      if (draft.points.length < 3 * boardLimits.pointsOfStroke && isNewPoint(draft.points, x, y))
        draft.points.push(x, y, pressure);
    } else {
      const [x1, y1] = draft.at;
      draft.at = straight ? straightened(draft.kind, [x1, y1, x, y]) : [x1, y1, x, y];
    }
    this.options.surface.preview(draft);
  }

  finish(): void {
    const { draft } = this;
    const isShape = draft !== null && (isStroke(draft) || !isTiny(draft.at));
    this.end({ finished: isShape });
    if (isShape) this.options.onShape(draft);
  }

  cancel(): void {
    this.end({ finished: false });
  }

  get isDrawing(): boolean {
    return this.draft !== null;
  }

  private end(how: { finished: boolean }): void {
    this.draft = null;
    this.hand = { ...this.hand, active: null };
    this.options.surface.endPreview(how);
  }

  private readonly onDown = (event: PointerEvent): void => {
    const choice = choosePointer({ ...touchOf(event), at: event.timeStamp }, this.hand);
    if (choice === 'ignore') return;
    // The page must not move the focus away, nor select text or answer with a click.
    event.preventDefault();
    if (choice === 'replace') this.cancel();
    const { x, y, left, top } = this.placeOf(event);
    if (this.options.settings().mode === 'text') {
      this.options.onText({ left, top, x, y });
      return;
    }
    this.element.focus({ preventScroll: true });
    this.element.setPointerCapture(event.pointerId);
    this.hand = {
      active: { id: event.pointerId, pointerType: event.pointerType },
      penAt: event.pointerType === 'pen' ? event.timeStamp : this.hand.penAt,
    };
    this.begin(x, y, pressureOf(event.pointerType, event.pressure));
  };

  private readonly onMove = (event: PointerEvent): void => {
    if (this.hand.active?.id !== event.pointerId) return;
    // Between two frames a pen tells more places than one.
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length > 0 ? all : [event]) this.extendTo(each);
  };

  private readonly onUp = (event: PointerEvent): void => {
    if (this.hand.active?.id !== event.pointerId) return;
    if (event.pointerType === 'pen') this.hand = { ...this.hand, penAt: event.timeStamp };
    this.extendTo(event);
    this.finish();
  };

  /** The browser took the pointer for itself, to zoom for example. */
  private readonly onCancel = (event: PointerEvent): void => {
    if (this.hand.active?.id === event.pointerId) this.cancel();
  };

  private extendTo(event: PointerEvent): void {
    const { x, y } = this.placeOf(event);
    // Lifting, a pen presses no longer: the last pressure stays.
    const last = this.draft !== null && isStroke(this.draft) ? (this.draft.points.at(-1) ?? 0.5) : 0.5;
    const pressure = event.type === 'pointerup' ? last : pressureOf(event.pointerType, event.pressure);
    this.extend(x, y, { pressure, straight: event.shiftKey });
  }

  private placeOf(event: PointerEvent) {
    const box = this.element.getBoundingClientRect();
    const { scale } = this.options.surface;
    const left = event.clientX - box.left;
    const top = event.clientY - box.top;
    return { left, top, x: left / scale, y: top / scale };
  }
}

const touchOf = ({ pointerId, pointerType, isPrimary, button, width, height }: PointerEvent) => ({
  id: pointerId,
  pointerType,
  isPrimary,
  button,
  width,
  height,
});

function newDraft(settings: WhiteboardSettings, x: number, y: number, pressure: number): Stroke | Outline | null {
  const { mode, brushWidth: width, brushColour: colour, opacity, fill, eraserSize, eraserColour } = settings;
  if (mode === 'text' || mode === 'sticker') return null;
  if (mode === 'eraser')
    return { kind: 'eraser', points: [x, y, 0.5], width: eraserSize, colour: eraserColour, opacity: 1 };
  if (mode === 'pen') {
    const plain: Stroke = { kind: 'pen', points: [x, y, pressure], width, colour, opacity };
    return settings.brush === 'plain' ? plain : { ...plain, brush: settings.brush };
  }
  return { kind: mode, at: [x, y, x, y], width, colour, opacity, fill };
}
