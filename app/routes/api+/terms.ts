import { redirect } from '@remix-run/node';
import { attempt } from '~/graphql/executor.server';
import { setSignupTcMutation } from '~/graphql/identity/terms';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import { safeRedirect } from '~/lib/safe-redirect';
import { pageFailure } from '~/loaders/page-failure.server';
import { requireSession } from '~/loaders/signed-in-page.server';

/** "I agree": records the acceptance and goes back to the page that asked. Scripts ask for JSON and reload themselves. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const outcome = await attempt(request, setSignupTcMutation, {});
  if (request.headers.get('accept') === 'application/json') {
    return outcome.ok
      ? Response.json({ accepted: true })
      : Response.json({ message: outcome.failure.message }, { status: outcome.failure.status });
  }
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  return redirect(safeRedirect(formText(form, 'next'), paths.home));
});
