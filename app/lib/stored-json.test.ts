import { describe, expect, it } from 'vitest';
import { readStored, type StoredJson, writeStored } from './stored-json';

const kept: StoredJson<number> = {
  key: 'kept',
  version: 2,
  parse: (value) => (typeof value === 'number' ? value : null),
};

function storage(start: Record<string, string> = {}, full = false): Storage {
  const items = new Map(Object.entries(start));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

describe('values kept in the browser', () => {
  it('come back as they went in', () => {
    const own = storage();
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
    const own = storage({ kept: text });
    expect(readStored(kept, own)).toBeNull();
    expect(own.getItem('kept')).toBeNull();
  });

  it('are forgotten quietly when storage is full', () => {
    const own = storage({}, true);
    expect(() => writeStored(kept, 7, own)).not.toThrow();
    expect(readStored(kept, own)).toBeNull();
  });

  it('are forgotten quietly when the browser has no storage', () => {
    expect(() => writeStored(kept, 7, null)).not.toThrow();
    expect(readStored(kept, null)).toBeNull();
  });

  it('are absent when storage refuses to be read', () => {
    const refusing: Storage = {
      ...storage(),
      getItem: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    };
    expect(readStored(kept, refusing)).toBeNull();
  });
});
