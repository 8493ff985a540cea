/** A lazy part that is fetched once and kept; the whole page shares it. */
export interface KeptPart<Part> {
  /** Fetches it unless it is there or on its way; null when it cannot be had now. The next call tries again. */
  fetch: () => Promise<Part | null>;
  /** What is there already, else null. */
  current: () => Part | null;
  /** Calls back when the part has come, until the returned function is called. */
  watch: (come: () => void) => () => void;
}

/** Keeps what `load` gives: `keptPart(() => loadPart(() => import('./part')))`. */
export function keptPart<Part>(load: () => Promise<Part | null>): KeptPart<Part> {
  let part: Part | null = null;
  let coming: Promise<Part | null> | null = null;
  const watchers = new Set<() => void>();

  async function fetchPart(): Promise<Part | null> {
    part = await load().catch(() => null);
    if (part === null) coming = null;
    else for (const come of [...watchers]) come();
    return part;
  }

  return {
    fetch: () => {
      coming ??= fetchPart();
      return coming;
    },
    current: () => part,
    watch: (come) => {
      watchers.add(come);
      return () => watchers.delete(come);
    },
  };
}
