import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packBoard } from '../../../rules/whiteboard/pack-board';
import type { Board } from '../../../rules/whiteboard/shapes';
import { memoryStorage } from '../../lib/storage-for-tests';
import { BoardStorage, cleanUpBoards, cleanUpRegularly } from './board-storage';

const board: Board = {
  width: 588,
  height: 420,
  shapes: [{ kind: 'pen', points: [1, 2, 0.6, 3, 4, 0.6], width: 1.5, colour: 'black', opacity: 1 }],
};
const day = 24 * 60 * 60 * 1000;
const key = 'mm-whiteboard:viewer-1:question-1';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('drawings in this browser', () => {
  it('are kept apart by context and by person', () => {
    const storage = memoryStorage();
    new BoardStorage(storage, 'viewer-1').write('question-1', board);
    expect(new BoardStorage(storage, 'viewer-1').read('question-1')?.board).toEqual(board);
    expect(new BoardStorage(storage, 'viewer-1').read('question-2')).toBeNull();
    expect(new BoardStorage(storage, 'viewer-2').read('question-1')).toBeNull();
  });

  it('expire 7 days after their last change, and not a moment before', () => {
    const boards = new BoardStorage(memoryStorage(), 'viewer-1');
    boards.write('question-1', board);
    vi.setSystemTime(Date.now() + 6 * day);
    boards.write('question-1', { ...board, width: 600 });
    vi.setSystemTime(Date.now() + 7 * day - 1);
    expect(boards.read('question-1')?.board.width).toBe(600);
    vi.setSystemTime(Date.now() + 1);
    expect(boards.read('question-1')).toBeNull();
  });

  it('are looked through every so often, and what is old is taken away, whoever drew it', () => {
    const storage = memoryStorage({ 'mm-other': 'stays' });
    const boards = new BoardStorage(storage, 'viewer-1');
    new BoardStorage(storage, 'viewer-2').write('question-9', board);
    vi.setSystemTime(Date.now() + 3 * day);
    boards.write('question-1', board);
    vi.setSystemTime(Date.now() + 4 * day - 30_000);
    const stop = cleanUpRegularly(() => boards.cleanUp(), 60_000);
    expect(storage.length).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(storage.getItem('mm-whiteboard:viewer-2:question-9')).toBeNull();
    expect([storage.getItem('mm-other'), boards.read('question-1')?.board]).toEqual(['stays', board]);
    stop();
    vi.setSystemTime(Date.now() + 30 * day);
    vi.advanceTimersByTime(60_000);
    expect(storage.getItem(key)).not.toBeNull();
  });

  it('are looked through every hour where nothing is said', () => {
    const look = vi.fn();
    const stop = cleanUpRegularly(look);
    vi.advanceTimersByTime(60 * 60 * 1000 - 1);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledTimes(2);
    stop();
  });

  it('are looked through every 60 seconds where a board is, opened or not', () => {
    const savedAt = Date.now() - 7 * day + 60_000;
    const storage = memoryStorage({ [key]: JSON.stringify({ version: 2, savedAt, board: packBoard(board) }) });
    vi.stubGlobal('window', { localStorage: storage });
    const stop = cleanUpBoards();
    vi.advanceTimersByTime(59_999);
    expect(storage.getItem(key)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(storage.getItem(key)).toBeNull();
    stop();
    vi.unstubAllGlobals();
  });

  it('of an older version are carried over, with their age', () => {
    const savedAt = Date.now() - 2 * day;
    const storage = memoryStorage({ [key]: JSON.stringify({ version: 1, savedAt, board }) });
    const boards = new BoardStorage(storage, 'viewer-1');
    expect(boards.read('question-1')).toEqual({ board, savedAt });
    boards.cleanUp();
    expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({ version: 2, savedAt, board: packBoard(board) });
    expect(boards.read('question-1')).toEqual({ board, savedAt });
  });

  it('of a later version are left to that release', () => {
    const later = JSON.stringify({ version: 3, savedAt: Date.now(), board: { strokes: [] } });
    const storage = memoryStorage({ [key]: later });
    const boards = new BoardStorage(storage, 'viewer-1');
    expect(boards.read('question-1')).toBeNull();
    boards.cleanUp();
    expect(storage.getItem(key)).toBe(later);
  });

  it.each(['', '{', 'null', '{"version":1}', '{"version":0,"savedAt":1,"board":{}}', '[1,2]'])(
    'that cannot be read count as none and are taken away: %s',
    (text) => {
      const storage = memoryStorage({ [key]: text });
      const boards = new BoardStorage(storage, 'viewer-1');
      expect(boards.read('question-1')).toBeNull();
      boards.cleanUp();
      expect(storage.getItem(key)).toBeNull();
    },
  );

  it('that were cleared leave nothing behind', () => {
    const storage = memoryStorage();
    const boards = new BoardStorage(storage, 'viewer-1');
    boards.write('question-1', board);
    boards.write('question-1', { ...board, shapes: [] });
    expect(storage.length).toBe(0);
  });

  it('find no room in a full storage, and say so', () => {
    expect(new BoardStorage(memoryStorage({}, true), 'viewer-1').write('question-1', board)).toBe(false);
    expect(new BoardStorage(null, 'viewer-1').write('question-1', board)).toBe(false);
  });
});
