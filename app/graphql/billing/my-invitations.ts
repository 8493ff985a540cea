import { graphql } from '../init';

/** How the viewer's own invitations stand. */
export const MyInvitations = graphql(`query MyInvitations { myInvitations { registered rewarded } }`);
