/** What a route may say of its frame: `export const handle: RouteHandle = { blueHeader: true }`. The deepest route wins. */
export interface RouteHandle {
  hideHeader?: boolean;
  /** Header lies on a blue page: no line below it. */
  blueHeader?: boolean;
  hideAiBox?: boolean;
  /** The page stands on the blue background. */
  blueBackground?: boolean;
  /** The site's alternative styling. */
  alternative?: boolean;
}

export type ResolvedHandle = Required<RouteHandle>;

/** Merges the handles of all matched routes, outermost first. */
export function resolveHandle(handles: readonly unknown[]): ResolvedHandle {
  const resolved: ResolvedHandle = {
    hideHeader: false,
    blueHeader: false,
    hideAiBox: false,
    blueBackground: false,
    alternative: false,
  };
  for (const handle of handles) {
    if (typeof handle === 'object' && handle !== null) Object.assign(resolved, handle);
  }
  return resolved;
}
