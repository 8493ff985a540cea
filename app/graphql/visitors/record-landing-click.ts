import { graphql } from '../init';

export const recordLandingClickMutation = graphql(`
  mutation RecordLandingClick($clickId: String!) { recordLandingClick(clickId: $clickId) }
`);
