import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { PreloadErrorEvent, preloadErrorEvent } from '../../lib/load-part';

/** The window, as far as it is needed here. */
export interface ReleasePage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  location: Pick<Location, 'pathname' | 'search' | 'assign' | 'reload'>;
}

/** Where a navigation inside the site is heading. */
export interface Destination {
  pathname: string;
  search: string;
  hash: string;
}

/** Milliseconds that React gets to tell where the navigation is heading: code that is known to be gone fails at once. */
const patienceMs = 1000;

/**
 * After a new release the code of pages that were not opened yet is gone. When such a page is asked for, its code fails to
 * load (`loadPage`), and the click would be lost. Here that failure becomes one whole load of the page that was asked for,
 * with the code of the new release. It never loops: a whole load starts no navigation by itself, and a page whose code
 * stays away is still the server's HTML.
 */
export function FollowNewRelease() {
  const { state, location } = useNavigation();
  const failures = useRef<WatchedFailures>();
  useEffect(() => {
    const watched = watchFailedPages();
    failures.current = watched;
    return watched.end;
  }, []);
  // A form that is still being sent has not been answered: nothing may be loaded in its place.
  useEffect(() => failures.current?.headFor(state === 'loading' ? location : undefined), [state, location]);
  return null;
}

export interface WatchedFailures {
  /** To be told at each change of where the page is heading; undefined: it stays. */
  headFor(destination: Destination | undefined): void;
  end(): void;
}

export function watchFailedPages(page: ReleasePage = window): WatchedFailures {
  let destination: Destination | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reload = () => page.location.reload();
  const go = ({ pathname, search, hash }: Destination) => {
    // The page itself, loaded again: a reload is what that needs.
    if (pathname === page.location.pathname && search === page.location.search) reload();
    else page.location.assign(pathname + search + hash);
  };
  const onFailure = (event: Event) => {
    if (!(event instanceof PreloadErrorEvent) || !event.isPage) return;
    event.preventDefault();
    if (destination === undefined) waiting ??= setTimeout(reload, patienceMs);
    else go(destination);
  };
  page.addEventListener(preloadErrorEvent, onFailure);
  return {
    headFor(next) {
      destination = next;
      if (next === undefined || waiting === undefined) return;
      clearTimeout(waiting);
      waiting = undefined;
      go(next);
    },
    end() {
      clearTimeout(waiting);
      page.removeEventListener(preloadErrorEvent, onFailure);
    },
  };
}
