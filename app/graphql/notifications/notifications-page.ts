import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** All notifications, newest first, a page at a time. */
export const NotificationsPage = graphql(
  `
    query NotificationsPage($after: ID, $first: Int!) {
      ...PageViewer
      viewer { hasNewNotifications }
      notifications(after: $after, first: $first) {
        items { id status firstLevelType secondLevelType message createdAt }
        hasMore
        endCursor
      }
      mutedNotifications
    }
  `,
  [PageViewer],
);

export const MuteNotifications = graphql(
  `mutation MuteNotifications($kinds: [String!]!, $seen: [String!]) { muteNotifications(kinds: $kinds, seen: $seen) }`,
);
