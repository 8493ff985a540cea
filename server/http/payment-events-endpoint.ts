import type { IncomingMessage, ServerResponse } from 'node:http';
import { receiveEvent } from '../modules/billing';
import type { Services } from '../platform/services';
import { answerError, answerJson } from './answer';
import { readBody } from './read-body';

export const paymentEventsPath = '/payment-events';

const largestKilobytes = 256;

/** Signed messages of the payment provider: the signature over the raw bytes is what lets them in. */
export async function answerPaymentEvent(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    return answerError(response, { status: 405, code: 'BAD_INPUT', sentence: 'Use POST.' });
  }
  const body = await readBody(request, largestKilobytes);
  const isTaken = await receiveEvent(services, { body, headers: request.headers });
  if (isTaken) answerJson(response, 200, { received: true });
  else answerError(response, { status: 403, code: 'FORBIDDEN', sentence: 'The signature is not right.' });
}
