import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { notificationView } from '~/components/notifications/notification-view';
import { NotificationsView } from '~/components/notifications/notifications-view';
import { sanitiseHtml } from '~/components/notifications/sanitise-html.server';
import { NotificationsPage } from '~/graphql/notifications/notifications-page';
import { signedInPage } from '~/loaders/signed-in-page.server';
import { isUuid } from '../../../../rules/path-patterns';

export const meta: MetaFunction = () => [{ title: 'Notifications | Marsmaths' }];

const pageSize = 20;

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get('after') ?? '';
  const after = isUuid(asked) ? asked : null;
  const { shell, data } = await signedInPage(args, NotificationsPage, { after, first: pageSize });
  const { items, hasMore, endCursor } = data.notifications;
  const now = new Date();
  return {
    shell,
    page: {
      items: items.map((item) =>
        notificationView({ ...item, message: sanitiseHtml(item.message) }, shell.viewer.timeZone, now),
      ),
      hasMore,
      endCursor,
      older: after !== null,
      clearable: shell.viewer.hasNewNotifications,
    },
  };
}

export default function Notifications() {
  const { page } = useLoaderData<typeof loader>();
  return <NotificationsView key={page.older ? 'older' : 'newest'} page={page} />;
}
