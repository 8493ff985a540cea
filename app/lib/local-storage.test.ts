import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, type StoredJson, writeStored } from './local-storage';
import { memoryStorage } from './storage-for-tests';

const kept: StoredJson<number> = {
  key: 'kept',
  version: 2,
  parse: (value) => (typeof value === 'number' ? value : null),
};

describe('values kept in the browser', () => {
  it('come back as they went in', () => {
    const own = memoryStorage();
    writeStored(kept, 7, own);
    expect(readStored(kept, own)).toBe(7);
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
    expect(readStored(kept, own)).toBeNull();
    expect(own.getItem('kept')).toBeNull();
  });

  it('are forgotten quietly when storage is full', () => {
    const own = memoryStorage({}, true);
    expect(() => writeStored(kept, 7, own)).not.toThrow();
    expect(readStored(kept, own)).toBeNull();
  });

  it('are forgotten quietly when the browser has no storage', () => {
    expect(() => writeStored(kept, 7, null)).not.toThrow();
    expect(readStored(kept, null)).toBeNull();
  });

  it('are absent when storage refuses to be read', () => {
    const refusing: Storage = {
      ...memoryStorage(),
      getItem: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    };
    expect(readStored(kept, refusing)).toBeNull();
  });

  it('are gone once they were taken away', () => {
    const own = memoryStorage();
    writeStored(kept, 7, own);
    removeStored(kept, own);
    expect(readStored(kept, own)).toBeNull();
    expect(() => removeStored(kept, null)).not.toThrow();
  });
});

describe('what is kept for the session', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lies in session storage, everything else in local storage', () => {
    const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()];
    vi.stubGlobal('window', { localStorage, sessionStorage });
    writeStored({ ...kept, area: 'session' }, 7);
    writeStored(kept, 8);
    expect(sessionStorage.getItem('kept')).toBe('{"version":2,"value":7}');
    expect(localStorage.getItem('kept')).toBe('{"version":2,"value":8}');
    expect(readStored({ ...kept, area: 'session' })).toBe(7);
    removeStored({ ...kept, area: 'session' });
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
  });

  it('is forgotten quietly where the browser refuses even to name the storage', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    const session: StoredJson<number> = { ...kept, area: 'session' };
    expect(() => writeStored(session, 7)).not.toThrow();
    expect(() => removeStored(session)).not.toThrow();
    expect(readStored(session)).toBeNull();
  });
});
