import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { packBoard } from '../../../rules/whiteboard/pack-board';
import type { Board } from '../../../rules/whiteboard/shapes';
import { whiteboardMachine } from '../../machines/whiteboard';
import { keepBoard, takeBoardBack } from './keep-board';

const drawing = (end: number): Board => ({
  width: 300,
  height: 200,
  shapes: [{ kind: 'line', at: [0, 0, end, end], width: 1.5, colour: 'black', opacity: 1, fill: false }],
});
const theirs = { board: drawing(7), keptAt: '2026-06-17T02:00:05.000Z' };

afterEach(() => vi.unstubAllGlobals());

/** A board with a drawing, and a server that refuses what is sent with a code; it keeps another drawing. */
function open(code: string) {
  const seen: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ board: packBoard(theirs.board), keptAt: theirs.keptAt });
    seen.push((body as FormData).get('seen'));
    if (seen.length > 1) return Response.json({ keptAt: '2026-06-17T02:00:09.000Z' });
    return Response.json({ code, message: 'No.' }, { status: 409 });
  });
  const actor = createActor(whiteboardMachine, {
    input: { board: drawing(1), kept: { board: drawing(2), keptAt: '2026-06-17T02:00:00.000Z' }, settings: null },
  }).start();
  return { actor, seen, context: () => actor.getSnapshot().context };
}

it('names the drawing that it showed, and after a conflict the one that it was told of', async () => {
  const { actor, seen, context } = open('CONFLICT');
  await keepBoard(actor, 'q');
  expect(context()).toMatchObject({ isConflict: true, kept: theirs, history: { present: drawing(1) } });
  await keepBoard(actor, 'q');
  expect(seen).toEqual(['2026-06-17T02:00:00.000Z', theirs.keptAt]);
  expect(context()).toMatchObject({ isConflict: false, refusal: null, kept: { board: drawing(1) } });
});

it('takes back no drawing that it never showed', async () => {
  const { actor, context } = open('CONFLICT');
  await takeBoardBack(actor, 'q');
  expect(context()).toMatchObject({ isConflict: true, kept: theirs });
});

it('is no conflict where the practice is finished', async () => {
  const { actor, context } = open('PRACTICE_FINISHED_OR_EXITED_ERROR');
  await keepBoard(actor, 'q');
  expect(context()).toMatchObject({ isConflict: false, refusal: 'No.', kept: { board: drawing(2) } });
});
