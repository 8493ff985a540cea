import { assign, setup } from 'xstate';
import { type History, redo, startHistory, step, undo } from '../../rules/whiteboard/history';
import {
  type Board,
  boardLimits,
  emptyBoard,
  type Shape,
  startSettings,
  type WhiteboardSettings,
} from '../../rules/whiteboard/shapes';

/** A drawing that is kept with an answer, and since when: a later one is not replaced unseen. */
export interface KeptDrawing {
  board: Board;
  keptAt: string;
}

interface WhiteboardContext {
  settings: WhiteboardSettings;
  history: History<Board>;
  /** The drawing that is kept with the answer; null while none is. */
  kept: KeptDrawing | null;
  /** Whether that one came from another window, and this one is still to be kept or given up. */
  isConflict: boolean;
  /** Why it could not be kept the last time. */
  refusal: string | null;
}

type WhiteboardEvent =
  | { type: 'SET'; settings: Partial<WhiteboardSettings> }
  /** A finished shape, and the room it was drawn in. */
  | { type: 'DRAW'; shape: Shape; width: number; height: number }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  | { type: 'CLEAR' }
  /** Another tab drew. */
  | { type: 'REPLACE'; board: Board }
  /** What was drawn is too old. */
  | { type: 'EXPIRE' }
  | { type: 'KEEP' }
  | { type: 'KEPT'; kept: KeptDrawing }
  /** Another window kept a drawing meanwhile. */
  | { type: 'CONFLICT'; kept: KeptDrawing }
  /** Shows the one that is kept, in place of this one: undoing brings this one back. */
  | { type: 'SHOW_KEPT' }
  | { type: 'TAKE_BACK' }
  | { type: 'TAKEN_BACK' }
  | { type: 'REFUSED'; message: string };

const keptElsewhere =
  'You’ve added a different drawing to this answer in another window. Which one do you want to keep?';

/** A board: what is drawn, how the next shape is drawn, and whether it is kept with the answer. Saving is done outside. */
export const whiteboardMachine = setup({
  types: {
    input: {} as { board: Board | null; kept: KeptDrawing | null; settings: WhiteboardSettings | null },
    context: {} as WhiteboardContext,
    events: {} as WhiteboardEvent,
  },
  guards: {
    isFull: ({ context }) => context.history.present.shapes.length >= boardLimits.shapes,
    isEmpty: ({ context }) => context.history.present.shapes.length === 0,
  },
  actions: {
    set: assign({
      settings: ({ context }, { settings }: { settings: Partial<WhiteboardSettings> }) => ({
        ...context.settings,
        ...settings,
      }),
    }),
    draw: assign({
      history: ({ context: { history } }, { shape, width, height }: { shape: Shape; width: number; height: number }) =>
        step(history, {
          width: Math.max(history.present.width, width),
          height: Math.max(history.present.height, height),
          shapes: [...history.present.shapes, shape],
        }),
    }),
    undo: assign({ history: ({ context }) => undo(context.history) }),
    redo: assign({ history: ({ context }) => redo(context.history) }),
    clear: assign({ history: ({ context }) => step(context.history, emptyBoard) }),
    replace: assign({ history: ({ context }, { board }: { board: Board }) => step(context.history, board) }),
    forget: assign({ history: startHistory(emptyBoard) }),
    rememberKept: assign({
      kept: (_, { kept }: { kept: KeptDrawing | null }) => kept,
      isConflict: false,
      refusal: null,
    }),
    tellConflict: assign({
      kept: (_, { kept }: { kept: KeptDrawing }) => kept,
      isConflict: true,
      refusal: keptElsewhere,
    }),
    showKept: assign({
      history: ({ context: { history, kept } }) => (kept === null ? history : step(history, kept.board)),
      isConflict: false,
      refusal: null,
    }),
    tellRefusal: assign({ refusal: (_, { message }: { message: string }) => message }),
    forgetRefusal: assign({ refusal: null }),
  },
}).createMachine({
  id: 'whiteboard',
  context: ({ input }) => ({
    settings: { ...startSettings, ...input.settings, open: true },
    history: startHistory(input.board ?? input.kept?.board ?? emptyBoard),
    kept: input.kept,
    isConflict: false,
    refusal: null,
  }),
  on: {
    SET: { actions: { type: 'set', params: ({ event }) => ({ settings: event.settings }) } },
    DRAW: [
      {
        guard: 'isFull',
        actions: {
          type: 'tellRefusal',
          params: { message: 'This board is full. Clear it, or undo something, to draw more.' },
        },
      },
      { actions: [{ type: 'draw', params: ({ event }) => event }, 'forgetRefusal'] },
    ],
    UNDO: { actions: ['undo', 'forgetRefusal'] },
    REDO: { actions: 'redo' },
    CLEAR: { guard: ({ context }) => context.history.present.shapes.length > 0, actions: ['clear', 'forgetRefusal'] },
    REPLACE: { actions: { type: 'replace', params: ({ event }) => ({ board: event.board }) } },
    EXPIRE: { actions: 'forget' },
    SHOW_KEPT: { actions: 'showKept' },
  },
  initial: 'drawing',
  states: {
    drawing: {
      on: {
        KEEP: [
          {
            guard: 'isEmpty',
            actions: { type: 'tellRefusal', params: { message: 'Draw something first, then save it.' } },
          },
          { target: 'keeping' },
        ],
        TAKE_BACK: { target: 'keeping' },
      },
    },
    /** On its way to the server; drawing goes on meanwhile. */
    keeping: {
      on: {
        KEPT: {
          target: 'drawing',
          actions: { type: 'rememberKept', params: ({ event }) => ({ kept: event.kept }) },
        },
        TAKEN_BACK: { target: 'drawing', actions: { type: 'rememberKept', params: { kept: null } } },
        CONFLICT: {
          target: 'drawing',
          actions: { type: 'tellConflict', params: ({ event }) => ({ kept: event.kept }) },
        },
        REFUSED: {
          target: 'drawing',
          actions: { type: 'tellRefusal', params: ({ event }) => ({ message: event.message }) },
        },
      },
    },
  },
});
