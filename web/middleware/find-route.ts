import type { RequestHandler } from 'express';
import { badAddress } from '../../app/http/bad-address';
import type { RouteTable } from '../route-table';

const dataSuffix = '.data';
/** Where the router in the browser asks which routes belong to the links of a page. */
export const manifestPath = '/__manifest';
/** No address of ours is longer. Routers take the square of the time for what is, where it has many slashes. */
export const longestPath = 1024;

/**
 * Finds the request's route for all that follow (`response.locals.route`, and `pattern` for the log). An address that
 * cannot be read becomes that of our own page for it, so that nothing behind ever sees it: it may hold a token.
 */
export function findRequestRoute(findRoute: RouteTable, files: ReadonlyMap<string, string>): RequestHandler {
  return (request, response, next) => {
    let url = urlOf(request.url);
    if (isUnreadable(url)) {
      request.url = request.originalUrl = `${badAddress}${url.pathname.endsWith(dataSuffix) ? dataSuffix : ''}`;
      url = urlOf(request.url);
    }
    const { pathname } = url;
    const route = pathname === manifestPath ? null : findRoute(pagePath(pathname));
    response.locals.route = route;
    const file = files.get(pathname.split('/', 2)[1] ?? '');
    response.locals.pattern = file ?? (pathname === manifestPath ? manifestPath : (route?.pattern ?? '/*'));
    next();
  };
}

/** As Remix reads it, dot segments and backslashes resolved; a base address would take `//name` for a host. */
export function urlOf(path: string): URL {
  return new URL(`http://host.invalid${path}`);
}

/** The page that a path belongs to: Remix asks for a page's data at `/home.data`, for the front page's at `/_root.data`. */
function pagePath(pathname: string): string {
  return pathname.endsWith(dataSuffix) ? pathname.slice(0, -dataSuffix.length).replace(/^\/_root$/, '/') : pathname;
}

/** Too long, a bad escape, a NUL, or a data request of older Remix versions, which names a route of its own choice. */
function isUnreadable({ pathname, searchParams }: URL): boolean {
  if (pathname.length > longestPath || searchParams.has('_data')) return true;
  if (!pathname.includes('%')) return false;
  try {
    return decodeURIComponent(pathname).includes('\0');
  } catch {
    return true;
  }
}
