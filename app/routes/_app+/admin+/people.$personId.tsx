import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { foundPerson } from '~/components/admin/person-data.server';
import { AdminPersonView } from '~/components/admin/person-view';
import { AdminPersonPage, EndSessionsOfPerson, SetAdministrator } from '~/graphql/admin/people-pages';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'One person | Marsmaths' }];

/** Administrators only; each look is noted by the server. */
export async function loader(args: LoaderFunctionArgs) {
  const { shell, data: page } = await signedInPage(args, AdminPersonPage, { id: args.params.personId ?? '' });
  const { person, sessionCount } = page.viewedPerson;
  return {
    shell,
    person: foundPerson(person, shell.viewer.timeZone),
    sessionCount,
    isViewer: person.id === shell.viewer.id,
  };
}

/** Makes or unmakes an administrator, or logs the person out everywhere. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const personId = params.personId ?? '';
  const intent = formText(form, 'intent');
  const reason = formText(form, 'reason').slice(0, 1000);
  const on = formText(form, 'on') === 'yes';
  if (intent !== 'administrator' && intent !== 'sessions') {
    const problem = 'This form is not known here. Load the page again.';
    return data({ intent: 'sessions', problem, field: null, reason }, { status: 400 });
  }
  const outcome =
    intent === 'sessions'
      ? await attempt(request, EndSessionsOfPerson, { personId })
      : await attempt(request, SetAdministrator, { personId, on, reason });
  if (!outcome.ok) {
    const { message, status, details } = actionFailure(request, outcome.failure);
    const field = typeof details.field === 'string' ? details.field : null;
    return data({ intent, problem: message, field, reason }, { status });
  }
  const notice = intent === 'sessions' ? 'person-logged-out' : on ? 'administrator-made' : 'administrator-unmade';
  return redirect(paths.adminPerson(personId), { headers: { 'set-cookie': noticeCookie(notice) } });
});

export default function AdminPerson() {
  const { person, sessionCount, isViewer } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return <AdminPersonView person={person} sessionCount={sessionCount} isViewer={isViewer} refused={refused} />;
}
