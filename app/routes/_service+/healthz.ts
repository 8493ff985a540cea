import { guardedResource } from '~/http/guarded-resource.server';

/** The process is alive. */
export const loader = guardedResource(() => new Response('ok\n', { headers: { 'content-type': 'text/plain' } }), {
  audience: 'anyone',
});
