import type Stripe from 'stripe';
import type { MoneyCurrency } from '../../../rules/money/cents';
import type { PaymentState } from '../../../rules/money/payment-state';
import type { StripeSettings } from '../../config';
import { isSigned } from './event-signature';
import type { PaymentProvider, ProviderPayment } from './payment-provider';

const timeoutMs = 15_000;
const mostListed = 1000;
const withCard = ['payment_intent.payment_method', 'payment_intent.latest_charge'];
const intentWithCard = ['payment_method', 'latest_charge'];

/**
 * Stripe: a family pays on Stripe's own page (Checkout), renewals charge the card that was saved there. A payment's
 * reference is its Checkout session, of a renewal its payment intent. The library is loaded at the first call.
 */
export function createStripeProvider({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentProvider {
  let loading: Promise<Stripe> | null = null;
  const stripe = (): Promise<Stripe> => {
    loading ??= load(secretKey, apiUrl);
    return loading;
  };
  const readSession = async (ref: string) =>
    sessionPayment(await (await stripe()).checkout.sessions.retrieve(ref, { expand: withCard }));
  const readIntent = async (ref: string) =>
    intentPayment(await (await stripe()).paymentIntents.retrieve(ref, { expand: intentWithCard }));

  return {
    name: 'stripe',
    async openPage({ idempotencyKey, paymentId, amountCents, currency, description, returnUrl }) {
      const metadata = { payment_id: paymentId };
      const session = await (await stripe()).checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: paymentId,
          customer_creation: 'always',
          metadata,
          payment_intent_data: { setup_future_usage: 'off_session', metadata, description },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amountCents,
                product_data: { name: description },
              },
            },
          ],
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey },
      );
      if (session.url === null) throw new Error('Stripe opened no page.');
      return { ref: session.id, pageUrl: session.url };
    },
    async closePage(ref) {
      const client = await stripe();
      const { status } = await client.checkout.sessions.retrieve(ref);
      if (status === 'open') await client.checkout.sessions.expire(ref);
    },
    async chargeSavedCard({ idempotencyKey, paymentId, amountCents, currency, description, savedCard }) {
      const [customer = '', payment_method = ''] = savedCard.split(':');
      try {
        const intent = await (await stripe()).paymentIntents.create(
          {
            amount: amountCents,
            currency: currency.toLowerCase(),
            customer,
            payment_method,
            description,
            off_session: true,
            confirm: true,
            metadata: { payment_id: paymentId, renewal: 'yes' },
            expand: intentWithCard,
          },
          { idempotencyKey },
        );
        return intentPayment(intent);
      } catch (error) {
        const declined = declinedIntent(error);
        if (declined === null) throw error;
        return { ...intentPayment(declined), state: 'FAILED' };
      }
    },
    async read(ref) {
      try {
        return await (ref.startsWith('pi_') ? readIntent(ref) : readSession(ref));
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    async refund({ ref, amountCents, idempotencyKey }) {
      const client = await stripe();
      const intent = ref.startsWith('pi_') ? ref : idOf((await client.checkout.sessions.retrieve(ref)).payment_intent);
      if (intent === null) throw new Error('There is nothing to give back.');
      await client.refunds.create({ payment_intent: intent, amount: amountCents }, { idempotencyKey });
    },
    async list(since) {
      const client = await stripe();
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const sessions = await client.checkout.sessions
        .list({ created, limit: 100, expand: ['data.payment_intent.latest_charge'] })
        .autoPagingToArray({ limit: mostListed });
      const intents = await client.paymentIntents
        .list({ created, limit: 100, expand: ['data.latest_charge'] })
        .autoPagingToArray({ limit: mostListed });
      const renewals = intents.filter(({ metadata }) => metadata.renewal === 'yes');
      return [...sessions.map(sessionPayment), ...renewals.map(intentPayment)];
    },
    readEvent(body, headers, now) {
      const header = headers['stripe-signature'];
      if (typeof header !== 'string' || !isSigned(body, header, webhookSecret, now)) return null;
      const event = JSON.parse(body.toString('utf8')) as {
        id: string;
        data: { object: { id: string; object: string; metadata?: Record<string, string> } };
      };
      const { id, object, metadata } = event.data.object;
      const isOurs = object === 'checkout.session' || (object === 'payment_intent' && metadata?.renewal === 'yes');
      return { id: event.id, ref: isOurs ? id : null };
    },
  };
}

async function load(secretKey: string, apiUrl: string | undefined): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const at = apiUrl === undefined ? null : new URL(apiUrl);
  return new Client(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at === null
      ? {}
      : {
          host: at.hostname,
          port: at.port,
          protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }),
  });
}

function sessionPayment(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const facts = intent === null ? null : intentPayment(intent);
  return {
    ref: session.id,
    paymentId: session.metadata?.payment_id ?? '',
    state: sessionState(session, facts),
    amountCents: session.amount_total ?? 0,
    currency: currencyOf(session.currency),
    refundedCents: facts?.refundedCents ?? 0,
    savedCard: facts?.savedCard ?? null,
    cardLabel: facts?.cardLabel ?? null,
    cardFingerprint: facts?.cardFingerprint ?? null,
    failure: facts?.failure ?? null,
  };
}

function sessionState(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: ProviderPayment | null,
): PaymentState {
  if (status === 'expired') return 'EXPIRED';
  if (payment_status === 'paid') return 'SETTLED';
  if (status === 'complete') return intent?.state ?? 'PROCESSING';
  // A declined card leaves the page open for another one.
  return intent?.state === 'NEEDS_ACTION' ? 'NEEDS_ACTION' : 'CREATED';
}

const intentStates: Record<string, PaymentState> = {
  succeeded: 'SETTLED',
  processing: 'PROCESSING',
  requires_action: 'NEEDS_ACTION',
  canceled: 'EXPIRED',
  requires_payment_method: 'FAILED',
};

function intentPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const customer = idOf(intent.customer);
  const methodId = idOf(intent.payment_method);
  const isSettled = intent.status === 'succeeded';
  return {
    ref: intent.id,
    paymentId: intent.metadata.payment_id ?? '',
    state: intentStates[intent.status] ?? 'CREATED',
    amountCents: intent.amount,
    currency: currencyOf(intent.currency),
    refundedCents: charge?.amount_refunded ?? 0,
    savedCard: isSettled && customer !== null && methodId !== null ? `${customer}:${methodId}` : null,
    cardLabel: method?.card ? `Card ending in ${method.card.last4}` : null,
    cardFingerprint: method?.card?.fingerprint ?? null,
    failure: intent.last_payment_error?.type === 'card_error' ? 'The card was declined. Nothing was charged.' : null,
  };
}

const currencyOf = (currency: string | null): MoneyCurrency => (currency === 'usd' ? 'USD' : 'AUD');

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'object' ? (thing?.id ?? null) : thing;

/** The intent of a card that was declined; null for every other failure, after which nothing is known. */
function declinedIntent(error: unknown): Stripe.PaymentIntent | null {
  if (!(error instanceof Error) || !('type' in error) || error.type !== 'StripeCardError') return null;
  return ((error as Error & { payment_intent?: Stripe.PaymentIntent }).payment_intent ??
    null) as Stripe.PaymentIntent | null;
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : null;
