import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Board, Shape } from '../../rules/whiteboard/shapes';
import { type KeptDrawing, whiteboardMachine } from './whiteboard';

const line = (end: number): Shape => ({
  kind: 'line',
  at: [0, 0, end, end],
  width: 1.5,
  colour: 'black',
  opacity: 1,
  fill: false,
});
const room = { width: 588, height: 420 };

const keptAt = '2026-06-17T02:00:00.000Z';

function open(input: { board?: Board; kept?: KeptDrawing } = {}) {
  const actor = createActor(whiteboardMachine, {
    input: { board: null, kept: null, settings: null, ...input },
  }).start();
  const draw = (end: number) => actor.send({ type: 'DRAW', shape: line(end), ...room });
  const shapes = () => actor.getSnapshot().context.history.present.shapes;
  const context = () => actor.getSnapshot().context;
  return { actor, draw, shapes, context };
}

describe('a whiteboard', () => {
  it('begins with the settings of the specification, open and empty', () => {
    const { context, shapes } = open();
    expect(context().settings).toEqual({
      mode: 'pen',
      brushWidth: 1.5,
      brushColour: 'black',
      // Of ours, for pens and stickers of the shop.
      brush: 'plain',
      sticker: null,
      eraserSize: 5,
      eraserColour: 'white',
      fill: false,
      opacity: 1,
      open: true,
    });
    expect(shapes()).toEqual([]);
  });

  it('undoes and redoes drawing and clearing alike', () => {
    const { actor, draw, shapes } = open();
    draw(10);
    draw(20);
    actor.send({ type: 'CLEAR' });
    expect(shapes()).toEqual([]);
    actor.send({ type: 'UNDO' });
    expect(shapes()).toEqual([line(10), line(20)]);
    actor.send({ type: 'UNDO' });
    expect(shapes()).toEqual([line(10)]);
    actor.send({ type: 'REDO' });
    expect(shapes()).toEqual([line(10), line(20)]);
  });

  it('clears an empty board without a step to undo', () => {
    const { actor, context } = open();
    actor.send({ type: 'CLEAR' });
    expect(context().history.past).toEqual([]);
  });

  it('grows to the largest room it was drawn in', () => {
    const { actor, context } = open();
    actor.send({ type: 'DRAW', shape: line(1), width: 300, height: 500 });
    actor.send({ type: 'DRAW', shape: line(2), width: 588, height: 420 });
    expect(context().history.present).toMatchObject({ width: 588, height: 500 });
  });

  it('starts from what this browser has, else from what is kept with the answer', () => {
    const local = { ...room, shapes: [line(1)] };
    const kept = { board: { ...room, shapes: [line(2)] }, keptAt };
    expect(open({ board: local, kept }).shapes()).toEqual([line(1)]);
    expect(open({ kept }).shapes()).toEqual([line(2)]);
  });

  it('is kept as it was when it was sent, whatever is drawn meanwhile', () => {
    const { actor, draw, shapes, context } = open();
    draw(10);
    const board = context().history.present;
    actor.send({ type: 'KEEP' });
    expect(actor.getSnapshot().matches('keeping')).toBe(true);
    draw(20);
    actor.send({ type: 'KEPT', kept: { board, keptAt } });
    expect(context().kept?.board).toBe(board);
    expect(shapes()).toHaveLength(2);
  });

  it('says why it could not be kept, and loses nothing', () => {
    const { actor, draw, shapes, context } = open();
    actor.send({ type: 'KEEP' });
    expect(context().refusal).toBe('Draw something first, then save it.');
    draw(10);
    expect(context().refusal).toBeNull();
    actor.send({ type: 'KEEP' });
    actor.send({ type: 'REFUSED', message: 'Too large.' });
    expect([context().refusal, context().kept, shapes()]).toEqual(['Too large.', null, [line(10)]]);
  });

  it('shows the drawing of another window when it is asked to, and undoing brings its own back', () => {
    const { actor, draw, shapes, context } = open();
    draw(10);
    actor.send({ type: 'KEEP' });
    const kept = { board: { ...room, shapes: [line(7)] }, keptAt };
    actor.send({ type: 'CONFLICT', kept });
    expect([shapes(), context().isConflict, context().kept]).toEqual([[line(10)], true, kept]);
    expect(context().refusal).toContain('in another window');
    actor.send({ type: 'SHOW_KEPT' });
    expect([context().history.present, context().isConflict, context().refusal]).toEqual([kept.board, false, null]);
    actor.send({ type: 'UNDO' });
    expect(shapes()).toEqual([line(10)]);
  });

  it('is full at some time, and says so', () => {
    const { draw, shapes, context } = open({ board: { ...room, shapes: Array(3000).fill(line(1)) } });
    draw(2);
    expect(shapes()).toHaveLength(3000);
    expect(context().refusal).toContain('full');
  });

  it('forgets what has expired, its history too', () => {
    const { actor, draw, shapes } = open();
    draw(10);
    actor.send({ type: 'EXPIRE' });
    actor.send({ type: 'UNDO' });
    expect(shapes()).toEqual([]);
  });
});
