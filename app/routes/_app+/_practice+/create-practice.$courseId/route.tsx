import { randomUUID } from 'node:crypto';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { firstChoice } from '~/components/create-practice/choice';
import { CreatePracticeForm } from '~/components/create-practice/create-practice-form';
import { ErrorSetForm } from '~/components/error-logbook/error-set-form';
import { CreatePractice } from '~/graphql/catalogue/create-practice';
import { CreatePracticePage } from '~/graphql/catalogue/create-practice-page';
import { attempt } from '~/graphql/executor.server';
import { guardedAction } from '~/http/guarded-action.server';
import { billingPaths } from '~/lib/billing-paths';
import { paths } from '~/lib/paths';
import { errorSetPage } from '~/loaders/error-set-page.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { startErrorSet } from '~/loaders/start-error-set.server';
import { modeOfSlug } from '../../../../../rules/practice-modes';
import { readPracticeForm } from './practice-form.server';

export const meta: MetaFunction = () => [{ title: 'New practice | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  if (modeOfSlug(query.get('mode')) === 'ERROR_LOGBOOK')
    return { kind: 'errors' as const, ...(await errorSetPage(args)) };
  const { data } = await signedInPage(args, CreatePracticePage, { courseId: args.params.courseId ?? '' });
  if (data.course === null || data.practiceSetup === null) throw redirect(paths.courses);
  return {
    kind: 'topics' as const,
    course: data.course,
    setup: data.practiceSetup,
    first: firstChoice(data.course, data.practiceSetup, query),
    // Made here, so that the same form sent twice makes one practice.
    idempotencyKey: randomUUID(),
  };
}

export const action = guardedAction(async ({ request, form, params }) => {
  requireSession(request);
  if (form.has('redoKind')) return startErrorSet(request, form, params.courseId ?? '');
  const read = readPracticeForm(form);
  if (!read.ok) return data({ message: read.message, available: null }, { status: 422 });
  const outcome = await attempt(request, CreatePractice, { input: { ...read.input, courseId: params.courseId ?? '' } });
  if (outcome.ok) {
    const { id, currentIndex } = outcome.data.createPractice;
    return redirect(paths.practiceQuestion(id, currentIndex));
  }
  const failure = actionFailure(request, outcome.failure);
  if (failure.code === 'TRIAL_FINISHED') return redirect(billingPaths.limitReached(new URL(request.url).pathname));
  const available = typeof failure.details.available === 'number' ? failure.details.available : null;
  const headers: Record<string, string> =
    failure.retryAfter === null ? {} : { 'retry-after': String(failure.retryAfter) };
  return data({ message: failure.message, available }, { status: failure.status, headers });
});

export default function CreatePracticeRoute() {
  const page = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  if (page.kind === 'errors') return <ErrorSetForm {...page} failure={failure?.message ?? null} />;
  const { course, setup, first, idempotencyKey } = page;
  return (
    <CreatePracticeForm
      course={course}
      setup={setup}
      first={first}
      idempotencyKey={idempotencyKey}
      failure={failure === undefined ? null : { available: null, ...failure }}
    />
  );
}
