import type { IncomingMessage, ServerResponse } from 'node:http';
import { receiveEvent } from '../modules/billing';
import type { Services } from '../platform/services';
import { answerError, answerJson } from './answer';

export const paymentEventsPath = '/payment-events';

const longest = 256 * 1024;

/** Signed messages of the payment provider: the signature over the raw bytes is what lets them in. */
export async function answerPaymentEvent(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    return answerError(response, { status: 405, code: 'BAD_INPUT', sentence: 'Use POST.' });
  }
  const body = await readBytes(request);
  if (body === null) return answerError(response, { status: 413, code: 'TOO_LARGE', sentence: 'This is too long.' });
  const isTaken = await receiveEvent(services, { body, headers: request.headers });
  if (isTaken) answerJson(response, 200, { received: true });
  else answerError(response, { status: 403, code: 'FORBIDDEN', sentence: 'The signature is not right.' });
}

async function readBytes(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= longest) parts.push(part);
  }
  return size > longest ? null : Buffer.concat(parts);
}
