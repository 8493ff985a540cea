/** For tests: a browser's storage in memory. A full one lets nothing in. */
export function memoryStorage(start: Record<string, string> = {}, full = false): Storage {
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
