import { graphql } from '../init';

export const PlacementFreeFrom = graphql(`
  query PlacementFreeFrom($courseId: ID!) {
    placementFreeFrom(courseId: $courseId)
  }
`);
