import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RefusedFlag } from '~/components/admin/flag-setting';
import { FlagsView } from '~/components/admin/flags-view';
import { FlagsPage, SetFlag } from '~/graphql/admin/flags-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { dayAndTime } from '~/lib/day-labels';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { keptText } from '~/loaders/both-versions.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { flagForm } from '../../../../rules/forms/flag';
import { readForm } from '../../../../rules/forms/read-form';

export const meta: MetaFunction = () => [{ title: 'Feature flags | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, FlagsPage);
  const { timeZone } = viewer;
  return {
    flags: page.flagSettings,
    entries: page.auditEntries.map((entry) => ({ ...entry, when: dayAndTime(timeZone, new Date(entry.createdAt)) })),
  };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const name = formText(form, 'name');
  const typed = {
    mode: keptText(form, 'mode'),
    percentage: keptText(form, 'percentage'),
    emails: keptText(form, 'emails'),
  };
  const read = readForm(flagForm, {
    name,
    mode: typed.mode,
    percentage: typed.percentage,
    emails: typed.emails.split(/[\s,;]+/),
  });
  if (!read.ok)
    return data<RefusedFlag>({ name, typed, problem: Object.values(read.errors).join(' ') }, { status: 422 });
  const seenAt = form.has('seen') ? formText(form, 'seen') || null : undefined;
  const outcome = await attempt(request, SetFlag, { input: read.value, seenAt });
  if (!outcome.ok) {
    const { message, status, code } = actionFailure(request, outcome.failure);
    return data<RefusedFlag>({ name, typed, problem: message, isConflict: code === 'CONFLICT' }, { status });
  }
  return redirect(paths.adminFlags, { headers: { 'set-cookie': noticeCookie('flag-changed') } });
});

export default function Flags() {
  const { flags, entries } = useLoaderData<typeof loader>();
  return <FlagsView flags={flags} entries={entries} refused={useActionData<typeof action>() ?? null} />;
}
