/** What the build's manifest says of a route. */
export interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
}

export interface KnownRoute {
  id: string;
  /** Such as /practice/:practiceId/:questionIndex; the log names requests by it. */
  pattern: string;
  /** Root, layouts and the route itself. */
  branch: readonly string[];
}

/** Finds the route of a path; null when no route takes it. */
export type RouteTable = (pathname: string) => KnownRoute | null;

interface Candidate extends KnownRoute {
  matches: RegExp;
  literal: string | null;
  score: number;
}

/**
 * Compiles the manifest's routes once. Remix compiles and ranks all of them several times on every request; the order here
 * is the same (`rankRouteBranches` of @remix-run/router), and `tests/integration/site/route-table.test.ts` compares them.
 */
export function createRouteTable(routes: Record<string, ManifestRoute | undefined>): RouteTable {
  const known = Object.values(routes).filter((route) => route !== undefined);
  const candidates = known
    .filter(({ path, index }) => path !== undefined || index === true)
    .flatMap((route) => candidatesOf(routes, route))
    .sort((one, other) => other.score - one.score);
  const literals = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { literal } = candidate;
    if (literal !== null && !literals.has(literal)) literals.set(literal, candidate);
  }
  const dynamic = candidates.filter(({ literal }) => literal === null);
  return (pathname) => {
    const path = decodedPath(pathname);
    const literal = literals.get(path.toLowerCase().replace(/(?<=.)\/+$/, ''));
    if (literal?.matches.test(path)) return literal;
    return dynamic.find(({ matches }) => matches.test(path)) ?? null;
  };
}

function candidatesOf(routes: Record<string, ManifestRoute | undefined>, route: ManifestRoute): Candidate[] {
  const lineage: ManifestRoute[] = [];
  for (let each: ManifestRoute | undefined = route; each; each = routes[each.parentId ?? '']) lineage.unshift(each);
  const segments = lineage.flatMap(({ path }) => path?.split('/').filter((segment) => segment !== '') ?? []);
  const found = { id: route.id, pattern: `/${segments.join('/')}`, branch: lineage.map(({ id }) => id) };
  return withoutOptional(segments).map((path) => ({
    ...found,
    matches: expressionOf(path),
    literal: path.some((segment) => /^[:*]/.test(segment)) ? null : `/${path.join('/')}`.toLowerCase(),
    score: scoreOf(path, route.index === true),
  }));
}

/** Each path with and without its optional segments. */
function withoutOptional([first, ...rest]: string[]): string[][] {
  if (first === undefined) return [[]];
  const tails = withoutOptional(rest);
  const required = first.replace(/\?$/, '');
  return [...tails.map((tail) => [required, ...tail]), ...(required === first ? [] : tails)];
}

function expressionOf(path: string[]): RegExp {
  const source = path.map((segment) => {
    if (segment === '*') return '(?:/.*|/*)';
    return segment.startsWith(':') ? '/[^/]+' : `/${segment.replace(/[\\.*+^${}|()[\]]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/*$`, 'is');
}

/** As @remix-run/router scores a path: fixed segments before parameters, longer before shorter, splats last. */
function scoreOf(path: string[], index: boolean): number {
  const splat = path.includes('*');
  const worth = path.filter((segment) => segment !== '*').map((segment) => (segment.startsWith(':') ? 3 : 10));
  const leadingSlash = 2;
  return path.length + leadingSlash + (splat ? -2 : 0) + (index ? 2 : 0) + worth.reduce((sum, each) => sum + each, 0);
}

/** As the router decodes: an encoded slash is no separator, and a path that cannot be decoded stays as it is. */
function decodedPath(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
