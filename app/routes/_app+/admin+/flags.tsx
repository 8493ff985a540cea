import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FlagsView } from '~/components/admin/flags-view';
import { FlagsPage, SetFlag } from '~/graphql/admin/flags-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { dayAndTime } from '~/lib/day-labels';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { flagForm } from '../../../../rules/forms/flag';
import { readForm } from '../../../../rules/forms/read-form';

export const meta: MetaFunction = () => [{ title: 'Feature flags | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { shell, data: page } = await signedInPage(args, FlagsPage);
  const { timeZone } = shell.viewer;
  return {
    shell,
    flags: page.flagSettings,
    entries: page.auditEntries.map((entry) => ({ ...entry, when: dayAndTime(timeZone, new Date(entry.createdAt)) })),
  };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const name = formText(form, 'name');
  const read = readForm(flagForm, {
    name,
    mode: formText(form, 'mode'),
    percentage: formText(form, 'percentage'),
    emails: formText(form, 'emails').split(/[\s,;]+/),
  });
  if (!read.ok) return data({ name, problem: Object.values(read.errors).join(' ') }, { status: 422 });
  const outcome = await attempt(request, SetFlag, { input: read.value });
  if (!outcome.ok) {
    const { message, status } = actionFailure(request, outcome.failure);
    return data({ name, problem: message }, { status });
  }
  return redirect(paths.adminFlags, { headers: { 'set-cookie': noticeCookie('flag-changed') } });
});

export default function Flags() {
  const { flags, entries } = useLoaderData<typeof loader>();
  return <FlagsView flags={flags} entries={entries} refused={useActionData<typeof action>() ?? null} />;
}
