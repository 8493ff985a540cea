import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { attempt } from '../graphql/executor.server';
import { signInMutation } from '../graphql/identity/sign-in';
import { deviceOf } from '../http/device-cookie.server';
import { formProof } from '../http/form-proof.server';
import { formText } from '../http/guarded-action.server';
import { ProviderStrategy, type SignedIn } from './provider-strategy.server';

/**
 * Ways to sign in: with a password (`form`), or by the provider of identities (`provider`). Each ends in a session of our
 * own; a failure is thrown as an AppFailure.
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

authenticator.use(new ProviderStrategy(async (signedIn) => signedIn), 'provider');
