import { graphql } from '../init';

export const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!, $proof: ProofInput) { requestPasswordReset(email: $email, proof: $proof) }
`);

export const resetPasswordMutation = graphql(`
  mutation ResetPassword($token: String!, $password: String!, $name: String, $device: DeviceInput) {
    resetPassword(token: $token, password: $password, name: $name, device: $device) { token expiresAt }
  }
`);

export const passwordResetLinkQuery = graphql(`
  query PasswordResetLink($token: String!, $device: DeviceInput) {
    passwordResetLink(token: $token, device: $device) { needsName }
  }
`);
