import { graphql } from '../init';

export const StartErrorReview = graphql(`
  mutation StartErrorReview($input: StartErrorReviewInput!) {
    startErrorReview(input: $input) { currentIndex }
  }
`);
