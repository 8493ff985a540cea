/**
 * Small values stored in this browser: `{ version, value }` as JSON. Storage belongs to the visitor, so anything may be in
 * it: another version, another shape, no JSON at all, or no storage. What cannot be read is taken away and counts as absent.
 */
export interface SavedValue<T> {
  key: string;
  version: number;
  /** `session`: forgotten with the tab. Otherwise stored for good. */
  area?: 'local' | 'session';
  /** The value in its right shape, or null when nothing of it can be used. */
  parse: (value: unknown) => T | null;
}

/** Null when there is nothing that can be used. */
export function readSaved<T>({ key, version, area, parse }: SavedValue<T>, storage = ownStorage(area)): T | null {
  try {
    const text = storage?.getItem(key) ?? null;
    if (text === null) return null;
    const value = unpack(text, version);
    const parsed = value === undefined ? null : parse(value);
    if (parsed === null) storage?.removeItem(key);
    return parsed;
  } catch {
    return null;
  }
}

/** Stores the value. A browser that has no room or refuses forgets it with the page, and nothing else happens. */
export function writeSaved<T>({ key, version, area }: SavedValue<T>, value: T, storage = ownStorage(area)): void {
  try {
    storage?.setItem(key, JSON.stringify({ version, value }));
  } catch {
    // A full or forbidden storage is no fault of the page.
  }
}

/** Takes the value away, if there is one. */
export function removeSaved<T>({ key, area }: SavedValue<T>, storage = ownStorage(area)): void {
  try {
    storage?.removeItem(key);
  } catch {
    // What cannot be reached cannot be read either.
  }
}

function unpack(text: string, version: number): unknown {
  try {
    const packed: unknown = JSON.parse(text);
    if (typeof packed !== 'object' || packed === null || !('version' in packed) || !('value' in packed))
      return undefined;
    return packed.version === version ? packed.value : undefined;
  } catch {
    return undefined;
  }
}

/** Browsers may refuse even to name the storage. */
function ownStorage(area: 'local' | 'session' = 'local'): Storage | null {
  try {
    if (typeof window === 'undefined') return null;
    return area === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    return null;
  }
}
