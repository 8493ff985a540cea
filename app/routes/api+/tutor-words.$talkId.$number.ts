import { typeset } from '~/components/maths/typeset.server';
import { listenToTutorWords } from '~/graphql/subscriptions.server';
import { connectionSignal } from '~/http/connection-signal.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { sessionToken } from '~/http/session.server';
import { eventStream } from '~/http/sse.server';
import { parseUuidParam } from '~/lib/paths';

/**
 * The words of one of the tutor's messages as they come: events `sentence`, each with its typeset HTML, and one event `end`,
 * after which the stored words hold. Leaving ends the words. A browser that connects anew gets 204, which tells it to stop:
 * it reads the talk again instead.
 */
export const loader = guardedResource((args) => {
  const { request, params } = args;
  const talkId = parseUuidParam(params, 'talkId');
  const number = /^[1-9]\d{0,4}$/.test(params.number ?? '') ? Number(params.number) : null;
  if (talkId === null || number === null) {
    return Response.json({ code: 'NOT_FOUND', message: 'We couldn’t find that message.' }, { status: 404 });
  }
  const token = sessionToken(request);
  if (token === null || request.headers.has('last-event-id')) return new Response(null, { status: 204 });
  return eventStream({
    signal: connectionSignal(args),
    start: (send, close) => {
      let sent = 0;
      const tell = (event: 'sentence' | 'end', data: object) => {
        sent += 1;
        send({ id: String(sent), event, data });
      };
      let isOver = false;
      const end = () => {
        if (!isOver) tell('end', {});
        isOver = true;
        close();
      };
      return listenToTutorWords(
        token,
        { talkId, number },
        {
          next: ({ sentence, isUnverified, isBuiltIn, isEnd }) => {
            if (sentence !== null) tell('sentence', { html: typeset(sentence), isUnverified, isBuiltIn });
            if (isEnd) end();
          },
          end,
        },
      );
    },
  });
});
