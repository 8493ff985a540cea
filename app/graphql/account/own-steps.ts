import { graphql } from '../init';

/** What the steps of somebody who has just registered show. */
export const OwnSteps = graphql(`
  query OwnSteps {
    viewer { roles avatar nickname }
    profile { birthMonth }
    invitingCode { code }
  }
`);
