/** Fires on the window when a part of the product could not be loaded; `detail` is the error. */
export const loadFailureEvent = 'marsmaths:preload-error';

/**
 * Loads a lazy part: `loadPart(() => import('./part'))`, with one more try at once, for a network that only blinked. When
 * that fails too the event above fires, and the error is thrown again unless somebody who heard it prevented that; then
 * the part is null.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  target: EventTarget = globalThis.window,
  loadAnew: (address: string) => Promise<Part> = (address) => import(/* @vite-ignore */ address),
): Promise<Part | null> {
  try {
    return await load();
  } catch (error) {
    const address = builtFileIn(error);
    const part = address === null ? null : await loadAnew(`${address}?again=${Date.now()}`).catch(() => null);
    if (part !== null) return part;
    const event = new CustomEvent(loadFailureEvent, { cancelable: true, detail: error });
    if (target.dispatchEvent(event)) throw error;
    return null;
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
