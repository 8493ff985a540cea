import { graphql } from '../init';

export const signInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { token expiresAt viewer { id roles } }
  }
`);
