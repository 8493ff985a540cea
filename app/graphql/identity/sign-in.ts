import { graphql } from '../init';

export const signInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!, $device: DeviceInput, $proof: ProofInput) {
    signIn(email: $email, password: $password, device: $device, proof: $proof) {
      token expiresAt viewer { id roles } device { token expiresAt }
    }
  }
`);
