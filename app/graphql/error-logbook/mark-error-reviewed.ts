import { graphql } from '../init';

export const MarkErrorReviewed = graphql(`
  mutation MarkErrorReviewed($sessionId: ID!, $index: Int!) {
    markErrorReviewed(sessionId: $sessionId, index: $index) { currentIndex }
  }
`);
