import { graphql } from '../init';

/** The viewer's own code for invitations. */
export const InvitingCode = graphql(`query InvitingCode { invitingCode { code } }`);
