import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ClassesView } from '~/components/classes/classes-view';
import { nextTask } from '~/components/classes/next-task';
import { ClassesPage, ClassToJoin, DeclineClassInvitation } from '~/graphql/classroom/my-classes';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { readJoinCode } from '../../../../rules/classes';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Classes | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, ClassesPage);
  const { roles } = viewer;
  const teaches = !roles.includes('STUDENT') && (roles.includes('TEACHER') || roles.includes('TUTOR'));
  const now = new Date();
  const { timeZone } = viewer;
  const classes = data.myClasses.map((own) => ({ ...own, next: nextTask(data.openTasks, own.id, now, timeZone) }));
  const { hasUnprovedEmail } = viewer;
  return { classes, invitations: data.classInvitations, hasUnprovedEmail, teaches };
}

/** Looks a code up and goes on to its class, or says no to an invitation. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  if (formText(form, 'intent') === 'decline') {
    const outcome = await attempt(request, DeclineClassInvitation, { classId: formText(form, 'classId') });
    const target = { to: paths.classes, notice: 'class-declined' } as const;
    return classActionReply(request, outcome, { intent: 'decline' }, target);
  }
  const code = formText(form, 'code').slice(0, 100);
  const outcome = await attempt(request, ClassToJoin, { code });
  if (outcome.ok) return redirect(paths.joinClass(readJoinCode(code) ?? code));
  return classActionReply(
    request,
    outcome,
    { intent: 'code', values: { code } },
    { to: paths.classes, notice: 'class-joined' },
  );
});

export default function Classes() {
  const { classes, invitations, hasUnprovedEmail, teaches } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <ClassesView
      classes={classes}
      invitations={invitations}
      hasUnprovedEmail={hasUnprovedEmail}
      typed={reply?.values.code ?? ''}
      problem={reply?.message ?? null}
      teaches={teaches}
    />
  );
}
