import { type Board, isStroke, type Shape, type Stroke } from '../../../rules/whiteboard/shapes';
import { fitScale, type Size } from './geometry';
import { type Palette, paintShape, paintStroke, paintStrokeEnd } from './paint-shape';

/**
 * Two canvases, one above the other: finished shapes, painted once, and the one that is being drawn. A stroke grows by
 * the pieces that came since the last frame, so a frame costs the same however much is drawn already.
 */
export class BoardSurface {
  private readonly base: CanvasRenderingContext2D;
  private readonly live: CanvasRenderingContext2D;
  private board: Board;
  /** What the base shows, shape by shape. */
  private painted: readonly Shape[] = [];
  private draft: Shape | null = null;
  /** Points of the draft that are painted. */
  private draftPoints = 0;
  private frame = 0;
  private view: Size = { width: 0, height: 0 };
  private palette: Palette;

  constructor(baseCanvas: HTMLCanvasElement, liveCanvas: HTMLCanvasElement, board: Board) {
    this.base = context2d(baseCanvas);
    this.live = context2d(liveCanvas);
    this.board = board;
    this.palette = readPalette(baseCanvas);
  }

  /** Board pixels a view pixel is worth, and the other way round. */
  get scale(): number {
    return fitScale(this.board, this.view);
  }

  /** The room that a shape drawn now is drawn in, at the board's own scale. */
  get room(): Size {
    return { width: this.view.width / this.scale, height: this.view.height / this.scale };
  }

  resize(view: Size): void {
    if (view.width === 0 || view.height === 0) return;
    this.view = view;
    const ratio = this.ratio();
    for (const { canvas } of [this.base, this.live]) {
      canvas.width = Math.round(view.width * ratio);
      canvas.height = Math.round(view.height * ratio);
    }
    this.repaint();
  }

  /** Another theme has other inks. */
  readColours(): void {
    this.palette = readPalette(this.base.canvas);
    this.repaint();
  }

  show(board: Board): void {
    const scaled = fitScale(this.board, this.view);
    this.board = board;
    const grows = this.painted.every((shape, place) => shape === board.shapes[place]);
    if (!grows || scaled !== this.scale) {
      this.repaint();
      return;
    }
    for (const shape of board.shapes.slice(this.painted.length)) this.paintFinished(shape);
    this.painted = board.shapes;
    // A finished draft shows until its shape is on the base.
    if (this.draft === null) this.wipe(this.live);
  }

  /** Shows a shape while it is drawn; null takes it away. A stroke may grow in place. */
  preview(shape: Shape | null): void {
    if (shape !== this.draft) {
      this.forgetDraft();
      this.draft = shape;
      this.live.canvas.style.opacity = String(shape?.opacity ?? 1);
    }
    if (this.frame === 0) this.frame = requestAnimationFrame(this.paintDraft);
  }

  /** Ends the draft: either `show` brings it as a finished shape at once, or it is given up. */
  endPreview({ finished }: { finished: boolean }): void {
    const erased = this.draft?.kind === 'eraser' && !finished;
    this.cancelFrame();
    this.draft = null;
    this.draftPoints = 0;
    this.wipe(this.live);
    this.live.canvas.style.opacity = '1';
    if (erased) this.repaint();
  }

  stop(): void {
    this.cancelFrame();
  }

  private readonly paintDraft = (): void => {
    this.frame = 0;
    const { draft } = this;
    if (draft === null) return;
    if (!isStroke(draft)) {
      this.wipe(this.live);
      paintShape(this.live, draft, this.palette);
      return;
    }
    const canvas = draft.kind === 'eraser' ? this.base : this.live;
    const count = draft.points.length / 3;
    if (count === this.draftPoints) return;
    this.withInk(canvas, draft, () => paintStroke(canvas, draft, this.draftPoints));
    this.draftPoints = count;
  };

  private withInk(canvas: CanvasRenderingContext2D, { kind, colour }: Stroke, paint: () => void): void {
    canvas.save();
    canvas.lineCap = 'round';
    canvas.lineJoin = 'round';
    canvas.strokeStyle = this.palette[colour];
    canvas.fillStyle = this.palette[colour];
    if (kind === 'eraser') canvas.globalCompositeOperation = 'destination-out';
    paint();
    canvas.restore();
  }

  private forgetDraft(): void {
    if (this.draft?.kind === 'eraser') this.repaint();
    this.draftPoints = 0;
    this.wipe(this.live);
  }

  private repaint(): void {
    this.wipe(this.base);
    this.wipe(this.live);
    for (const canvas of [this.base, this.live]) {
      const scale = this.scale * this.ratio();
      canvas.setTransform(scale, 0, 0, scale, 0, 0);
    }
    for (const shape of this.board.shapes) this.paintFinished(shape);
    this.painted = this.board.shapes;
    this.draftPoints = 0;
    if (this.draft !== null) this.preview(this.draft);
  }

  private paintFinished(shape: Shape): void {
    if (shape.opacity === 1) {
      this.paintWhole(this.base, shape);
      return;
    }
    // Painted apart in full, then laid on as a whole.
    this.wipe(this.live);
    this.paintWhole(this.live, shape);
    this.base.save();
    this.base.setTransform(1, 0, 0, 1, 0, 0);
    this.base.globalAlpha = shape.opacity;
    this.base.drawImage(this.live.canvas, 0, 0);
    this.base.restore();
    this.wipe(this.live);
  }

  private paintWhole(canvas: CanvasRenderingContext2D, shape: Shape): void {
    paintShape(canvas, shape, this.palette);
    if (isStroke(shape)) this.withInk(canvas, shape, () => paintStrokeEnd(canvas, shape));
  }

  private wipe(canvas: CanvasRenderingContext2D): void {
    canvas.save();
    canvas.setTransform(1, 0, 0, 1, 0, 0);
    canvas.clearRect(0, 0, canvas.canvas.width, canvas.canvas.height);
    canvas.restore();
  }

  private cancelFrame(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** Sharper than twice nobody sees, and every pixel costs. */
  private ratio(): number {
    return Math.min(window.devicePixelRatio || 1, 2);
  }
}

function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas.');
  return context;
}

function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  return {
    black: colour('--fig-line'),
    blue: colour('--fig-a'),
    orange: colour('--fig-b'),
    green: colour('--fig-c'),
    plum: colour('--fig-d'),
    teal: colour('--fig-e'),
    white: colour('--surface'),
  };
}
