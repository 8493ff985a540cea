import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import { AccountPage } from '~/components/account-pages/account-page';
import { FormProblem } from '~/components/profile/form-problem';
import { Button } from '~/components/ui/button';
import { ConfirmEmailChange } from '~/graphql/account/change-profile';
import { attempt } from '~/graphql/executor.server';
import { ViewerPage } from '~/graphql/shell/page-viewer';
import { guardedAction } from '~/http/guarded-action.server';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Confirm your email | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  await signedInPage(args, ViewerPage);
  return null;
}

/** A button and not the link itself: programs that look through mails follow links. */
export const action = guardedAction(async ({ request, params }) => {
  requireSession(request);
  const outcome = await attempt(request, ConfirmEmailChange, { token: params.token ?? '' });
  if (outcome.ok) return redirect(paths.profile, { headers: { 'set-cookie': noticeCookie('email-changed') } });
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ problem: message }, { status });
});

export default function ConfirmEmail() {
  const problem = useActionData<typeof action>()?.problem;
  return (
    <AccountPage
      title="Confirm your email address"
      lead="Press the button to confirm this is your email address. You’ll log in with it from now on."
    >
      <section className="card" aria-label="Email address">
        <FormProblem text={problem} />
        <Form method="post">
          <Button type="submit" variant="main">
            Confirm this address
          </Button>
        </Form>
      </section>
    </AccountPage>
  );
}
