import { redirect } from '@remix-run/node';
import { typeset } from '~/components/maths/typeset.server';
import { practiceNotFound } from '~/components/practice/practice-not-found.server';
import type { PracticeReply } from '~/components/practice/practice-reply';
import { attempt, type Outcome } from '~/graphql/executor.server';
import { AnswerSplitting } from '~/graphql/practice/answer-splitting';
import { CloseQuestion } from '~/graphql/practice/close-question';
import { FinishPractice } from '~/graphql/practice/finish-practice';
import { OpenHint } from '~/graphql/practice/open-hint';
import { ReportQuestion } from '~/graphql/practice/report-question';
import { SubmitAnswer } from '~/graphql/practice/submit-answer';
import { formText } from '~/http/guarded-action.server';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure } from '~/loaders/signed-in-page.server';
import { answerKey } from './answer-key.server';

/** What a person types is far shorter; the rest of a longer text is never looked at. */
const mostAnswer = 2000;

interface Place {
  practiceId: string;
  questionIndex: number;
}

/**
 * Does what a form of the question page asks for. Null: done, show the page as it is now. A reply keeps what was typed
 * and says what to do. Throws redirects for a finished practice and a finished trial, 404 for an unknown practice.
 */
export async function answerPractice(request: Request, place: Place, form: FormData): Promise<PracticeReply | null> {
  const index = place.questionIndex;
  const practiceId = place.practiceId;
  switch (formText(form, 'intent')) {
    case 'answer':
      return submit(request, place, form);
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
    case 'finish':
      return finish(request, place, form);
    default:
      return replyOf(form, 400, 'That did not come through. Try it once more.');
  }
}

async function submit(request: Request, place: Place, form: FormData): Promise<PracticeReply | null> {
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
  const { verdict, message } = outcome.data.submitAnswer.attempt;
  if (verdict !== 'UNREADABLE') return null;
  return { ...replyOf(form, 422, message, { kind: 'unreadable' }), messageHtml: typeset(message) };
}

async function finish(request: Request, place: Place, form: FormData): Promise<PracticeReply | null> {
  const outcome = await attempt(request, FinishPractice, { practiceId: place.practiceId });
  if (outcome.ok) throw redirect(paths.practiceResult(place.practiceId));
  return settle(request, place, form, outcome);
}

async function settle(
  request: Request,
  place: Place,
  form: FormData,
  outcome: Outcome<unknown>,
): Promise<PracticeReply | null> {
  if (outcome.ok) return null;
  const { code, status, message, retryAfter } = outcome.failure;
  if (code === 'PRACTICE_FINISHED_OR_EXITED_ERROR') {
    throw redirect(paths.practiceResult(place.practiceId), {
      headers: { 'set-cookie': noticeCookie('practice-over') },
    });
  }
  if (code === 'PRACTICE_NOT_FOUND') throw practiceNotFound();
  if (code === 'TRIAL_FINISHED') throw redirect(`${paths.subscription}?reason=trial-finished`);
  // Closed in another tab, or by a second click: the page as it stands says so.
  if (code === 'CONFLICT') return null;
  if (code === 'UNAVAILABLE' || code === 'INTERNAL') {
    return replyOf(form, 503, 'We could not reach our server. Your answer is kept here: check it again in a moment.');
  }
  actionFailure(request, outcome.failure);
  return { ...replyOf(form, status, message), retryAfter };
}

function replyOf(
  form: FormData,
  status: number,
  message: string,
  { kind }: { kind: PracticeReply['kind'] } = { kind: 'failed' },
): PracticeReply {
  const intent = formText(form, 'intent');
  const typed = formText(form, 'answer').slice(0, mostAnswer);
  // What failed may be recorded all the same: under its old key the same answer counts once. What was recorded gets a new one.
  const oldKey = formText(form, 'key');
  const formKey = kind === 'failed' && oldKey !== '' ? oldKey : crypto.randomUUID();
  return { kind, intent, typed, status, messageHtml: typeset(message), retryAfter: null, formKey };
}
