import { isBffGivenUp } from '~/graphql/bff-fetch.server';
import { env } from '~/http/env.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { createReadiness } from '~/http/readiness.server';
import { paths } from '~/lib/paths';

const timeoutMs = 1500;
const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST || '127.0.0.1';

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
  isGivenUp: isBffGivenUp,
  page: `http://${host}:${env.PORT}${paths.courses}`,
});

/** The GraphQL server and, behind it, the database are ready, and this server has rendered a page. */
export const loader = guardedResource(
  async () => {
    const server = await readiness();
    const ready = server === 'ready';
    return Response.json(
      { ready, server },
      { status: ready ? 200 : 503, headers: ready ? {} : { 'retry-after': '5' } },
    );
  },
  { audience: 'anyone' },
);
