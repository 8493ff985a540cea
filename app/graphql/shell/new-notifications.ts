import { graphql } from '../init';

export const newNotificationsQuery = graphql(`
  query NewNotifications($recentDays: Int!) {
    newNotifications(recentDays: $recentDays) { id status firstLevelType secondLevelType message createdAt }
    discounts { id }
  }
`);
