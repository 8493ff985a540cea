import { createRequestHandler, type RequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import type { KnownRoute, RouteTable } from './route-table';

/**
 * Answers requests by Remix. Remix compiles and ranks all routes of its build again several times a request, so each route
 * gets a handler whose build holds little more than its own branch (docs/decisions/0039-one-remix-handler-a-route.md).
 */
export function createRemixHandler(build: ServerBuild, findRoute: RouteTable): RequestHandler {
  const handlerOf = (routes: ServerBuild) => createRequestHandler({ build: routes, mode: build.mode });
  const whole = handlerOf(build);
  const handlers = new Map<string, RequestHandler>();
  return (request, response, next) => {
    const route: KnownRoute | null = response.locals.route ?? null;
    // Lazy route discovery asks the manifest for several paths at once.
    if (route === null) return whole(request, response, next);
    let handler = handlers.get(route.id);
    if (handler === undefined) {
      handler = handlerOf(buildFor(build, route, findRoute));
      handlers.set(route.id, handler);
    }
    return handler(request, response, next);
  };
}

/** The build with the routes that a page of this route needs. */
export function buildFor(build: ServerBuild, route: KnownRoute, findRoute: RouteTable): ServerBuild {
  const ids = new Set(route.branch);
  // Remix tells the browser of the routes at each path above as well: a layout may have an index page there.
  const segments = route.pattern.split('/').filter((segment) => segment !== '');
  for (let length = 0; length < segments.length; length++) {
    for (const id of findRoute(`/${segments.slice(0, length).join('/')}`)?.branch ?? []) ids.add(id);
  }
  const pick = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id))) as Record<string, T>;
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}
