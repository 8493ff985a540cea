/** Vite's event for code that could not be loaded. It fires on the window. */
export const preloadErrorEvent = 'vite:preloadError';

export class PreloadErrorEvent extends Event {
  constructor(
    /** The error. */
    readonly payload: unknown,
  ) {
    super(preloadErrorEvent, { cancelable: true });
  }
}

interface LoadOptions<Part> {
  target?: EventTarget;
  /** Imports a file a second time. */
  loadAnew?: (address: string) => Promise<Part>;
}

/**
 * Loads a lazy part: `loadPart(() => import('./part'))`, with one more try at once, for a network that only blinked. When
 * that fails too the event above fires, and the error is thrown again unless somebody who heard it prevented that; then
 * the part is null.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  { target = globalThis.window, loadAnew = (address) => import(/* @vite-ignore */ address) }: LoadOptions<Part> = {},
): Promise<Part | null> {
  try {
    return await withoutViteEvent(load, target);
  } catch (error) {
    const address = builtFileIn(error);
    const part = address === null ? null : await loadAnew(`${address}?again=${Date.now()}`).catch(() => null);
    if (part !== null) return part;
    if (target.dispatchEvent(new PreloadErrorEvent(error))) throw error;
    return null;
  }
}

/** Vite fires an event of its own, before any second try: here it is held back, and ours fires once all has failed. */
async function withoutViteEvent<Part>(load: () => Promise<Part>, target: EventTarget | undefined): Promise<Part> {
  const hold = (event: Event) => {
    // One that names a page is not of this part.
    if (!(event instanceof PreloadErrorEvent || 'page' in event)) event.stopImmediatePropagation();
  };
  target?.addEventListener(preloadErrorEvent, hold, { capture: true });
  try {
    return await load();
  } finally {
    target?.removeEventListener(preloadErrorEvent, hold, { capture: true });
  }
}

/**
 * The file of the build that a browser says it could not import. Browsers remember a failed import as long as the page is
 * open: the same address would fail for ever. Those that do not name it get no second try.
 */
function builtFileIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return /\/assets\/[\w.-]+\.js/.exec(error.message)?.[0] ?? null;
}
