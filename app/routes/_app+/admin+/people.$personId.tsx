import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { foundPerson } from '~/components/admin/person-data.server';
import { AdminPersonView } from '~/components/admin/person-view';
import { AdminPersonPage, ConfirmSchool, EndSessionsOfPerson, SetAdministrator } from '~/graphql/admin/people-pages';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'One person | Marsmaths' }];

/** Administrators only; each look is noted by the server. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, AdminPersonPage, { id: args.params.personId ?? '' });
  const { person, sessionCount, schoolName, schoolConfirmedAt } = page.viewedPerson;
  return {
    person: foundPerson(person, viewer.timeZone),
    sessionCount,
    school: person.roles.includes('TEACHER') ? { name: schoolName, isConfirmed: schoolConfirmedAt !== null } : null,
    isViewer: person.id === viewer.id,
  };
}

/** Makes or unmakes an administrator, confirms a teacher's school, or logs the person out everywhere. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const personId = params.personId ?? '';
  const intent = formText(form, 'intent');
  const reason = formText(form, 'reason').slice(0, 1000);
  const on = formText(form, 'on') === 'yes';
  if (intent !== 'administrator' && intent !== 'sessions' && intent !== 'school') {
    const problem = 'Something’s wrong with this form. Reload the page and try again.';
    return data({ intent: 'sessions', problem, field: null, reason }, { status: 400 });
  }
  const outcome =
    intent === 'sessions'
      ? await attempt(request, EndSessionsOfPerson, { personId })
      : intent === 'school'
        ? await attempt(request, ConfirmSchool, { personId, on })
        : await attempt(request, SetAdministrator, { personId, on, reason });
  if (!outcome.ok) {
    const { message, status, details } = actionFailure(request, outcome.failure);
    const field = typeof details.field === 'string' ? details.field : null;
    return data({ intent, problem: message, field, reason }, { status });
  }
  const notice = noticeOf(intent, on);
  return redirect(paths.adminPerson(personId), { headers: { 'set-cookie': noticeCookie(notice) } });
});

function noticeOf(intent: 'administrator' | 'sessions' | 'school', on: boolean) {
  if (intent === 'sessions') return 'person-logged-out';
  if (intent === 'school') return on ? 'school-confirmed' : 'school-unconfirmed';
  return on ? 'administrator-made' : 'administrator-unmade';
}

export default function AdminPerson() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return <AdminPersonView {...page} refused={refused} />;
}
