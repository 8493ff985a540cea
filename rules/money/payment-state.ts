export type PaymentState = 'CREATED' | 'NEEDS_ACTION' | 'PROCESSING' | 'SETTLED' | 'FAILED' | 'EXPIRED';

/** States of a payment that may still take money. */
export const openPaymentStates = ['CREATED', 'NEEDS_ACTION', 'PROCESSING'] as const satisfies PaymentState[];

export const isOpenPayment = (state: PaymentState): boolean => (openPaymentStates as readonly string[]).includes(state);

/**
 * Our state after a look at the provider's. Settled is final. What failed or expired may still turn out to be settled,
 * because money that was taken counts; it never opens again.
 */
export function nextPaymentState(ours: PaymentState, provider: PaymentState): PaymentState {
  if (ours === 'SETTLED' || isOpenPayment(ours)) return ours === 'SETTLED' ? ours : provider;
  return provider === 'SETTLED' ? provider : ours;
}

/** Minutes after its start at which an open payment is asked about, and then every day. */
const checkMinutes = [1, 5, 30];

/** When the provider is asked the next time, after `checks` looks. */
export function nextCheckAt(createdAt: Date, checks: number, now: Date): Date {
  const minutes = checkMinutes[checks];
  return minutes === undefined
    ? new Date(now.getTime() + 86_400_000)
    : new Date(createdAt.getTime() + minutes * 60_000);
}
