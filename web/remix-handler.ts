import { createRequestHandler, type RequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import type { Response } from 'express';
import type { KnownRoute, RouteTable } from './route-table';

/**
 * Answers requests by Remix. Remix compiles and ranks all routes of its build again several times a request, so each route
 * gets a handler whose build holds little more than its own branch (docs/decisions/0051).
 */
export function createRemixHandler(build: ServerBuild, findRoute: RouteTable): RequestHandler {
  const handlerOf = (routes: ServerBuild) =>
    createRequestHandler({
      build: routes,
      mode: build.mode,
      getLoadContext: (_request, response) => ({ connectionSignal: () => connectionSignal(response) }),
    });
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

/** Aborts when the response can no longer be written to: held by the response, it lives as long as the connection. */
function connectionSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  if (response.closed) controller.abort();
  else response.once('close', () => controller.abort());
  return controller.signal;
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
