import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { notificationView } from '~/components/notifications/notification-view';
import { NotificationsView } from '~/components/notifications/notifications-view';
import { sanitiseHtml } from '~/components/notifications/sanitise-html.server';
import { attempt } from '~/graphql/executor.server';
import { MuteNotifications, NotificationsPage } from '~/graphql/notifications/notifications-page';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { keptValues, seenTexts } from '~/loaders/both-versions.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { isUuid } from '../../../../rules/path-patterns';

export const handle: RouteHandle = { alternative: true };
export const meta: MetaFunction = () => [{ title: 'Notifications | Marsmaths' }];

const pageSize = 20;

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get('after') ?? '';
  const after = isUuid(asked) ? asked : null;
  const { viewer, data: page } = await signedInPage(args, NotificationsPage, { after, first: pageSize });
  const { items, hasMore, endCursor } = page.notifications;
  const now = new Date();
  return {
    page: {
      items: items.map((item) =>
        notificationView({ ...item, message: sanitiseHtml(item.message) }, viewer.timeZone, now),
      ),
      hasMore,
      endCursor,
      older: after !== null,
      clearable: page.viewer?.hasNewNotifications === true,
      roles: viewer.roles,
      muted: page.mutedNotifications,
    },
  };
}

/** Saves what somebody wants to be told: the kinds without a tick are switched off. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const wanted = new Set(form.getAll('wanted'));
  const typed = form
    .getAll('offered')
    .filter((kind) => !wanted.has(kind))
    .map(String);
  const kinds = formText(form, 'keep-muted') === 'theirs' ? keptValues(form, 'muted') : typed;
  const outcome = await attempt(request, MuteNotifications, { kinds, seen: seenTexts(form) });
  if (outcome.ok) {
    return redirect(paths.notifications, { headers: { 'set-cookie': noticeCookie('notices-chosen') } });
  }
  const { message, status, code } = actionFailure(request, outcome.failure);
  return data({ problem: message, kinds, isConflict: code === 'CONFLICT' }, { status });
});

export default function Notifications() {
  const { page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <NotificationsView key={page.older ? 'older' : 'newest'} page={page} refused={refused ?? null} />;
}
