import { email as emailShape } from '../../../../rules/forms/email';
import { AppError } from '../../../platform/app-error';
import { ProviderFailure, type ProviderIdentity } from '../../../platform/identity-provider/identity-provider';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Services } from '../../../platform/services';
import type { Device } from '../known-devices';
import { openSession, type SignedIn } from '../sessions';
import { signOut } from '../sign-out';
import { findIdByIdentity } from './provider-identities.repo';
import { type ProviderFlow, readFlow, requireProvider, sealFlow, sealTicket, signInIsOver } from './provider-ticket';

/** The provider's ids are at most this long by its standard. */
const longestSubject = 255;

export interface ProviderReturn {
  /** Null for somebody who has no account with this identity yet. */
  signedIn: SignedIn | null;
  /** What such a person goes on with. */
  ticket: string | null;
  /** Where the page that began wanted to go on; not looked at here. */
  returnTo: string;
}

/**
 * The address at the provider, and what this browser has to bring back from there (ten minutes). NOT_FOUND where no
 * provider is configured, UNAVAILABLE where it does not answer.
 */
export async function beginProviderSignIn(
  services: Services,
  { returnTo }: { returnTo: string },
): Promise<{ url: string; flow: string }> {
  const provider = requireProvider(services);
  const { url, checks } = await asked(services, () => provider.begin(callbackOf(services)));
  return { url, flow: sealFlow(services, { ...checks, returnTo: returnTo.slice(0, 2000) }) };
}

/**
 * Signs in whom the provider sent back; `query` is what it added to our callback. Accounts are found by the provider's own
 * id alone: an email address that it tells opens nothing. Throws FORBIDDEN where the person stopped there, UNPROCESSABLE
 * for an answer that is over or cannot be checked, and for people without an email address or with one that the provider
 * knows to be unconfirmed; UNAVAILABLE where the provider does not answer.
 */
export async function finishProviderSignIn(
  services: Services,
  input: { flow: string; query: string; clientAddress: string; oldToken: string | null; device: Device },
): Promise<ProviderReturn> {
  const { db, clock, limits } = services;
  const provider = requireProvider(services);
  const sentence = 'There have been a lot of log-ins from your network.';
  await takeOrRefuse(limits, [['providerAtAddress', input.clientAddress]], sentence);
  const flow = readFlow(services, input.flow);
  const identity = await asked(services, () => provider.finish(answeredAt(services, flow, input.query), flow));
  if (identity.subject.length > longestSubject) throw notChecked(provider.name);
  const userId = await findIdByIdentity(db, identity);
  if (userId === null) {
    return { signedIn: null, ticket: sealTicket(services, newcomer(identity, provider.name)), returnTo: flow.returnTo };
  }
  await signOut(services, input.oldToken);
  const signedIn = await openSession(db, userId, clock.now(), input.device);
  return { signedIn, ticket: null, returnTo: flow.returnTo };
}

/** Where a browser ends its session at the provider too; null where it offers that not, or does not answer. */
export async function providerSignOutUrl(services: Services): Promise<string | null> {
  const { identityProvider, siteUrl } = services;
  // Logging out of our site has happened by then: a provider that is away keeps nobody from it.
  return (await identityProvider?.signOutUrl(`${siteUrl}/login`).catch(() => null)) ?? null;
}

const callbackOf = ({ siteUrl }: Services): string => `${siteUrl}/login/callback`;

/** The callback as the browser was sent to it. It has to belong to what this browser began. */
function answeredAt(services: Services, { state }: ProviderFlow, query: string): URL {
  const url = new URL(callbackOf(services));
  url.search = query;
  if (url.searchParams.get('state') !== state) throw signInIsOver();
  return url;
}

function newcomer({ issuer, subject, email, emailVerified, name }: ProviderIdentity, provider: string) {
  const read = emailShape.safeParse(email ?? '');
  if (!read.success) {
    const message = `${provider} didn’t give us an email address. Register with an email and password instead.`;
    throw new AppError('UNPROCESSABLE', message);
  }
  if (emailVerified === false) {
    const message = `You haven’t confirmed your email address with ${provider} yet. Confirm it there, then log in again.`;
    throw new AppError('UNPROCESSABLE', message);
  }
  return { issuer, subject, email: read.data, emailVerified: emailVerified === true, name };
}

async function asked<T>({ log, identityProvider }: Services, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { reason, detail } = error;
    const name = identityProvider?.name ?? '';
    if (reason === 'stopped') {
      throw new AppError('FORBIDDEN', `You cancelled at ${name}, so you’re not logged in. Nothing has changed.`);
    }
    if (reason === 'over') throw signInIsOver();
    log.warn({ reason, detail }, 'sign-in by the identity provider failed');
    if (reason === 'untrusted') throw notChecked(name);
    const details = { retryAfterSeconds: 30 };
    throw new AppError('UNAVAILABLE', `We couldn’t reach ${name} just now. Try again in a moment.`, details);
  }
}

const notChecked = (name: string) =>
  new AppError(
    'UNPROCESSABLE',
    `We couldn’t check the reply from ${name}, so you’re not logged in. Please start again.`,
  );
