/** Who in this process waits for which id. */
export interface Listeners {
  add(id: string, wake: () => void): () => void;
  wake(ids: Iterable<string>): void;
  /** Wakes everybody: signals may have gone missing. */
  wakeAll(): void;
}

export function createListeners(): Listeners {
  const listeners = new Map<string, Set<() => void>>();
  const wake = (ids: Iterable<string>): void => {
    for (const id of ids) for (const call of listeners.get(id) ?? []) call();
  };
  return {
    add(id, call) {
      const calls = listeners.get(id) ?? new Set();
      listeners.set(id, calls.add(call));
      return () => {
        calls.delete(call);
        if (calls.size === 0 && listeners.get(id) === calls) listeners.delete(id);
      };
    },
    wake,
    wakeAll: () => wake([...listeners.keys()]),
  };
}
