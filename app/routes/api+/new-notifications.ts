import { sanitiseHtml } from '~/components/notifications/sanitise-html.server';
import { attempt } from '~/graphql/executor.server';
import { newNotificationsQuery } from '~/graphql/shell/new-notifications';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { notificationDays } from '../../../rules/constants';

/** Notifications of the last two days and the discounts; the page asks every 60 seconds. */
export const loader = guardedResource(async ({ request }) => {
  const outcome = await attempt(request, newNotificationsQuery, { recentDays: notificationDays });
  if (!outcome.ok) return failureJson(outcome.failure);
  const { newNotifications, discounts } = outcome.data;
  // Forum notifications are not listed in the shell.
  const listed = newNotifications
    .filter(({ firstLevelType }) => firstLevelType !== 'FORUM')
    .map((notification) => ({ ...notification, message: sanitiseHtml(notification.message) }));
  return Response.json({ notifications: listed, discounts });
});
