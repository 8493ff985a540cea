import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { attempt } from '../graphql/executor.server';
import { signInMutation } from '../graphql/identity/sign-in';
import { deviceOf } from '../http/device-cookie.server';
import { formProof } from '../http/form-proof.server';
import { formText } from '../http/guarded-action.server';

export interface SignedIn {
  token: string;
  expiresAt: string;
  viewer: { id: string; roles: string[] };
  device: { token: string; expiresAt: string };
}

/**
 * Ways to sign in. Each strategy ends in a session of our own; a failure is thrown as an AppFailure. A strategy for an
 * identity provider (OAuth2Strategy of remix-auth-oauth2) is added here under a name of its own, with a route for its
 * callback; its verify function hands the provider's identity to the GraphQL server and returns the same SignedIn.
 */
export const authenticator = new Authenticator<SignedIn>();

authenticator.use(
  new FormStrategy<SignedIn>(async ({ form, request }) => {
    const variables = {
      email: formText(form, 'email').trim(),
      password: formText(form, 'password'),
      device: await deviceOf(request),
      proof: formProof(form),
    };
    const outcome = await attempt(request, signInMutation, variables);
    if (!outcome.ok) throw outcome.failure;
    return outcome.data.signIn;
  }),
  'form',
);
