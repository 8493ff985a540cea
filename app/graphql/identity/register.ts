import { graphql } from '../init';

export const registerMutation = graphql(`
  mutation Register($input: RegisterInput!, $device: DeviceInput, $proof: ProofInput) {
    register(input: $input, device: $device, proof: $proof) {
      token expiresAt viewer { id roles } device { token expiresAt }
    }
  }
`);
