import { graphql } from '../init';

export const endSessionMutation = graphql(`mutation EndSession($id: ID!) { endSession(id: $id) }`);

export const endOtherSessionsMutation = graphql(`mutation EndOtherSessions { endOtherSessions }`);
