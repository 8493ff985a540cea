import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { Page } from '~/components/ui/page';
import { Section } from '~/components/ui/section';
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
    <Page
      width="narrow"
      title="Confirm your email address"
      lead="Press the button to confirm this is your email address. You’ll log in with it from now on."
    >
      <Section label="Email address">
        <Alert>{problem}</Alert>
        <Form method="post">
          <Button type="submit" variant="main">
            Confirm this address
          </Button>
        </Form>
      </Section>
    </Page>
  );
}
