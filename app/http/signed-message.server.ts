import type { ActionFunctionArgs } from '@remix-run/node';
import { env } from './env.server';

const longest = 256 * 1024;
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
    if (Number(request.headers.get('content-length') ?? 0) > longest) return refusal(413);
    const body = await readShort(request);
    if (body === null) return refusal(413);
    try {
      const headers = { [name]: request.headers.get(name) ?? '', 'content-type': 'application/json' };
      const { status } = await fetch(`${env.BFF_URL}${path}`, { method: 'POST', body, headers });
      return status === 200 ? Response.json({ received: true }) : refusal(status);
    } catch {
      return refusal(503);
    }
  };
}

/** The bytes as they came; null where there are too many. */
async function readShort(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > longest) return null;
    parts.push(part.value);
  }
  return Uint8Array.from(Buffer.concat(parts));
}

function refusal(status: number): Response {
  const message = status === 503 ? 'We cannot take this just now.' : 'This was not sent by the payment provider.';
  return Response.json({ code: 'REFUSED', message }, { status, headers: { 'cache-control': 'no-store' } });
}
