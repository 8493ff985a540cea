import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfirmEmailView } from '~/components/account-pages/confirm-email-view';
import { RequestEmailProof } from '~/graphql/account/change-profile';
import { ConfirmEmailPage } from '~/graphql/account/confirm-email-page';
import { attempt } from '~/graphql/executor.server';
import { guardedAction } from '~/http/guarded-action.server';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Your email address | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, ConfirmEmailPage);
  const isSent = new URL(args.request.url).searchParams.has('sent');
  return { email: page.currentUser?.email ?? '', waits: viewer.hasUnprovedEmail, isSent };
}

export const action = guardedAction(async ({ request }) => {
  requireSession(request);
  const outcome = await attempt(request, RequestEmailProof, {});
  if (outcome.ok)
    return redirect(`${paths.confirmEmail}?sent`, { headers: { 'set-cookie': noticeCookie('proof-asked') } });
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ problem: message }, { status });
});

export default function ConfirmEmail() {
  const { email, waits, isSent } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return <ConfirmEmailView email={email} waits={waits} isSent={isSent} problem={problem} />;
}
