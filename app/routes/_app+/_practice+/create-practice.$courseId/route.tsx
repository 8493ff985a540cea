import { randomUUID } from 'node:crypto';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CreatePracticeForm } from '~/components/courses/create-practice-form';
import { CreatePractice } from '~/graphql/catalogue/create-practice';
import { CreatePracticePage } from '~/graphql/catalogue/create-practice-page';
import { attempt } from '~/graphql/executor.server';
import { guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { readPracticeForm } from './practice-form.server';

export const meta: MetaFunction = () => [{ title: 'New practice | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell, data } = await signedInPage(args, CreatePracticePage, { courseId: args.params.courseId ?? '' });
  if (data.course === null) throw redirect(paths.courses);
  const query = new URL(args.request.url).searchParams;
  if (query.get('mode') === 'error-logbook') throw redirect(paths.courseErrorLogbook(data.course.id));
  return {
    shell,
    course: data.course,
    chosenTopicIds: query.getAll('topic'),
    // Made here, so that the same form sent twice makes one practice.
    idempotencyKey: randomUUID(),
  };
}

export const action = guardedAction(async ({ request, form, params }) => {
  requireSession(request);
  const read = readPracticeForm(form);
  if (!read.ok) return data({ message: read.message, available: null }, { status: 422 });
  const outcome = await attempt(request, CreatePractice, { input: { ...read.input, courseId: params.courseId ?? '' } });
  if (outcome.ok) {
    const { id, currentIndex } = outcome.data.createPractice;
    return redirect(paths.practiceQuestion(id, currentIndex));
  }
  const failure = actionFailure(request, outcome.failure);
  if (failure.code === 'TRIAL_FINISHED') return redirect(`${paths.subscription}?reason=trial-finished`);
  const available = typeof failure.details.available === 'number' ? failure.details.available : null;
  const headers: Record<string, string> =
    failure.retryAfter === null ? {} : { 'retry-after': String(failure.retryAfter) };
  return data({ message: failure.message, available }, { status: failure.status, headers });
});

export default function CreatePracticeRoute() {
  const { course, chosenTopicIds, idempotencyKey } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <CreatePracticeForm
      course={course}
      chosenTopicIds={chosenTopicIds}
      idempotencyKey={idempotencyKey}
      failure={failure ?? null}
    />
  );
}
