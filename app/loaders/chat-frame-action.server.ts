import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { TalkReply, TutorIntent } from '../components/chat-frame/talk-data';
import { talkPlaceOf } from '../components/chat-frame/talk-place';
import { attempt, type Outcome } from '../graphql/executor.server';
import { DeleteTutorTalk } from '../graphql/tutor/delete-tutor-talk';
import { ReportTutorMessage } from '../graphql/tutor/report-tutor-message';
import { SendTutorMessage } from '../graphql/tutor/send-tutor-message';
import { formText, type GuardedActionArgs, guardedAction } from '../http/guarded-action.server';
import { careOfForm } from '../http/with-care.server';
import { careCookie } from '../lib/care-cookie';
import { actionFailure, requireSession } from './signed-in-page.server';

/** The rest of a longer message is never looked at. */
const mostText = 10_000;

const intents: readonly TutorIntent[] = [
  'MESSAGE',
  'HINT',
  'WHY',
  'ANOTHER_WAY',
  'ONE_LIKE_IT',
  'UNSURE',
  'JUST_TELL',
  'SILENCE',
  'BEGIN',
  'SMALLER',
  'ASK_OTHERWISE',
  'STOP',
];

/**
 * Does what a form of a chat frame asks for. Done: our own scripts get null and the page's data is read again, a plain form
 * goes back to the page. Otherwise a reply that keeps what was typed and says what to do.
 */
export const chatFrameAction: (args: ActionFunctionArgs) => Promise<unknown> = guardedAction(
  async (args) => {
    requireSession(args.request);
    const reply = await replyTo(args);
    const byScript = args.request.headers.get('sec-fetch-dest') === 'empty';
    const headers = new Headers(
      typeof reply?.retryAfter === 'number' ? { 'retry-after': String(reply.retryAfter) } : {},
    );
    // The tutor answers words of distress in the conversation; where it could not, or was not asked, the page does.
    const care =
      reply !== null || formText(args.form, 'intent') === 'report' ? careOfForm(args.request, args.form) : null;
    if (care !== null) headers.append('set-cookie', careCookie(care));
    if (reply === null && byScript) return data(null, { headers });
    if (reply === null) throw redirect(backTo(args.request), { headers });
    // Our own scripts show the reply; the browser's console stays free of failures that are none.
    return data(reply, { status: byScript && reply.status < 500 ? 200 : reply.status, headers });
  },
  { answersDistress: true },
);

async function replyTo({ request, form }: GuardedActionArgs): Promise<TalkReply | null> {
  const place = talkPlaceOf(new URL(request.url));
  const intent = formText(form, 'intent');
  if (intent === 'delete') return settle(request, form, await attempt(request, DeleteTutorTalk, { place }));
  if (intent === 'report') {
    const variables = {
      talkId: formText(form, 'talkId'),
      number: numberIn(form),
      reason: formText(form, 'reason').slice(0, 200),
    };
    return settle(request, form, await attempt(request, ReportTutorMessage, variables));
  }
  const known = intents.find((each) => each === intent);
  if (known === undefined) return replyOf(form, 'BAD_REQUEST', 400, 'That didn’t go through. Please try again.');
  const text = formText(form, 'text').slice(0, mostText);
  const choice = formText(form, 'choice');
  if (known === 'MESSAGE' && text.trim() === '' && choice === '') {
    return replyOf(form, 'EMPTY', 422, 'Write something first, then send it.');
  }
  const input = { place, number: numberIn(form), intent: known, text, choice: choice === '' ? null : choice };
  return settle(request, form, await attempt(request, SendTutorMessage, { input }));
}

const numberIn = (form: FormData): number => {
  const number = Number(formText(form, 'number'));
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : 1;
};

function settle(request: Request, form: FormData, outcome: Outcome<unknown>): TalkReply | null {
  if (outcome.ok) return null;
  const { code, status, message, retryAfter } = outcome.failure;
  if (code === 'UNAVAILABLE' || code === 'INTERNAL') {
    const kept = 'We couldn’t reach our server. Your message is still here, so send it again in a moment.';
    return replyOf(form, code, 503, kept);
  }
  // The sentence says why: in a battle and in a test the tutor rests.
  if (code === 'FORBIDDEN') return replyOf(form, code, status, message);
  actionFailure(request, outcome.failure);
  return { ...replyOf(form, code, status, message), retryAfter };
}

function replyOf(form: FormData, code: string, status: number, message: string): TalkReply {
  const typed = formText(form, 'text').slice(0, mostText);
  return { code, status, message, intent: formText(form, 'intent'), typed, retryAfter: null };
}

/** The same address without what was asked before, at the newest message. */
function backTo(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('delete');
  searchParams.delete('index');
  return `${pathname}?${searchParams}#newest`;
}
