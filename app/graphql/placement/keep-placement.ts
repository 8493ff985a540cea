import { graphql } from '../init';

/** Keeps the result of a finished placement test for the viewer; false where another result of the course stands. */
export const KeepPlacement = graphql(`
  mutation KeepPlacement($run: String!) {
    keepPlacement(run: $run)
  }
`);
