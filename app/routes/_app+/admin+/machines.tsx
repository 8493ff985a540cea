import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MachinesView } from '~/components/admin/machines-view';
import { MachinesPage, SetInspection } from '~/graphql/admin/machines-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'State machines | Marsmaths' }];

/** Administrators only: the audit log is asked for with the page, and the server refuses it to everybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, MachinesPage);
  return { inspects: viewer.inspects, email: page.currentUser?.email ?? '' };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const variables = { email: formText(form, 'email'), on: formText(form, 'on') === '1' };
  const outcome = await attempt(request, SetInspection, variables);
  if (!outcome.ok) {
    const { message, status } = actionFailure(request, outcome.failure);
    return data({ problem: message }, { status });
  }
  return redirect(paths.adminMachines, { headers: { 'set-cookie': noticeCookie('inspection-changed') } });
});

export default function Machines() {
  const { email, inspects } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <MachinesView email={email} inspects={inspects} problem={problem} />;
}
