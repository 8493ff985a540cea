import { graphql } from '../init';

export const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!, $proof: ProofInput) { requestPasswordReset(email: $email, proof: $proof) }
`);

export const resetPasswordMutation = graphql(`
  mutation ResetPassword($token: String!, $password: String!, $device: DeviceInput) {
    resetPassword(token: $token, password: $password, device: $device) { token expiresAt }
  }
`);
