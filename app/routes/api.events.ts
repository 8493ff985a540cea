import { listenToUserEvents, openStreams } from '~/graphql/subscriptions.server';
import { AppFailure } from '~/lib/app-failure';
import { failureJson } from '~/lib/failure-json.server';
import { guardedResource } from '~/lib/guarded-resource.server';
import { sessionToken } from '~/lib/session.server';
import { eventStream } from '~/lib/sse.server';

const maxStreams = 12;
const eventIdShape = /^[\w:-]{1,64}$/;

/** Events of the viewer as they happen; resumes after the id that the browser saw last. Ends with the session. */
export const loader = guardedResource(({ request }) => {
  const token = sessionToken(request);
  if (token === null)
    return failureJson(new AppFailure({ code: 'UNAUTHENTICATED', status: 401, message: 'Please log in.' }));
  if (openStreams(token) >= maxStreams) {
    return failureJson(
      new AppFailure({
        code: 'RATE_LIMITED',
        status: 429,
        message: 'Too many pages are open at once.',
        retryAfter: 30,
      }),
    );
  }
  return eventStream({
    signal: request.signal,
    start: (send, close) =>
      listenToUserEvents(token, lastEventId(request), {
        next: (event) => send({ id: event.id, event: event.kind, data: event }),
        end: close,
      }),
  });
});

function lastEventId(request: Request): string | null {
  const given = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after') ?? '';
  return eventIdShape.test(given) ? given : null;
}
