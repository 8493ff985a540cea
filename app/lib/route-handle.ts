/** The tabs of a class in the portal. */
export type ClassTab =
  | 'students'
  | 'groups'
  | 'coins'
  | 'tasks'
  | 'book'
  | 'insights'
  | 'announcements'
  | 'files'
  | 'join'
  | 'settings';

/** What a route may say of its frame: `export const handle: RouteHandle = { blueHeader: true }`. The deepest route wins. */
export interface RouteHandle {
  hideHeader?: boolean;
  /** Header lies on a blue page: no line below it. */
  blueHeader?: boolean;
  hideAiBox?: boolean;
  /** Nothing asks for attention beside the page: no banner, reminder or carried-over notice. */
  quiet?: boolean;
  /** The page stands on the blue background. */
  blueBackground?: boolean;
  /** A page with the signed-in frame that visitors may see as well. */
  publicPage?: boolean;
  /** The site's alternative styling, for lists of an account: cards on sunken ground. */
  alternative?: boolean;
  /** The page is the same for all signed-out visitors: the public page cache may send it to many (`web/middleware`). */
  cacheable?: boolean;
  /** False: signed-out visitors get a static page without React; its few scripts are in `entry.visitor.ts`. */
  hydrate?: false;
  /** Of a page about a class in the portal: the tab it belongs to. */
  classTab?: ClassTab;
}

export type ResolvedHandle = Required<Omit<RouteHandle, 'cacheable' | 'hydrate' | 'classTab'>>;

/** Merges the handles of all matched routes, outermost first. */
export function resolveHandle(handles: readonly unknown[]): ResolvedHandle {
  const resolved: ResolvedHandle = {
    hideHeader: false,
    blueHeader: false,
    hideAiBox: false,
    quiet: false,
    blueBackground: false,
    publicPage: false,
    alternative: false,
  };
  for (const handle of handles) {
    if (typeof handle !== 'object' || handle === null) continue;
    const { cacheable, hydrate, classTab, ...frame } = handle as RouteHandle;
    Object.assign(resolved, frame);
  }
  return resolved;
}

/** Whether the page itself, not a frame around it, says that it is the same for all signed-out visitors. */
export function isCacheable(handles: readonly unknown[]): boolean {
  const page = handles.at(-1) as RouteHandle | null | undefined;
  return page?.cacheable === true;
}

/** Whether this page goes out without React. Loaders tell who is there by `signedIn` or by the frame's `shell`. */
export function isStaticPage(page: { handle?: unknown; data: unknown } | undefined): boolean {
  if ((page?.handle as RouteHandle | null | undefined)?.hydrate !== false) return false;
  // Without data it shows a failure.
  if (typeof page?.data !== 'object' || page.data === null) return false;
  const { signedIn, shell } = page.data as { signedIn?: boolean; shell?: object | null };
  return signedIn !== true && (shell ?? null) === null;
}
