import { graphql } from '../init';

export const registerMutation = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) { token expiresAt viewer { id roles } }
  }
`);
