import { data, redirect } from '@remix-run/node';
import type { Outcome } from '../graphql/executor.server';
import type { ClassFormState } from '../lib/class-form';
import { type NoticeKey, noticeCookie } from '../lib/notice';
import { retryMessage } from '../lib/retry-message';
import { actionFailure } from './signed-in-page.server';

/** The form again with what was typed in it. */
export function classFormAgain(state: Pick<ClassFormState, 'intent'> & Partial<ClassFormState>, status = 400) {
  return data<ClassFormState>({ values: {}, errors: {}, message: null, ...state }, { status });
}

interface RedirectTarget {
  to: string;
  notice: NoticeKey;
}

/** Goes on with a notice, or answers the form again with a sentence at its field. */
export function classActionReply<Result>(
  request: Request,
  outcome: Outcome<Result>,
  form: { intent: string; values?: Record<string, string> },
  target: RedirectTarget | ((result: Result) => RedirectTarget),
) {
  if (outcome.ok) {
    const { to, notice } = typeof target === 'function' ? target(outcome.data) : target;
    return redirect(to, { headers: { 'set-cookie': noticeCookie(notice) } });
  }
  const { status, message, details, retryAfter } = actionFailure(request, outcome.failure);
  const { field } = details;
  if (typeof field === 'string' && form.values !== undefined && field in form.values) {
    return classFormAgain({ ...form, errors: { [field]: message } }, status);
  }
  if (typeof details.confirm === 'string') return classFormAgain({ ...form, confirm: details.confirm }, status);
  const sentence =
    status === 429 && retryAfter !== null ? `${message} Try again ${retryMessage(retryAfter)}.` : message;
  return classFormAgain({ ...form, message: sentence, isConflict: outcome.failure.code === 'CONFLICT' }, status);
}
