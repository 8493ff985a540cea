import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** All notifications, newest first, a page at a time. */
export const NotificationsPage = graphql(
  `
    query NotificationsPage($after: ID, $first: Int!) {
      ...Shell
      notifications(after: $after, first: $first) {
        items { id status firstLevelType secondLevelType message createdAt }
        hasMore
        endCursor
      }
      mutedNotifications
    }
  `,
  [Shell],
);

export const MuteNotifications = graphql(
  `mutation MuteNotifications($kinds: [String!]!, $seen: [String!]) { muteNotifications(kinds: $kinds, seen: $seen) }`,
);
