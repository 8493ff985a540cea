import { redirect } from '@remix-run/node';
import { trialBannerCookie } from '~/components/shell/trial-banner-closing';
import { attempt } from '~/graphql/executor.server';
import { viewerQuery } from '~/graphql/shell/shell';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import { safeRedirect } from '~/lib/safe-redirect';
import { pageFailure } from '~/loaders/page-failure.server';
import { requireSession } from '~/loaders/signed-in-page.server';

/** Closes the trial banner for the rest of the viewer's day, for browsers without scripts. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const outcome = await attempt(request, viewerQuery, {});
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const back = safeRedirect(formText(form, 'next'), paths.home);
  const { viewer } = outcome.data;
  if (viewer === null) return redirect(paths.logout());
  return redirect(back, { headers: { 'set-cookie': trialBannerCookie(viewer, new Date()) } });
});
