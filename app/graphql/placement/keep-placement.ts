import { graphql } from '../init';

/** Keeps the result of a finished placement test for the viewer. */
export const KeepPlacement = graphql(`
  mutation KeepPlacement($run: String!) {
    keepPlacement(run: $run) { id }
  }
`);
