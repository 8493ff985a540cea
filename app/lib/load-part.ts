/** Fires on the window when a part of the product could not be loaded; `detail` is the error. */
export const loadFailureEvent = 'marsmaths:preload-error';

/**
 * Loads a lazy part: `loadPart(() => import('./part'))`. When that fails the event above fires, and the error is thrown
 * again unless somebody who heard it prevented that; then the part is null.
 */
export async function loadPart<Part>(load: () => Promise<Part>, target: EventTarget = window): Promise<Part | null> {
  try {
    return await load();
  } catch (error) {
    const event = new CustomEvent(loadFailureEvent, { cancelable: true, detail: error });
    if (target.dispatchEvent(event)) throw error;
    return null;
  }
}
