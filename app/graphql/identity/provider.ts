import { graphql } from '../init';

export const BeginProviderSignIn = graphql(`
  mutation BeginProviderSignIn($returnTo: String!) { beginProviderSignIn(returnTo: $returnTo) { url flow } }
`);

export const FinishProviderSignIn = graphql(`
  mutation FinishProviderSignIn($flow: String!, $query: String!, $device: DeviceInput) {
    finishProviderSignIn(flow: $flow, query: $query, device: $device) {
      session { token expiresAt viewer { id roles } device { token expiresAt } }
      ticket
      returnTo
    }
  }
`);

export const ProviderNewcomer = graphql(`
  query ProviderNewcomer($ticket: String!) { providerNewcomer(ticket: $ticket) { email name hasAccount } }
`);

export const RegisterByProvider = graphql(`
  mutation RegisterByProvider($ticket: String!, $input: ProviderRegisterInput!, $device: DeviceInput) {
    registerByProvider(ticket: $ticket, input: $input, device: $device) {
      token expiresAt viewer { id roles } device { token expiresAt }
    }
  }
`);

export const LinkProvider = graphql(`
  mutation LinkProvider(
    $ticket: String!, $email: String!, $password: String!, $device: DeviceInput, $proof: ProofInput
  ) {
    linkProvider(ticket: $ticket, email: $email, password: $password, device: $device, proof: $proof) {
      token expiresAt viewer { id roles } device { token expiresAt }
    }
  }
`);

export const ProviderSignOutUrl = graphql(`query ProviderSignOutUrl { providerSignOutUrl }`);
