import { attempt } from '~/graphql/executor.server';
import { listenToLiveTask } from '~/graphql/subscriptions.server';
import { LiveTaskAllowed } from '~/graphql/tasks/live-task';
import { connectionSignal } from '~/http/connection-signal.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { sessionToken } from '~/http/session.server';
import { eventStream } from '~/http/sse.server';
import { parseUuidParam } from '~/lib/paths';

const pictureIdShape = /^[\w-]{1,64}$/;

/**
 * How the students of a task get on, as events `change`; goes on from the picture that the browser saw last. Whoever may
 * not watch the task gets 204, which tells the browser to stop asking; while the server is away the stream ends at once and
 * is asked for again.
 */
export const loader = guardedResource(async (args) => {
  const { request, params } = args;
  const token = sessionToken(request);
  const taskId = parseUuidParam(params, 'taskId');
  if (token === null || taskId === null) return noStream();
  const known = await attempt(request, LiveTaskAllowed, { taskId });
  if (!known.ok && [401, 403, 404].includes(known.failure.status)) return noStream();
  return eventStream({
    signal: connectionSignal(args),
    start: (send, close) =>
      listenToLiveTask(
        token,
        { taskId, after: lastPicture(request) },
        { next: (change) => send({ id: change.id, event: 'change', data: change }), end: close },
      ),
  });
});

function noStream(): Response {
  return new Response(null, { status: 204 });
}

function lastPicture(request: Request): string | null {
  const given = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after') ?? '';
  return pictureIdShape.test(given) ? given : null;
}
