import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { JoinClassView } from '~/components/classes/join-class-view';
import { isFlagOn } from '~/components/shell/is-flag-on';
import { JoinClass, JoinClassPage } from '~/graphql/classroom/my-classes';
import { attempt } from '~/graphql/executor.server';
import { guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Join a class | Marsmaths' }];

/** Where a teacher's link leads: the class is shown, and nothing is joined yet. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, JoinClassPage, { code: args.params.code ?? '' });
  return {
    school: data.classToJoin,
    isStudent: viewer.roles.includes('STUDENT'),
    talksOpen: isFlagOn(viewer, 'teachers-read-talks'),
  };
}

export const action = guardedAction(async ({ request, params }) => {
  requireSession(request);
  const outcome = await attempt(request, JoinClass, { code: params.code ?? '' });
  return classActionReply(request, outcome, { intent: 'join' }, ({ joinClass }) => ({
    to: paths.classDetails(joinClass),
    notice: 'class-joined',
  }));
});

export default function JoinClassRoute() {
  const { school, isStudent, talksOpen } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.message ?? null;
  return <JoinClassView school={school} isStudent={isStudent} talksOpen={talksOpen} problem={problem} />;
}
