import { preloadErrorEvent } from './load-part';

/**
 * Loads the document again where the code of a whole page could not be loaded: after a new release the old code is gone.
 * Whoever prevented the event before has taken care of it.
 */
export function reloadForMissingPage(target: EventTarget = window, reload = () => window.location.reload()): void {
  target.addEventListener(preloadErrorEvent, (event) => {
    if (!('page' in event) || event.defaultPrevented) return;
    event.preventDefault();
    reload();
  });
}
