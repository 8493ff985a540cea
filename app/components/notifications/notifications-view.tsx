import { Form, Link, useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { ChooseKinds, type RefusedKinds } from './choose-kinds';
import type { NotificationView } from './notification-data';
import { NotificationItem } from './notification-item';
import { useClearNotifications } from './use-clear-notifications';

export interface NotificationsPageData {
  items: NotificationView[];
  hasMore: boolean;
  endCursor: string | null;
  /** This page begins after another one. */
  older: boolean;
  /** Something is new, so Clear has something to do. */
  clearable: boolean;
  roles: readonly string[];
  /** Kinds that are switched off. */
  muted: readonly string[];
}

/** Every notification, newest first. */
export function NotificationsView({ page, refused }: { page: NotificationsPageData; refused: RefusedKinds | null }) {
  const { items, hasMore, endCursor, loadOlder, busy } = useOlderPages(page);
  return (
    <Page
      width="narrow"
      title="Notifications"
      lead="Newest first. Cleared notifications stay in this list, without the dot."
      actions={page.clearable ? <ClearForm /> : undefined}
    >
      <Section label="All notifications" flush>
        {items.length === 0 ? (
          <NoNotifications older={page.older} />
        ) : (
          <ul>
            {items.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
      </Section>
      <Stack centered gap={3}>
        {page.older ? (
          <Link to={paths.notifications} className="target">
            Back to newest
          </Link>
        ) : null}
        {hasMore && endCursor !== null ? (
          <LinkButton
            to={paths.olderNotifications(endCursor)}
            aria-busy={busy || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!busy) loadOlder(endCursor);
            }}
          >
            Show older
          </LinkButton>
        ) : null}
      </Stack>
      {page.older ? null : <ChooseKinds roles={page.roles} muted={page.muted} refused={refused} />}
    </Page>
  );
}

function NoNotifications({ older }: { older: boolean }) {
  if (older) {
    return (
      <EmptyState heading="h2" title="No more notifications">
        <p>We don’t keep older ones.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading="h2" title="No notifications yet">
      <p>Practise a little, and we’ll tell you here when mistakes are ready for another go.</p>
      <LinkButton to={paths.home} variant="main">
        Go to my courses
      </LinkButton>
    </EmptyState>
  );
}

/** Clear, by script with a toast, and as a plain form before scripts run. */
function ClearForm() {
  const { busy, clear } = useClearNotifications();
  return (
    <Form
      method="post"
      action={paths.api.clearNotifications}
      onSubmit={(event) => {
        event.preventDefault();
        void clear();
      }}
    >
      <input type="hidden" name="next" value={paths.notifications} />
      <Button type="submit" variant="line" busy={busy}>
        Clear
      </Button>
    </Form>
  );
}

/** The first page from the document, older ones joined to it as they are asked for. */
function useOlderPages(first: NotificationsPageData) {
  const fetcher = useFetcher<{ page: NotificationsPageData }>();
  const [older, setOlder] = useState<NotificationsPageData[]>([]);
  const loaded = fetcher.data?.page;
  useEffect(() => {
    if (loaded !== undefined) setOlder((pages) => (pages.includes(loaded) ? pages : [...pages, loaded]));
  }, [loaded]);
  const pages = [first, ...older];
  const last = pages.at(-1) ?? first;
  const seen = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return {
    items: [...seen.values()],
    hasMore: last.hasMore,
    endCursor: last.endCursor,
    busy: fetcher.state !== 'idle',
    loadOlder: (cursor: string) => fetcher.load(paths.olderNotifications(cursor)),
  };
}
