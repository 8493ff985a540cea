import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MoneyCurrency } from '../../rules/money/cents';
import type { LedgerAccount } from '../../rules/money/ledger';
import type { PaymentState } from '../../rules/money/payment-state';
import type { PlanName, TermMonths } from '../../rules/money/plans';
import type { SubscriptionState } from '../../rules/money/subscription-state';
import type { VoucherState } from '../../rules/money/voucher';

type Instant = ColumnType<Date, Date | undefined, Date>;

/** What is chosen of a plan: stays with the cart, the payment and the subscription. */
interface PlanColumns {
  plan: PlanName;
  months: TermMonths;
  currency: MoneyCurrency;
  course_ids: string[];
}

/** The tables of plans and payments. Amounts are whole cents. */
export interface MoneyTables {
  /** Vouchers. */
  discounts: {
    user_id: string;
    id: string;
    cents: number;
    currency: string;
    reason: string;
    used_at: Date | null;
    created_at: Instant;
    state: Generated<VoucherState>;
    expires_at: Date | null;
    reserved_until: Date | null;
    /** The payment that uses it. */
    payment_id: string | null;
    /** What it was granted for: once each. */
    cause: string | null;
    /** The friend's payment that earned it. */
    source_payment_id: string | null;
    code: string | null;
  };
  /** What is open to a student by a plan: a row a course and term, from settled payments (`grace`: while a renewal is tried). */
  subscriptions: {
    user_id: string;
    id: string;
    course_id: string;
    starts_at: Date;
    ends_at: Date;
    plan_subscription_id: string | null;
    payment_id: string | null;
    grace: Generated<boolean>;
  };
  carts: PlanColumns & {
    id: string;
    user_id: string;
    voucher_id: string | null;
    state: 'OPEN' | 'PAID';
    /** The address on this site that the student came from. */
    back_to: string | null;
    parent_key_hash: Buffer | null;
    parent_key_expires_at: Date | null;
    created_at: Date;
    changed_at: Date;
  };
  plan_subscriptions: PlanColumns & {
    id: string;
    user_id: string | null;
    state: SubscriptionState;
    /** The local day on which the first term began: every term is counted from it. */
    first_day: string;
    time_zone: string;
    /** 1 for the first. */
    term: number;
    term_starts_at: Date;
    term_ends_at: Date;
    /** The local day on which the running term ends. */
    last_day: string;
    /** What the next term costs, unless a new price was told in time. */
    price_cents: number;
    told_cents: number | null;
    told_at: Date | null;
    provider: string;
    saved_card: string | null;
    /** Where mails about it go; null: to the account. */
    payer_email: Generated<string | null>;
    /** Failed tries to charge the renewal. */
    tries: Generated<number>;
    next_try_at: Date | null;
    cancelled_at: Date | null;
    ended_at: Date | null;
    created_at: Date;
  };
  payments: PlanColumns & {
    id: string;
    user_id: string | null;
    /** Null for a renewal. */
    cart_id: string | null;
    /** Of a first payment: once it is settled. */
    subscription_id: string | null;
    term: number;
    try: number;
    idempotency_key: string;
    provider: string;
    provider_ref: string | null;
    page_url: string | null;
    /** Where the page leads back to; null once it is open. */
    return_url: string | null;
    state: PaymentState;
    amount_cents: number;
    voucher_id: string | null;
    voucher_cents: Generated<number>;
    card_label: string | null;
    /** The address that the payer gave. */
    payer_email: Generated<string | null>;
    card_fingerprint: string | null;
    failure: string | null;
    /** What does not fit between the provider's payment and ours; an administrator looks at it. */
    problem: string | null;
    next_check_at: Date | null;
    checks: Generated<number>;
    created_at: Date;
    settled_at: Date | null;
    service_from: Date | null;
    service_to: Date | null;
    service_days: number | null;
    /** Whether all of it is entered as income. */
    is_earned: Generated<boolean>;
    refund_state: 'DUE' | 'DONE' | null;
    refund_reason: string | null;
    refunded_at: Date | null;
  };
  ledger_entries: {
    id: GeneratedAlways<string>;
    idempotency_key: string;
    line: number;
    account: LedgerAccount;
    currency: MoneyCurrency;
    /** Debits are above zero. `pg` reads them as text. */
    cents: ColumnType<string, number, never>;
    cause: string;
    payment_id: string | null;
    entered_at: Date;
  };
  /** What providers sent; each is applied once. */
  provider_events: {
    provider: string;
    id: string;
    ref: string;
    received_at: Date;
    applied_at: Date | null;
  };
  billing_mails: {
    key: string;
    user_id: string;
    subject: string;
    body: string;
    created_at: Date;
    not_before: Date;
    sent_at: Date | null;
    /** The payer's; null: the account's. */
    to_email: Generated<string | null>;
  };
  /** The built-in test provider's own books. */
  test_provider_payments: {
    ref: string;
    idempotency_key: string;
    payment_id: string;
    amount_cents: number;
    currency: MoneyCurrency;
    description: string;
    state: PaymentState;
    card: string | null;
    failure: string | null;
    return_url: string | null;
    settles_at: Date | null;
    refunded_cents: Generated<number>;
    created_at: Date;
  };
}
