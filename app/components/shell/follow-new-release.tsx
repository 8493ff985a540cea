import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** What is looked at of the browser's Navigation API; TypeScript does not know it yet, and older browsers neither. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  /** By the browser's own button or keys. */
  readonly userInitiated: boolean;
}

/** The window, as far as it is needed here. */
export interface ReleasePage {
  navigation?: EventTarget;
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
 * After a new release the code of pages that were not opened yet is gone. When such a page is asked for, Remix reloads the
 * page that is being left, and the click is lost. Here that reload becomes one whole load of the page that was asked for,
 * with the code of the new release. It never loops: a whole load starts no navigation by itself, and a page whose code
 * stays away is still the server's HTML. Where the browser has no Navigation API it stays as Remix does it.
 */
export function FollowNewRelease() {
  const { state, location } = useNavigation();
  const reloads = useRef<WatchedReloads>();
  useEffect(() => {
    const watched = watchReloads();
    reloads.current = watched;
    return watched.end;
  }, []);
  // A form that is still being sent has not been answered: nothing may be loaded in its place.
  useEffect(() => reloads.current?.headFor(state === 'loading' ? location : undefined), [state, location]);
  return null;
}

export interface WatchedReloads {
  /** To be told at each change of where the page is heading; undefined: it stays. */
  headFor(destination: Destination | undefined): void;
  end(): void;
}

export function watchReloads(page: ReleasePage = window as unknown as ReleasePage): WatchedReloads {
  let destination: Destination | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let letThrough = false;
  const reload = () => {
    letThrough = true;
    page.location.reload();
  };
  const go = ({ pathname, search, hash }: Destination) => {
    // The page itself, loaded again: a reload is what that needs.
    if (pathname === page.location.pathname && search === page.location.search) reload();
    else page.location.assign(pathname + search + hash);
  };
  const onNavigate = (event: Event) => {
    const { navigationType, userInitiated, cancelable } = event as NavigateEvent;
    if (letThrough || navigationType !== 'reload' || userInitiated || !cancelable) return;
    event.preventDefault();
    if (destination === undefined) waiting ??= setTimeout(reload, patienceMs);
    else go(destination);
  };
  page.navigation?.addEventListener('navigate', onNavigate);
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
      page.navigation?.removeEventListener('navigate', onNavigate);
    },
  };
}
