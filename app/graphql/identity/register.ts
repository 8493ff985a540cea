import { graphql } from '../init';

export const registerMutation = graphql(`
  mutation Register($input: RegisterInput!, $device: DeviceInput, $proof: ProofInput, $claim: String) {
    register(input: $input, device: $device, proof: $proof, claim: $claim) {
      token expiresAt viewer { id roles } device { token expiresAt }
    }
  }
`);
