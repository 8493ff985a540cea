import type { LoaderFunctionArgs } from '@remix-run/node';
import { privateCacheControl } from './cache-control';
import { isOwnRead } from './request-origin';
import { requestOrigin, siteNames } from './trusted-request-headers.server';

interface ResourceOptions {
  /** `anyone`: health checks and files for robots, which no browser page vouches for. */
  audience?: 'own-pages' | 'anyone';
}

/** Wraps every route that answers data instead of a page: only our own pages may read it, and no cache may store it. */
export function guardedResource(
  handler: (args: LoaderFunctionArgs) => Promise<Response> | Response,
  { audience = 'own-pages' }: ResourceOptions = {},
): (args: LoaderFunctionArgs) => Promise<Response> {
  return async (args) => {
    if (audience === 'own-pages' && !isOwnRead(requestOrigin(args.request), siteNames)) {
      return Response.json(
        { code: 'REFUSED', message: 'Only our own pages can read this.' },
        { status: 403, headers: { 'cache-control': privateCacheControl } },
      );
    }
    const response = await handler(args);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', privateCacheControl);
    return response;
  };
}
