import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSaved, removeSaved, type SavedValue, writeSaved } from './local-storage';
import { memoryStorage } from './storage-for-tests';

const kept: SavedValue<number> = {
  key: 'kept',
  version: 2,
  parse: (value) => (typeof value === 'number' ? value : null),
};

describe('values kept in the browser', () => {
  it('come back as they went in', () => {
    const own = memoryStorage();
    writeSaved(kept, 7, own);
    expect(readSaved(kept, own)).toBe(7);
  });

  it.each([
    ['no JSON', '{"version":'],
    ['another shape', '[1,2]'],
    ['null', 'null'],
    ['an old version', '{"version":1,"value":7}'],
    ['a wrong type', '{"version":2,"value":"seven"}'],
    ['nothing in it', '{"version":2}'],
    ['an empty text', ''],
  ])('are absent and taken away when storage holds %s', (_case, text) => {
    const own = memoryStorage({ kept: text });
    expect(readSaved(kept, own)).toBeNull();
    expect(own.getItem('kept')).toBeNull();
  });

  it('are forgotten quietly when storage is full', () => {
    const own = memoryStorage({}, true);
    expect(() => writeSaved(kept, 7, own)).not.toThrow();
    expect(readSaved(kept, own)).toBeNull();
  });

  it('are forgotten quietly when the browser has no storage', () => {
    expect(() => writeSaved(kept, 7, null)).not.toThrow();
    expect(readSaved(kept, null)).toBeNull();
  });

  it('are absent when storage refuses to be read', () => {
    const refusing: Storage = {
      ...memoryStorage(),
      getItem: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    };
    expect(readSaved(kept, refusing)).toBeNull();
  });

  it('are gone once they were taken away', () => {
    const own = memoryStorage();
    writeSaved(kept, 7, own);
    removeSaved(kept, own);
    expect(readSaved(kept, own)).toBeNull();
    expect(() => removeSaved(kept, null)).not.toThrow();
  });
});

describe('what is kept for the session', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lies in session storage, everything else in local storage', () => {
    const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()];
    vi.stubGlobal('window', { localStorage, sessionStorage });
    writeSaved({ ...kept, area: 'session' }, 7);
    writeSaved(kept, 8);
    expect(sessionStorage.getItem('kept')).toBe('{"version":2,"value":7}');
    expect(localStorage.getItem('kept')).toBe('{"version":2,"value":8}');
    expect(readSaved({ ...kept, area: 'session' })).toBe(7);
    removeSaved({ ...kept, area: 'session' });
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
  });

  it('is forgotten quietly where the browser refuses even to name the storage', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    const session: SavedValue<number> = { ...kept, area: 'session' };
    expect(() => writeSaved(session, 7)).not.toThrow();
    expect(() => removeSaved(session)).not.toThrow();
    expect(readSaved(session)).toBeNull();
  });
});
