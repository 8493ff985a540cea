import { failureJson } from '../http/failure-json.server';
import { AppFailure } from '../lib/app-failure';
import { openStreams } from './subscriptions.server';

const maxStreams = 12;
const tooMany = new AppFailure({
  code: 'RATE_LIMITED',
  status: 429,
  message: 'Too many pages are open at once.',
  retryAfter: 30,
});

/** The refusal of one more stream to a session that has too many open; null while it may have another. */
export function tooManyStreams(token: string): Response | null {
  return openStreams(token) >= maxStreams ? failureJson(tooMany) : null;
}
