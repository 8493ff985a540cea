/** What a route may say of its frame: `export const handle: RouteHandle = { blueHeader: true }`. The deepest route wins. */
export interface RouteHandle {
  hideHeader?: boolean;
  /** Header lies on a blue page: no line below it. */
  blueHeader?: boolean;
  hideAiBox?: boolean;
  /** The page stands on the blue background. */
  blueBackground?: boolean;
  /** A page with the signed-in frame that visitors may see as well. */
  publicPage?: boolean;
  /** The site's alternative styling. */
  alternative?: boolean;
  /** The page is the same for all visitors: it may be made once and sent to many (`app/lib/visitor-pages`). */
  sameForVisitors?: boolean;
  /** Visitors get the page without React: it is links and words, and what it does beyond them is in `entry.visitor.ts`. */
  stillForVisitors?: boolean;
}

export type ResolvedHandle = Required<Omit<RouteHandle, 'sameForVisitors' | 'stillForVisitors'>>;

/** Merges the handles of all matched routes, outermost first. */
export function resolveHandle(handles: readonly unknown[]): ResolvedHandle {
  const resolved: ResolvedHandle = {
    hideHeader: false,
    blueHeader: false,
    hideAiBox: false,
    blueBackground: false,
    publicPage: false,
    alternative: false,
  };
  for (const handle of handles) {
    if (typeof handle !== 'object' || handle === null) continue;
    const { sameForVisitors, stillForVisitors, ...frame } = handle as RouteHandle;
    Object.assign(resolved, frame);
  }
  return resolved;
}

/** Whether the page itself, not a frame around it, says that it is the same for all visitors. */
export function isSameForVisitors(handles: readonly unknown[]): boolean {
  const page = handles.at(-1) as RouteHandle | null | undefined;
  return page?.sameForVisitors === true;
}

/** Whether this page goes to a visitor without React. Loaders tell who is there by `signedIn` or by the frame's `shell`. */
export function isStillPage(page: { handle?: unknown; data: unknown } | undefined): boolean {
  if ((page?.handle as RouteHandle | null | undefined)?.stillForVisitors !== true) return false;
  // Without data it shows a failure.
  if (typeof page?.data !== 'object' || page.data === null) return false;
  const { signedIn, shell } = page.data as { signedIn?: boolean; shell?: object | null };
  return signedIn !== true && (shell ?? null) === null;
}
