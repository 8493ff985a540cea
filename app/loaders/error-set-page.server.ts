import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ErrorSetPage } from '../graphql/error-logbook/error-set-page';
import { paths } from '../lib/paths';
import { signedInPage } from './signed-in-page.server';

/** What `/create-practice/{courseId}?mode=error-logbook` shows. */
export async function errorSetPage(args: LoaderFunctionArgs) {
  const { data } = await signedInPage(args, ErrorSetPage, { courseId: args.params.courseId ?? '' });
  const { course, errorLogbook: logbook } = data;
  if (course === null) throw redirect(paths.courses);
  const query = new URL(args.request.url).searchParams;
  const challenges = logbook.followUps.filter(({ kind, due }) => kind === 'CHALLENGE' && due);
  return {
    course,
    set: {
      unresolved: logbook.totals.unresolved,
      toConfirm: logbook.due.confirm,
      challenges: challenges.reduce((sum, { count }) => sum + count, 0),
      topics: logbook.groupsByTopic
        .filter((group) => group.unresolved > 0 && group.topic !== null)
        .map((group) => ({ id: group.topic?.id ?? '', name: group.name, count: group.unresolved })),
    },
    chosenTopicIds: query.getAll('topic'),
    // Errors named in the address are redone and nothing else.
    errorIds: query.getAll('error').slice(0, 10),
    idempotencyKey: randomUUID(),
  };
}
