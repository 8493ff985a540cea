import { graphql } from '../init';

export const setSignupTcMutation = graphql(`mutation SetSignupTc { setSignupTc { acceptTcTime } }`);

export const recordSignupTcMutation = graphql(`
  mutation RecordSignupTcAfterSignup { recordSignupTcAfterSignup { acceptTcTime } }
`);
