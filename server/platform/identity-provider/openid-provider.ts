import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { type IdentityProvider, ProviderFailure, type ProviderIdentity, type SignInChecks } from './identity-provider';
import { openidFailure } from './openid-failure';

export interface OpenidSettings {
  /** https, but for this machine itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

/** One answer of the provider, and all answers that a step takes together. */
const answerSeconds = 4;
const stepMs = 5000;
/** What the provider says of itself is asked again after this time. */
const discoveryMs = 60 * 60 * 1000;

/**
 * A provider that speaks OpenID Connect: authorization code with PKCE, state and nonce. The signature of its ID token is
 * checked as well, not its connection alone.
 */
export function createOpenidProvider({ issuer, clientId, clientSecret, name }: OpenidSettings): IdentityProvider {
  let known: { configuration: Promise<Configuration>; until: number } | null = null;

  function configuration(): Promise<Configuration> {
    if (known !== null && performance.now() < known.until) return known.configuration;
    const execute = [enableNonRepudiationChecks];
    if (issuer.startsWith('http:')) execute.push(allowInsecureRequests);
    const asking = discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: answerSeconds });
    known = { configuration: asking, until: performance.now() + discoveryMs };
    // One failed asking stands for nobody else.
    asking.catch(() => {
      if (known?.configuration === asking) known = null;
    });
    return asking;
  }

  return {
    name,
    begin: (callback) =>
      inTime(async () => {
        const checks: SignInChecks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const url = buildAuthorizationUrl(await configuration(), {
          redirect_uri: callback,
          scope: 'openid email profile',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, checks };
      }),
    finish: (answered, { state, nonce, verifier }) =>
      inTime(async () => {
        const asked = await configuration();
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const tokens = await authorizationCodeGrant(asked, answered, checks);
        const claims = tokens.claims();
        if (claims === undefined) throw new ProviderFailure('untrusted', 'no identity');
        const told =
          claims.email === undefined && asked.serverMetadata().userinfo_endpoint !== undefined
            ? { ...(await fetchUserInfo(asked, tokens.access_token, claims.sub)), iss: claims.iss }
            : claims;
        return identityOf(claims.iss, claims.sub, told);
      }),
    signOutUrl: (returnTo) =>
      inTime(async () => {
        const asked = await configuration();
        if (asked.serverMetadata().end_session_endpoint === undefined) return null;
        return buildEndSessionUrl(asked, { post_logout_redirect_uri: returnTo }).href;
      }),
  };
}

/** Names come in several claims; some providers tell `email_verified` as a word. */
function identityOf(issuer: string, subject: string, claims: Record<string, unknown>): ProviderIdentity {
  const verified = claims.email_verified;
  return {
    issuer,
    subject,
    email: textOf(claims.email),
    emailVerified: verified === undefined || verified === null ? null : verified === true || verified === 'true',
    name: textOf(claims.nickname) ?? textOf(claims.given_name) ?? textOf(claims.name),
  };
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null;
}

async function inTime<T>(step: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderFailure('away', 'too slow')), stepMs);
  });
  try {
    return await Promise.race([step(), late]);
  } catch (error) {
    throw openidFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
