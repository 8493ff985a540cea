import { whiteboardStorage } from '../../../rules/constants';
import { boardFrom, packBoard, unpackBoard } from '../../../rules/whiteboard/pack-board';
import type { Board } from '../../../rules/whiteboard/shapes';

/** Every key in local storage that belongs to a board: `mm-whiteboard:{viewer}:{context}`. */
export const boardKeyPrefix = 'mm-whiteboard:';
export const boardVersion = 2;

interface SavedBoard {
  version: number;
  /** When it was last changed, in milliseconds. */
  savedAt: number;
  board: unknown;
}

/** From each older version to the next one. Null: nothing of it can be used. */
const migrations: Record<number, (board: unknown) => unknown> = {
  // Version 1 wrote the points as plain numbers.
  1: (board) => {
    const read = boardFrom(board, (points) => (Array.isArray(points) ? points : null));
    return read === null ? null : packBoard(read);
  },
};

/** The drawings that this browser keeps, one for each context (a question); each expires 7 days after its last change. */
export class BoardStorage {
  constructor(
    private readonly storage: Storage | null,
    private readonly viewerId: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** What was drawn in this context, and when; null when there is nothing, or nothing that can be read. */
  read(context: string): { board: Board; savedAt: number } | null {
    return this.guarded(null, (storage) => {
      const saved = parseSaved(storage.getItem(this.keyOf(context)));
      const board = saved === null || isExpired(saved.savedAt, this.now()) ? null : migrated(saved);
      return saved === null || board === null ? null : { board, savedAt: saved.savedAt };
    });
  }

  /** Saves a drawing; an empty one is taken away. False where the browser has no room for it. */
  write(context: string, board: Board): boolean {
    return this.guarded(false, (storage) => {
      const key = this.keyOf(context);
      if (board.shapes.length === 0) {
        storage.removeItem(key);
        return true;
      }
      const text = JSON.stringify({ version: boardVersion, savedAt: this.now(), board: packBoard(board) });
      return tryToSet(storage, key, text);
    });
  }

  /** Takes away what has expired, whoever drew it, and carries older versions over. */
  cleanUp(): void {
    this.guarded(undefined, (storage) => {
      for (const key of boardKeys(storage)) {
        const saved = parseSaved(storage.getItem(key));
        if (saved === null || isExpired(saved.savedAt, this.now())) storage.removeItem(key);
        else if (saved.version < boardVersion) this.carryOver(storage, key, saved);
      }
    });
  }

  private carryOver(storage: Storage, key: string, saved: SavedBoard): void {
    const board = migrated(saved);
    if (board === null) storage.removeItem(key);
    else tryToSet(storage, key, JSON.stringify({ ...saved, version: boardVersion, board: packBoard(board) }));
  }

  keyOf(context: string): string {
    return `${boardKeyPrefix}${this.viewerId}:${context}`;
  }

  /** Browsers may refuse to read or write at all; then nothing is kept, and nothing else happens. */
  private guarded<Result>(otherwise: Result, act: (storage: Storage) => Result): Result {
    if (this.storage === null) return otherwise;
    try {
      return act(this.storage);
    } catch {
      return otherwise;
    }
  }
}

export const isExpired = (savedAt: number, now: number): boolean => now - savedAt >= whiteboardStorage.expiryMs;

/** Calls `cleanUp` now and then until the returned function is called; every hour where nothing is said. */
export function cleanUpRegularly(cleanUp: () => void, everyMs: number = whiteboardStorage.unspecifiedCleanupMs) {
  cleanUp();
  const timer = setInterval(cleanUp, everyMs);
  return () => clearInterval(timer);
}

/** Takes away drawings of anybody that have expired, every 60 seconds until the returned function is called. */
export function cleanUpBoards(): () => void {
  const storage = new BoardStorage(browserStorage(), '');
  return cleanUpRegularly(() => storage.cleanUp(), whiteboardStorage.cleanupMs);
}

function boardKeys(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
  return keys.filter((key): key is string => key?.startsWith(boardKeyPrefix) ?? false);
}

function tryToSet(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function parseSaved(text: string | null): SavedBoard | null {
  if (text === null) return null;
  try {
    const saved: unknown = JSON.parse(text);
    if (typeof saved !== 'object' || saved === null) return null;
    const { version, savedAt, board } = saved as Partial<SavedBoard>;
    if (typeof version !== 'number' || typeof savedAt !== 'number') return null;
    return { version, savedAt, board };
  } catch {
    return null;
  }
}

/** The drawing in today's form. A newer version than ours was written by a later release: it is left to that one. */
function migrated({ version, board }: SavedBoard): Board | null {
  let current = board;
  for (let from = version; from < boardVersion; from += 1) current = migrations[from]?.(current) ?? null;
  return version <= boardVersion && typeof current === 'string' ? unpackBoard(current) : null;
}

/** The browser's own storage, or null where it may not even be named. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
