export type SubscriptionState = 'ACTIVE' | 'CANCELLING' | 'PAST_DUE' | 'ENDED';

export type SubscriptionEvent =
  /** A renewal was paid. */
  | 'PAID'
  | 'CANCEL'
  | 'UNDO_CANCEL'
  /** A term is over and nothing renews it. */
  | 'TERM_ENDED'
  | 'RENEWAL_FAILED'
  /** The last try to charge a renewal failed. */
  | 'TRIES_USED_UP'
  /** The running term was refunded. */
  | 'REFUNDED';

const moves: Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>> = {
  ACTIVE: { PAID: 'ACTIVE', CANCEL: 'CANCELLING', RENEWAL_FAILED: 'PAST_DUE', REFUNDED: 'ENDED' },
  CANCELLING: { UNDO_CANCEL: 'ACTIVE', TERM_ENDED: 'ENDED', REFUNDED: 'ENDED' },
  PAST_DUE: { PAID: 'ACTIVE', RENEWAL_FAILED: 'PAST_DUE', TRIES_USED_UP: 'ENDED', CANCEL: 'ENDED', REFUNDED: 'ENDED' },
  ENDED: {},
};

/** Where an event leads; null where it may not happen. Before the first payment there is no subscription: trial or free. */
export function nextSubscriptionState(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState | null {
  return moves[state][event] ?? null;
}
