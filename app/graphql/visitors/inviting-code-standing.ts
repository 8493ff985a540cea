import { graphql, type ResultOf } from '../init';

export const InvitingCodeStandingQuery = graphql(`
  query InvitingCodeStanding($code: String!) { invitingCodeStanding(code: $code) }
`);

export type InvitingCodeStanding = ResultOf<typeof InvitingCodeStandingQuery>['invitingCodeStanding'];
