import { env } from '~/http/env.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { ownAddress } from '~/lib/own-address.server';
import { paths } from '~/lib/paths';
import { createReadiness } from '~/lib/readiness.server';

const timeoutMs = 1500;

const readiness = createReadiness({
  ask: async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(address, { signal });
      await answer.text();
      return answer.ok;
    } catch {
      return false;
    }
  },
  serverReady: `${env.BFF_URL}/readyz`,
  page: paths.courses,
});

/** The GraphQL server and, behind it, the database are ready, and this server has rendered a page. */
export const loader = guardedResource(
  async () => {
    const server = await readiness(ownAddress());
    const ready = server === 'ready';
    return Response.json(
      { ready, server },
      { status: ready ? 200 : 503, headers: ready ? {} : { 'retry-after': '5' } },
    );
  },
  { audience: 'anyone' },
);
