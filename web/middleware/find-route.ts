import type { RequestHandler } from 'express';
import { badAddress } from '../../app/http/bad-address';
import type { RouteTable } from '../route-table';

const dataSuffix = '.data';
/** The path of lazy route discovery. */
const manifestPath = '/__manifest';

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

/** Not by a base address: that would take `//name` for a host. */
function urlOf(path: string): URL {
  return new URL(`http://host.invalid${path}`);
}

/** The page that a path belongs to: Remix asks for a page's data at `/home.data`, for the front page's at `/_root.data`. */
function pagePath(pathname: string): string {
  return pathname.endsWith(dataSuffix) ? pathname.slice(0, -dataSuffix.length).replace(/^\/_root$/, '/') : pathname;
}

/** A bad escape, a NUL, or the data requests of older Remix versions, which name a route of their own choice. */
function isUnreadable({ pathname, searchParams }: URL): boolean {
  if (searchParams.has('_data')) return true;
  if (!pathname.includes('%')) return false;
  try {
    return decodeURIComponent(pathname).includes('\0');
  } catch {
    return true;
  }
}
