import { redirect } from '@remix-run/node';
import { typeset } from '~/components/maths/typeset.server';
import { practiceNotFound } from '~/components/practice/practice-not-found.server';
import type { MarkedAnswer, PracticeReply } from '~/components/practice/practice-reply';
import { markedView } from '~/components/practice/question-view.server';
import { attempt, type Outcome } from '~/graphql/executor.server';
import { AddWorkingLine } from '~/graphql/practice/add-working-line';
import { AnswerSplitting } from '~/graphql/practice/answer-splitting';
import { CloseQuestion } from '~/graphql/practice/close-question';
import { EndChallenge } from '~/graphql/practice/end-challenge';
import { FinishPractice } from '~/graphql/practice/finish-practice';
import { OpenHint } from '~/graphql/practice/open-hint';
import { ReportQuestion } from '~/graphql/practice/report-question';
import { SubmitAnswer } from '~/graphql/practice/submit-answer';
import { TakeBackWorkingLine } from '~/graphql/practice/take-back-working-line';
import { formText, isPageLoad } from '~/http/guarded-action.server';
import type { AppFailure } from '~/lib/app-failure';
import { billingPaths } from '~/lib/billing-paths';
import { type NoticeKey, noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { keptForm } from '~/loaders/kept-form.server';
import { failureWithForm } from '~/loaders/page-failure.server';
import { actionFailure } from '~/loaders/signed-in-page.server';
import { answerKey } from './answer-key.server';

/** What a person types is far shorter; the rest of a longer text is never looked at. */
const mostAnswer = 2000;

interface Place {
  practiceId: string;
  questionIndex: number;
}

/**
 * Does what a form of the question page asks for. Null: done, show the page as it is now. A marked answer brings what is
 * new on the page; any other reply keeps what was typed and says what to do. Throws redirects for a finished practice and a finished trial, 404 for an unknown practice.
 */
export async function answerPractice(
  request: Request,
  place: Place,
  form: FormData,
): Promise<MarkedAnswer | PracticeReply | null> {
  const index = place.questionIndex;
  const practiceId = place.practiceId;
  switch (formText(form, 'intent')) {
    case 'answer':
      return submit(request, place, form);
    case 'line':
      return addLine(request, place, form);
    case 'take-back':
      return takeBackLine(request, place, form);
    case 'hint': {
      const number = Number(formText(form, 'number')) || 0;
      return settle(request, place, form, await attempt(request, OpenHint, { practiceId, index, number }));
    }
    case 'close':
      return settle(request, place, form, await attempt(request, CloseQuestion, { practiceId, index }));
    case 'splitting': {
      const variables = { attemptId: formText(form, 'attemptId'), choiceId: formText(form, 'choiceId') };
      return settle(request, place, form, await attempt(request, AnswerSplitting, variables));
    }
    case 'report': {
      const variables = { questionId: formText(form, 'questionId'), reason: formText(form, 'reason') };
      return settle(request, place, form, await attempt(request, ReportQuestion, variables));
    }
    case 'time-up':
      return endChallenge(request, place, form);
    case 'finish':
      return finish(request, place, form);
    default:
      return replyOf(form, 400, 'That didn’t go through. Please try again.');
  }
}

async function submit(request: Request, place: Place, form: FormData): Promise<MarkedAnswer | PracticeReply | null> {
  const typed = formText(form, 'answer');
  if (typed.trim() === '') return replyOf(form, 422, 'Type your answer first, then check it.', { kind: 'empty' });
  // One more than the limit, so that the marker sees that it was too long and says so.
  const answer = typed.slice(0, mostAnswer);
  const outcome = await attempt(request, SubmitAnswer, {
    input: {
      practiceId: place.practiceId,
      index: place.questionIndex,
      answer,
      idempotencyKey: answerKey(formText(form, 'key'), answer),
    },
  });
  if (!outcome.ok) return settle(request, place, form, outcome);
  const { attempt: marked, practice, question } = outcome.data.submitAnswer;
  const { verdict, message } = marked;
  if (verdict !== 'UNREADABLE')
    return { kind: 'marked', practice, question: markedView(question), formKey: crypto.randomUUID() };
  return { ...replyOf(form, 422, message, { kind: 'unreadable' }), messageHtml: typeset(message) };
}

async function addLine(request: Request, place: Place, form: FormData): Promise<PracticeReply | null> {
  const line = formText(form, 'line').slice(0, mostAnswer);
  const number = Number(formText(form, 'number')) || 1;
  const input = { practiceId: place.practiceId, index: place.questionIndex, number, line };
  const outcome = await attempt(request, AddWorkingLine, { input });
  if (!outcome.ok) return settle(request, place, form, outcome);
  const { unreadable } = outcome.data.addWorkingLine;
  return unreadable === null ? null : replyOf(form, 422, unreadable, { kind: 'unreadable' });
}

/** The line comes back into its box, to be written anew. */
async function takeBackLine(request: Request, place: Place, form: FormData): Promise<PracticeReply | null> {
  const number = Number(formText(form, 'number')) || 0;
  const variables = { practiceId: place.practiceId, index: place.questionIndex, number };
  const outcome = await attempt(request, TakeBackWorkingLine, variables);
  if (!outcome.ok) return settle(request, place, form, outcome);
  return replyOf(form, 200, '', { kind: 'empty' });
}

async function finish(request: Request, place: Place, form: FormData): Promise<PracticeReply | null> {
  const outcome = await attempt(request, FinishPractice, { practiceId: place.practiceId });
  if (outcome.ok) throw redirect(paths.practiceResult(place.practiceId));
  return settle(request, place, form, outcome);
}

/** The clock on the page has run out: so it is, or the page shows the time that is left. */
async function endChallenge(request: Request, place: Place, form: FormData): Promise<PracticeReply | null> {
  const typed = formText(form, 'answer').slice(0, mostAnswer);
  const { practiceId, questionIndex: index } = place;
  const outcome = await attempt(request, EndChallenge, { practiceId, index, typed });
  if (!outcome.ok) return settle(request, place, form, outcome);
  if (outcome.data.endChallenge.state === 'IN_PROGRESS') return null;
  throw toResult(practiceId, 'time-up');
}

function toResult(practiceId: string, notice: NoticeKey): Response {
  return redirect(paths.practiceResult(practiceId), { headers: { 'set-cookie': noticeCookie(notice) } });
}

async function settle(
  request: Request,
  place: Place,
  form: FormData,
  outcome: Outcome<unknown>,
): Promise<PracticeReply | null> {
  if (outcome.ok) return null;
  const { code, status, message, retryAfter, details } = outcome.failure;
  if (code === 'PRACTICE_FINISHED_OR_EXITED_ERROR') {
    if (details.answerKept === true) throw toResult(place.practiceId, 'answer-late');
    throw toResult(place.practiceId, details.timeUp === true ? 'time-up' : 'practice-over');
  }
  if (code === 'PRACTICE_NOT_FOUND') throw practiceNotFound();
  if (code === 'TRIAL_FINISHED') throw redirect(billingPaths.limitReached(new URL(request.url).pathname));
  // Closed in another tab, or by a second click: the page as it stands says so.
  if (code === 'CONFLICT') return null;
  if (code === 'UNAVAILABLE' && isPageLoad(request)) throwKept(form, outcome.failure);
  if (code === 'UNAVAILABLE' || code === 'INTERNAL') {
    return replyOf(
      form,
      503,
      `We couldn’t reach our server. Your ${isWorking(form) ? 'line' : 'answer'} is still here, so check it again in a moment.`,
    );
  }
  actionFailure(request, outcome.failure);
  return { ...replyOf(form, status, message), retryAfter };
}

/** Without scripts the page with the form would be asked for next, and that is away as well. */
function throwKept(form: FormData, failure: AppFailure): void {
  const kept = keptForm(form, isWorking(form) ? 'line' : 'answer', mostAnswer);
  if (kept !== null) throw failureWithForm(failure, kept);
}

const isWorking = (form: FormData): boolean => ['line', 'take-back'].includes(formText(form, 'intent'));

function replyOf(
  form: FormData,
  status: number,
  message: string,
  { kind }: { kind: PracticeReply['kind'] } = { kind: 'failed' },
): PracticeReply {
  const intent = formText(form, 'intent');
  const typed = formText(form, isWorking(form) ? 'line' : 'answer').slice(0, mostAnswer);
  // What failed may be recorded all the same: under its old key the same answer counts once. What was recorded gets a new one.
  const oldKey = formText(form, 'key');
  const formKey = kind === 'failed' && oldKey !== '' ? oldKey : crypto.randomUUID();
  return { kind, intent, typed, status, messageHtml: typeset(message), retryAfter: null, formKey };
}
