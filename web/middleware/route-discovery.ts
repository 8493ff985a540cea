import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { compressBody } from '../../app/http/compress.server';
import type { RouteTable } from '../route-table';
import { longestPath, manifestPath, urlOf } from './find-route';

/** Remix's own client leaves longer requests out (`URL_LIMIT` in its fog-of-war). */
const longestUrl = 7680;
/** A page with more links has none that fit into one request. */
const mostPaths = 250;
/** All of our patterns are shorter: what follows can only fall to a splat, which the paths above it fall to as well. */
const deepest = 12;

/**
 * Answers lazy route discovery by the compiled route table. Remix itself compiles and ranks all of its routes again for
 * every piece of every path: seconds, where a stranger asks for a thousand.
 */
export function routeDiscovery({ assets }: Pick<ServerBuild, 'assets'>, findRoute: RouteTable): RequestHandler {
  return (request, response, next) => {
    const { pathname, searchParams } = urlOf(request.url);
    if (pathname !== manifestPath) return next();
    response.setHeader('cache-control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('allow', 'GET, HEAD').end();
      return;
    }
    // A page of another build: it loads its next page whole.
    if (searchParams.get('version') !== assets.version) {
      response.status(204).set('x-remix-reload-document', 'true').end();
      return;
    }
    const paths = searchParams.getAll('p');
    if (request.url.length > longestUrl || !areFew(paths)) {
      response.status(400).type('text').send('Ask for paths on this site, and not too many.\n');
      return;
    }
    const ids = new Set([...new Set(paths.flatMap(pathsAbove))].flatMap((path) => findRoute(path)?.branch ?? []));
    const headers = new Headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json',
    });
    const routes = JSON.stringify(Object.fromEntries([...ids].map((id) => [id, assets.routes[id]])));
    compressBody(request.headers['accept-encoding'], headers, new TextEncoder().encode(routes)).then(
      (body) => response.setHeaders(headers).end(body),
      next,
    );
  };
}

function areFew(paths: readonly string[]): boolean {
  return paths.length > 0 && paths.length <= mostPaths && paths.every(({ length }) => length <= longestPath);
}

/** A path and those above it: a layout on the way may have an index page there. */
function pathsAbove(path: string): string[] {
  const segments = path.replace(/^\//, '').split('/', deepest);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}
