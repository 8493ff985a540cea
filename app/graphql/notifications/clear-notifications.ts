import { graphql } from '../init';

export const ClearNotifications = graphql(`
  mutation ClearNotifications($recentDays: Int!) {
    clearNotifications(recentDays: $recentDays)
  }
`);
