import { graphql } from '../init';

export const userEventsSubscription = graphql(`
  subscription UserEvents($after: ID) {
    userEvents(after: $after) {
      id
      kind
      battle
      createdAt
      notification { id status firstLevelType secondLevelType message createdAt }
      unresolvedCounts { courseId courseName courseGrade unresolvedCount }
    }
  }
`);
