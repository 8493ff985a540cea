/** Who somebody is at the provider, as it was checked. */
export interface ProviderIdentity {
  issuer: string;
  /** The provider's id of the person; it never changes. */
  subject: string;
  email: string | null;
  /** Null where the provider says nothing of it. */
  emailVerified: boolean | null;
  name: string | null;
}

/** What the answer of the provider is checked against; the browser carries it, sealed. */
export interface SignInChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Why nobody came back signed in: `stopped` by the person; `over`, used or too old; `away`, no answer or none in time;
 * `untrusted`, an answer that could not be checked.
 */
export type ProviderFailureReason = 'stopped' | 'over' | 'away' | 'untrusted';

export class ProviderFailure extends Error {
  /** @param detail a short code for the log; never an address, a token or a name. */
  constructor(
    readonly reason: ProviderFailureReason,
    readonly detail: string,
  ) {
    super(`${reason} (${detail})`);
    this.name = 'ProviderFailure';
  }
}

/** The port to a provider of identities. Every call ends within five seconds; failures are a ProviderFailure. */
export interface IdentityProvider {
  /** As people know it: "your school account". */
  name: string;
  /** Where the browser goes to sign in, and what its answer will be checked against. */
  begin(callback: string): Promise<{ url: string; checks: SignInChecks }>;
  /** Who came back to `answered`, the callback with what the provider added to it. */
  finish(answered: URL, checks: SignInChecks): Promise<ProviderIdentity>;
  /** Where the browser ends its session at the provider and comes back to `returnTo`; null where it offers nothing such. */
  signOutUrl(returnTo: string): Promise<string | null>;
}
