import { env } from '~/lib/env.server';
import { guardedResource } from '~/lib/guarded-resource.server';

const timeoutMs = 1500;

/** The GraphQL server and, behind it, the database are ready. */
export const loader = guardedResource(
  async () => {
    const answer = await fetch(`${env.BFF_URL}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
    const ready = answer?.ok ?? false;
    return Response.json(
      { ready, server: ready ? 'ready' : 'not reached' },
      { status: ready ? 200 : 503, headers: ready ? {} : { 'retry-after': '5' } },
    );
  },
  { audience: 'anyone' },
);
