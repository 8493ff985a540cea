/** What is looked at of the browser's Navigation API; TypeScript does not know it yet, and older browsers neither. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  /** By the browser's own button or keys. */
  readonly userInitiated: boolean;
}

/** The page as it is needed here. Remix puts its router on the window. */
export interface ReleasePage {
  navigation?: EventTarget;
  location: Pick<Location, 'pathname' | 'search' | 'assign'>;
  __remixRouter?: {
    state: {
      navigation: { state: string; location?: { pathname: string; search: string; hash: string } };
    };
  };
}

/**
 * After a new release the code of pages that were not opened yet is gone. When such a page is asked for, Remix reloads the
 * page that is being left, and the click is lost. Here that reload becomes one whole load of the page that was asked for,
 * with the code of the new release. It never loops: a whole load starts no navigation by itself, and a page whose code
 * stays away is still the server's HTML. Where the browser has no Navigation API it stays as Remix does it.
 */
export function followNewRelease(page: ReleasePage = window as unknown as ReleasePage): void {
  page.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated, cancelable } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || !cancelable) return;
    const wanted = page.__remixRouter?.state.navigation;
    if (wanted?.state !== 'loading' || wanted.location === undefined) return;
    const { pathname, search, hash } = wanted.location;
    // The page itself, loaded again: a reload is what that needs.
    if (pathname === page.location.pathname && search === page.location.search) return;
    event.preventDefault();
    page.location.assign(pathname + search + hash);
  });
}
