import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSaved, removeSaved, type SavedValue, writeSaved } from './local-storage';
import { memoryStorage } from './storage-for-tests';

const saved: SavedValue<number> = {
  key: 'saved',
  version: 2,
  parse: (value) => (typeof value === 'number' ? value : null),
};

describe('values saved in the browser', () => {
  it('come back as they went in', () => {
    const own = memoryStorage();
    writeSaved(saved, 7, own);
    expect(readSaved(saved, own)).toBe(7);
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
    const own = memoryStorage({ saved: text });
    expect(readSaved(saved, own)).toBeNull();
    expect(own.getItem('saved')).toBeNull();
  });

  it('are forgotten quietly when storage is full', () => {
    const own = memoryStorage({}, true);
    expect(() => writeSaved(saved, 7, own)).not.toThrow();
    expect(readSaved(saved, own)).toBeNull();
  });

  it('are forgotten quietly when the browser has no storage', () => {
    expect(() => writeSaved(saved, 7, null)).not.toThrow();
    expect(readSaved(saved, null)).toBeNull();
  });

  it('are absent when storage refuses to be read', () => {
    const refusing: Storage = {
      ...memoryStorage(),
      getItem: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    };
    expect(readSaved(saved, refusing)).toBeNull();
  });

  it('are gone once they were taken away', () => {
    const own = memoryStorage();
    writeSaved(saved, 7, own);
    removeSaved(saved, own);
    expect(readSaved(saved, own)).toBeNull();
    expect(() => removeSaved(saved, null)).not.toThrow();
  });
});

describe('what is saved for the session', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lies in session storage, everything else in local storage', () => {
    const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()];
    vi.stubGlobal('window', { localStorage, sessionStorage });
    writeSaved({ ...saved, area: 'session' }, 7);
    writeSaved(saved, 8);
    expect(sessionStorage.getItem('saved')).toBe('{"version":2,"value":7}');
    expect(localStorage.getItem('saved')).toBe('{"version":2,"value":8}');
    expect(readSaved({ ...saved, area: 'session' })).toBe(7);
    removeSaved({ ...saved, area: 'session' });
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
  });

  it('is forgotten quietly where the browser refuses even to name the storage', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    const session: SavedValue<number> = { ...saved, area: 'session' };
    expect(() => writeSaved(session, 7)).not.toThrow();
    expect(() => removeSaved(session)).not.toThrow();
    expect(readSaved(session)).toBeNull();
  });
});
