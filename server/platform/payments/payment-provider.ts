import type { IncomingHttpHeaders } from 'node:http';
import type { MoneyCurrency } from '../../../rules/money/cents';
import type { PaymentState } from '../../../rules/money/payment-state';

/** A payment as its provider's books have it. */
export interface ProviderPayment {
  ref: string;
  /** The payment of ours that it was made for. */
  paymentId: string;
  state: PaymentState;
  /** Whole cents. */
  amountCents: number;
  currency: MoneyCurrency;
  refundedCents: number;
  /** What renewals are charged by. Null until it is settled, or where the card cannot be charged again. */
  savedCard: string | null;
  /** "Card ending in 4242". */
  cardLabel: string | null;
  /** The same for the same card, whoever uses it. */
  cardFingerprint: string | null;
  /** Why it failed, as a sentence for the family. */
  failure: string | null;
}

export interface PaymentRequest {
  /** The same key gives the same payment, however often it is asked for. */
  idempotencyKey: string;
  paymentId: string;
  amountCents: number;
  currency: MoneyCurrency;
  /** What is bought: stands on the provider's page. */
  description: string;
}

/**
 * The port for taking money. Cards are typed on the provider's own page and never reach this server. Every method may
 * reject where the provider cannot be reached: then nothing is known, and it is asked again.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Opens a page on which a family pays; it leads back to `returnUrl`, whatever happens. */
  openPage(request: PaymentRequest & { returnUrl: string }): Promise<{ ref: string; pageUrl: string }>;
  /** Closes a page that nobody paid on yet: it takes no money any more. A payment that is further is left as it is. */
  closePage(ref: string): Promise<void>;
  /** Charges a card that was saved with an earlier payment. */
  chargeSavedCard(request: PaymentRequest & { savedCard: string }): Promise<ProviderPayment>;
  /** The payment as it stands now; null where the provider has none. */
  read(ref: string): Promise<ProviderPayment | null>;
  /** Gives a whole payment back. The same key gives back once. */
  refund(request: { ref: string; amountCents: number; idempotencyKey: string }): Promise<void>;
  /** Payments that were begun since an instant, at most a thousand. */
  list(since: Date): Promise<ProviderPayment[]>;
  /** The event in a signed message of the provider; null where the signature or its time is wrong. `ref` is null for news of no payment. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders, now: Date): { id: string; ref: string | null } | null;
}
