import { env } from './env.server';

/** What the provider of identities is called on its button; null where there is none. */
export const providerName = (): string | null => (env.OIDC_ISSUER === '' ? null : env.OIDC_NAME);
