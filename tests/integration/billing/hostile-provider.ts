import type { MoneyCurrency } from '../../../rules/money/cents';
import type { PaymentProvider, ProviderPayment } from '../../../server/platform/payments/payment-provider';

export interface HostileProvider extends PaymentProvider {
  /** What it really holds, by reference. */
  readonly books: Map<string, ProviderPayment & { at: Date; key: string }>;
  /** Somebody pays on the page, or does not. */
  answer(ref: string, state: ProviderPayment['state']): void;
  /** From now on nothing is lost. It still declines and takes its time. */
  recover(): void;
}

interface Mood {
  /** From 0 to 1, the next random number. */
  random(): number;
  now(): Date;
  /** How often a call fails before anything happened, and after it happened. */
  lostBefore: number;
  lostAfter: number;
  /** How often a renewal is declined, and how often it is decided later. */
  declines: number;
  later: number;
}

/** A provider in memory that loses questions and answers, takes its time and declines; but its books are right. */
export function createHostileProvider(mood: Mood): HostileProvider {
  const books: HostileProvider['books'] = new Map();
  const byKey = new Map<string, string>();
  const away = () => new Error('The provider is away.');
  let isLossy = true;
  const call = <T>(work: () => T): Promise<T> => {
    if (!isLossy) return Promise.resolve(work());
    if (mood.random() < mood.lostBefore) return Promise.reject(away());
    const result = work();
    return mood.random() < mood.lostAfter ? Promise.reject(away()) : Promise.resolve(result);
  };
  const enter = (
    request: { idempotencyKey: string; paymentId: string; amountCents: number; currency: MoneyCurrency },
    state: ProviderPayment['state'],
    card: string | null,
  ) => {
    const known = byKey.get(request.idempotencyKey);
    const ref = known ?? `ref_${books.size + 1}`;
    if (known === undefined) {
      byKey.set(request.idempotencyKey, ref);
      const { paymentId, amountCents, currency, idempotencyKey: key } = request;
      const facts = { refundedCents: 0, savedCard: card, cardLabel: null, cardFingerprint: card, failure: null };
      books.set(ref, { ref, paymentId, state, amountCents, currency, ...facts, at: mood.now(), key });
    }
    const entry = books.get(ref);
    if (entry === undefined) throw new Error('It was entered just now.');
    return entry;
  };
  return {
    name: 'hostile',
    books,
    answer(ref, state) {
      const entry = books.get(ref);
      if (entry?.state === 'CREATED' || entry?.state === 'PROCESSING') entry.state = state;
    },
    recover() {
      isLossy = false;
    },
    openPage: ({ returnUrl: _, ...request }) =>
      call(() => {
        const { ref } = enter(request, 'CREATED', `card-of-${request.paymentId}`);
        return { ref, pageUrl: `/pages/${ref}` };
      }),
    closePage: (ref) =>
      call(() => {
        const entry = books.get(ref);
        if (entry?.state === 'CREATED') entry.state = 'EXPIRED';
      }),
    chargeSavedCard: ({ savedCard, ...request }) =>
      call(() => {
        const luck = mood.random();
        const state = luck < mood.declines ? 'FAILED' : luck < mood.declines + mood.later ? 'PROCESSING' : 'SETTLED';
        return { ...enter(request, state, savedCard) };
      }),
    read: (ref) =>
      call(() => {
        const entry = books.get(ref);
        if (entry?.state === 'PROCESSING' && mood.random() < 0.5)
          entry.state = mood.random() < 0.8 ? 'SETTLED' : 'FAILED';
        return entry === undefined ? null : { ...entry };
      }),
    refund: ({ ref, amountCents }) =>
      call(() => {
        const entry = books.get(ref);
        if (entry !== undefined) entry.refundedCents = amountCents;
      }),
    list: (since) =>
      Promise.resolve([...books.values()].filter(({ at }) => at >= since).map((entry) => ({ ...entry }))),
    readEvent: () => null,
  };
}
