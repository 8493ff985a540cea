import { battleEventView } from '~/components/battle/battle-event-view.server';
import { attempt } from '~/graphql/executor.server';
import { viewerQuery } from '~/graphql/shell/shell';
import { listenToUserEvents } from '~/graphql/subscriptions.server';
import { connectionSignal } from '~/http/connection-signal.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { sessionToken } from '~/http/session.server';
import { eventStream } from '~/http/sse.server';

const eventIdShape = /^[\w:-]{1,64}$/;

/**
 * Events of the viewer as they happen; resumes after the id that the browser saw last. Without a session the answer is
 * 204, which tells the browser to stop asking; while the server is away the stream ends at once and is asked for again.
 */
export const loader = guardedResource(async (args) => {
  const { request } = args;
  const token = sessionToken(request);
  if (token === null) return noStream();
  const known = await attempt(request, viewerQuery, {});
  if (known.ok ? known.data.viewer === null : known.failure.code === 'UNAUTHENTICATED') return noStream();
  return eventStream({
    signal: connectionSignal(args),
    start: (send, close) =>
      listenToUserEvents(token, lastEventId(request), {
        next: (event) =>
          send({ id: event.id, event: event.kind, data: { ...event, battle: battleEventView(event.battle) } }),
        end: close,
      }),
  });
});

function noStream(): Response {
  return new Response(null, { status: 204 });
}

function lastEventId(request: Request): string | null {
  const given = request.headers.get('last-event-id') ?? '';
  return eventIdShape.test(given) ? given : null;
}
