import { offlinePage } from '~/components/offline/offline-page.server';
import { guardedResource } from '~/http/guarded-resource.server';

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page of `public/service-worker.js`: the same for everybody, and asked for without cookies. */
export const loader = guardedResource(
  () =>
    new Response(offlinePage(), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      },
    }),
  { audience: 'anyone' },
);
