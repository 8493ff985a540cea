import { graphql } from '../init';

export const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) { requestPasswordReset(email: $email) }
`);

export const resetPasswordMutation = graphql(`
  mutation ResetPassword($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }
`);
