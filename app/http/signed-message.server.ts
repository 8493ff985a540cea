import type { ActionFunctionArgs } from '@remix-run/node';
import { env } from './env.server';
import { readBody } from './read-body.server';

/** Headers that carry a provider's signature. */
const signatures = ['stripe-signature', 'test-signature'];

/**
 * Wraps the one address that other servers post to: the bytes go to the backend as they came, which checks their
 * signature. Without one, or with a wrong one, 403: what a browser sends never gets further.
 */
export function signedMessage(path: string) {
  return async ({ request }: ActionFunctionArgs): Promise<Response> => {
    const name = signatures.find((header) => request.headers.has(header));
    if (request.method !== 'POST' || name === undefined) return refusal(403);
    const body = await readBody(request);
    if (typeof body === 'number') return refusal(body);
    try {
      const headers = { [name]: request.headers.get(name) ?? '', 'content-type': 'application/json' };
      const { status } = await fetch(`${env.BFF_URL}${path}`, { method: 'POST', body, headers });
      return status === 200 ? Response.json({ received: true }) : refusal(status);
    } catch {
      return refusal(503);
    }
  };
}

function refusal(status: number): Response {
  const message = status === 503 ? 'We can’t accept this right now.' : 'This didn’t come from the payment provider.';
  return Response.json({ code: 'REFUSED', message }, { status, headers: { 'cache-control': 'no-store' } });
}
