import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { whiteboardStorage } from '../../../rules/constants';
import { type BoardKit, settingsWithin } from '../../../rules/whiteboard/kit';
import { packBoard } from '../../../rules/whiteboard/pack-board';
import type { Board } from '../../../rules/whiteboard/shapes';
import { readSaved, writeSaved } from '../../lib/local-storage';
import { inspectOption } from '../../machines/inspection';
import { type KeptDrawing, whiteboardMachine } from '../../machines/whiteboard';
import { BoardStorage, browserStorage, cleanUpRegularly, isExpired } from './board-storage';
import { savedSettings } from './saved-settings';

export type WhiteboardActor = ActorRefFrom<typeof whiteboardMachine>;

export interface WhiteboardProps {
  viewerId: string;
  /** The question that the drawing belongs to. */
  questionId: string;
  /** The drawing that is kept with the answer. */
  kept: KeptDrawing | null;
  /** What the student has for the board. */
  kit: BoardKit;
}

/** Writing waits for a pause of the hand. */
const savingDelayMs = 300;

/** The machine of one board, saved in this browser as it changes. */
export function useWhiteboard({ viewerId, questionId: context, kept, kit }: WhiteboardProps) {
  const storage = useMemo(() => new BoardStorage(browserStorage(), viewerId), [viewerId]);
  const input = useMemo(() => startOf(storage, context, kept, kit), [storage, context, kept, kit]);
  const actor = useActorRef(whiteboardMachine, { input, ...inspectOption() });
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => saveChanges(actor, storage, context), [actor, storage, context]);
  return { actor, state };
}

function startOf(storage: BoardStorage, context: string, kept: KeptDrawing | null, kit: BoardKit) {
  const local = storage.read(context)?.board ?? null;
  const settings = readSaved(savedSettings);
  const same = local !== null && kept !== null && packBoard(local) === packBoard(kept.board);
  return { board: same ? kept.board : local, kept, settings: settings && settingsWithin(settings, kit) };
}

/** Saves drawing and settings until the returned function is called, and takes away what is too old. */
function saveChanges(actor: WhiteboardActor, storage: BoardStorage, context: string): () => void {
  let savedBoard = boardOf(actor);
  let { settings } = actor.getSnapshot().context;
  let savedAt = storage.read(context)?.savedAt ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const board = boardOf(actor);
    if (board === savedBoard) return;
    savedBoard = board;
    savedAt = Date.now();
    if (!storage.write(context, board)) actor.send({ type: 'REFUSED', message: noRoom });
  };
  const watching = actor.subscribe((snapshot) => {
    if (snapshot.context.settings !== settings) writeSaved(savedSettings, snapshot.context.settings);
    settings = snapshot.context.settings;
    if (boardOf(actor) !== savedBoard) timer ??= setTimeout(save, savingDelayMs);
  });
  const stopCleaning = cleanUpRegularly(() => {
    storage.cleanUp();
    if (savedAt === null || timer !== undefined || !isExpired(savedAt, Date.now())) return;
    actor.send({ type: 'EXPIRE' });
    savedBoard = boardOf(actor);
    savedAt = null;
  }, whiteboardStorage.cleanupMs);
  const stop = new AbortController();
  window.addEventListener('pagehide', save, { signal: stop.signal });
  window.addEventListener(
    'storage',
    ({ key }) => {
      const found = key === storage.keyOf(context) ? storage.read(context) : null;
      if (found === null || timer !== undefined) return;
      savedBoard = found.board;
      savedAt = found.savedAt;
      actor.send({ type: 'REPLACE', board: found.board });
    },
    { signal: stop.signal },
  );
  return () => {
    save();
    watching.unsubscribe();
    stopCleaning();
    stop.abort();
  };
}

const boardOf = (actor: WhiteboardActor): Board => actor.getSnapshot().context.history.present;

const noRoom = 'Your browser’s storage is full, so your drawing only stays while this page is open.';
