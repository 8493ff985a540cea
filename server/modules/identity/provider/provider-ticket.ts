import { z } from 'zod';
import { AppError } from '../../../platform/app-error';
import type { IdentityProvider } from '../../../platform/identity-provider/identity-provider';
import { openSeal, seal } from '../../../platform/seal';
import type { Services } from '../../../platform/services';

/** How long somebody may take at the provider, and then on the page that asks what we still have to know. */
export const flowMinutes = 10;
export const ticketMinutes = 30;

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  until: z.number(),
});

/** Somebody whom the provider knows and no account of ours. */
const ticket = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  /** Whether the provider says that the mailbox is the person's. */
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  until: z.number(),
});

export type ProviderFlow = z.output<typeof flow>;
export type ProviderTicket = z.output<typeof ticket>;

export const sealFlow = (services: Services, value: Omit<ProviderFlow, 'until'>): string =>
  seal(services.secret, 'provider flow', { ...value, until: endOf(services, flowMinutes) });

export const sealTicket = (services: Services, value: Omit<ProviderTicket, 'until'>): string =>
  seal(services.secret, 'provider ticket', { ...value, until: endOf(services, ticketMinutes) });

/** What a browser carried to the provider and back. UNPROCESSABLE where it is none of ours, or too old. */
export const readFlow = (services: Services, sealed: string): ProviderFlow =>
  stillGood(services, flow.safeParse(openSeal(services.secret, 'provider flow', sealed)));

/** Who waits for an account. UNPROCESSABLE where it is none of ours, or too old. */
export const readTicket = (services: Services, sealed: string): ProviderTicket =>
  stillGood(services, ticket.safeParse(openSeal(services.secret, 'provider ticket', sealed)));

/** The provider; NOT_FOUND where the operator named none. */
export function requireProvider({ identityProvider }: Services): IdentityProvider {
  if (identityProvider === null) throw new AppError('NOT_FOUND', 'You can’t log in that way here.');
  return identityProvider;
}

export const signInIsOver = () =>
  new AppError('UNPROCESSABLE', 'This log-in has expired or was started in another window. Start again.');

function stillGood<Value extends { until: number }>(
  { clock }: Services,
  read: z.SafeParseReturnType<unknown, Value>,
): Value {
  if (!read.success || read.data.until < clock.now().getTime()) throw signInIsOver();
  return read.data;
}

const endOf = ({ clock }: Services, minutes: number): number => clock.now().getTime() + minutes * 60_000;
