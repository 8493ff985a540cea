import { randomUUID } from 'node:crypto';
import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { practiceModes } from '../../rules/practice-modes';
import { CreatePractice } from '../graphql/catalogue/create-practice';
import { attempt } from '../graphql/executor.server';
import type { AppFailure } from '../lib/app-failure';
import { billingPaths } from '../lib/billing-paths';
import { paths } from '../lib/paths';
import { actionFailure, requireSession } from './signed-in-page.server';

const { fewestQuestions, mostQuestions } = practiceModes.ERROR_LOGBOOK;

const errorSetForm = z.object({
  redoKind: z.enum(['ERROR_RELATED', 'ERROR_CHALLENGE']),
  count: z.coerce.number().int().min(fewestQuestions).max(mostQuestions),
  topicIds: z.array(z.string().max(100)).max(100),
  errorIds: z.array(z.string().max(100)).max(200),
  // A page that makes no key of its own has one button, which is busy once it is pressed.
  idempotencyKey: z.string().max(100).nullable(),
});

/** What a form that starts a set of errors says. */
export const readErrorSet = (form: FormData) =>
  errorSetForm.safeParse({
    redoKind: form.get('redoKind'),
    count: form.get('count'),
    topicIds: form.getAll('topic'),
    errorIds: form.getAll('errorId'),
    idempotencyKey: form.get('idempotencyKey'),
  });

/** Makes an ERROR_LOGBOOK practice from a form and goes to its first question; a refusal is a sentence for the page. */
export async function startErrorSet(request: Request, form: FormData, courseId: string) {
  requireSession(request);
  const read = readErrorSet(form);
  if (!read.success) {
    const message = `Choose ${fewestQuestions} to ${mostQuestions} questions and what to practise.`;
    return data({ message }, { status: 422 });
  }
  const { redoKind, count, topicIds, errorIds, idempotencyKey } = read.data;
  const input = {
    courseId,
    mode: 'ERROR_LOGBOOK' as const,
    redoKind,
    topicIds,
    difficulty: null,
    questionCount: count,
    errorIds: errorIds.length > 0 ? errorIds : null,
    idempotencyKey: idempotencyKey ?? randomUUID(),
  };
  const outcome = await attempt(request, CreatePractice, { input });
  if (!outcome.ok) return refusal(request, actionFailure(request, outcome.failure));
  const { id, currentIndex } = outcome.data.createPractice;
  return redirect(paths.practiceQuestion(id, currentIndex));
}

/** What an action of the logbook answers where it could not do what was asked. */
export function refusal(request: Request, { code, message, status, retryAfter }: AppFailure) {
  if (code === 'TRIAL_FINISHED') return redirect(billingPaths.limitReached(new URL(request.url).pathname));
  const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  return data({ message }, { status, headers });
}
