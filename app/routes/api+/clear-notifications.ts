import { redirect } from '@remix-run/node';
import { attempt } from '~/graphql/executor.server';
import { ClearNotifications } from '~/graphql/notifications/clear-notifications';
import { failureJson } from '~/http/failure-json.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { safeRedirect } from '~/lib/safe-redirect';
import { actionFailure, requireSession } from '~/loaders/signed-in-page.server';
import { notificationDays } from '../../../rules/constants';

/** Clear: dismisses the notifications of the last two days. Scripts ask for JSON; a plain form goes back with a notice. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const outcome = await attempt(request, ClearNotifications, { recentDays: notificationDays });
  if (request.headers.get('accept') === 'application/json') {
    return outcome.ok ? Response.json({ cleared: outcome.data.clearNotifications }) : failureJson(outcome.failure);
  }
  if (!outcome.ok && outcome.failure.status < 500) actionFailure(request, outcome.failure);
  const notice = noticeCookie(outcome.ok ? 'notifications-cleared' : 'notifications-not-cleared');
  return redirect(safeRedirect(formText(form, 'next'), paths.notifications), { headers: { 'set-cookie': notice } });
});
