import { type Kysely, sql } from 'kysely';

/** Plans that are bought: carts, payments, subscriptions, vouchers with a state, and the ledger of all money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table carts (
    id uuid primary key,
    user_id uuid not null references users(id) on delete cascade,
    plan text not null,
    months int not null,
    currency text not null,
    course_ids text[] not null,
    voucher_id uuid,
    state text not null,
    back_to text,
    parent_key_hash bytea unique,
    parent_key_expires_at timestamptz,
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  `create unique index carts_open on carts (user_id) where state = 'OPEN'`,
  `create table plan_subscriptions (
    id uuid primary key,
    user_id uuid references users(id) on delete set null,
    plan text not null,
    months int not null,
    currency text not null,
    course_ids text[] not null,
    state text not null,
    first_day text not null,
    time_zone text not null,
    term int not null,
    term_starts_at timestamptz not null,
    term_ends_at timestamptz not null,
    last_day text not null,
    price_cents int not null,
    told_cents int,
    told_at timestamptz,
    provider text not null,
    saved_card text,
    tries int not null default 0,
    next_try_at timestamptz,
    cancelled_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index plan_subscriptions_user on plan_subscriptions (user_id, created_at desc)',
  `create index plan_subscriptions_due on plan_subscriptions (term_ends_at) where state <> 'ENDED'`,
  `create table payments (
    id uuid primary key,
    user_id uuid references users(id) on delete set null,
    cart_id uuid,
    subscription_id uuid,
    term int not null,
    try int not null,
    idempotency_key text not null unique,
    provider text not null,
    provider_ref text unique,
    page_url text,
    state text not null,
    plan text not null,
    months int not null,
    course_ids text[] not null,
    currency text not null,
    amount_cents int not null check (amount_cents >= 0),
    voucher_id uuid,
    voucher_cents int not null default 0 check (voucher_cents >= 0),
    card_label text,
    card_fingerprint text,
    failure text,
    problem text,
    next_check_at timestamptz,
    checks int not null default 0,
    created_at timestamptz not null,
    settled_at timestamptz,
    service_from timestamptz,
    service_to timestamptz,
    service_days int,
    is_earned boolean not null default false,
    refund_state text,
    refund_reason text,
    refunded_at timestamptz
  )`,
  'create index payments_user on payments (user_id, created_at desc)',
  `create unique index payments_open_cart on payments (cart_id)
    where cart_id is not null and state in ('CREATED', 'NEEDS_ACTION', 'PROCESSING')`,
  `create unique index payments_open_term on payments (subscription_id, term)
    where cart_id is null and state in ('CREATED', 'NEEDS_ACTION', 'PROCESSING')`,
  'create index payments_check on payments (next_check_at) where next_check_at is not null',
  `create index payments_refund on payments (id) where refund_state = 'DUE'`,
  `create index payments_earning on payments (service_from) where state = 'SETTLED' and not is_earned`,
  `create index payments_fingerprint on payments (card_fingerprint) where card_fingerprint is not null`,
  `alter table subscriptions
    add column plan_subscription_id uuid references plan_subscriptions(id) on delete set null,
    add column payment_id uuid references payments(id) on delete set null,
    add column grace boolean not null default false`,
  'create index subscriptions_payment on subscriptions (payment_id) where payment_id is not null',
  `alter table discounts
    add column state text not null default 'OPEN',
    add column expires_at timestamptz,
    add column reserved_until timestamptz,
    add column payment_id uuid,
    add column cause text,
    add column source_payment_id uuid,
    add column code text`,
  `update discounts set state = 'USED' where used_at is not null`,
  `update discounts set expires_at = created_at + interval '12 months'`,
  'create unique index discounts_cause on discounts (cause) where cause is not null',
  `create index discounts_source on discounts (source_payment_id) where source_payment_id is not null`,
  `create index discounts_waiting on discounts (expires_at) where state in ('OPEN', 'RESERVED')`,
  `create table ledger_entries (
    id bigint generated always as identity primary key,
    idempotency_key text not null,
    line int not null,
    account text not null,
    currency text not null,
    cents bigint not null check (cents <> 0),
    cause text not null,
    payment_id uuid,
    entered_at timestamptz not null,
    unique (idempotency_key, line)
  )`,
  'create index ledger_entries_payment on ledger_entries (payment_id, account)',
  `create function refuse_change_of_ledger() returns trigger language plpgsql as $$
    begin raise exception 'The ledger is only added to.'; end $$`,
  `create trigger ledger_is_append_only before update or delete or truncate on ledger_entries
    for each statement execute function refuse_change_of_ledger()`,
  `create function require_balanced_ledger() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from ledger_entries where idempotency_key = new.idempotency_key
        group by currency having sum(cents) <> 0) then
        raise exception 'The entry % does not balance.', new.idempotency_key;
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_balances after insert on ledger_entries deferrable initially deferred
    for each row execute function require_balanced_ledger()`,
  `create table provider_events (
    provider text not null,
    id text not null,
    ref text not null,
    received_at timestamptz not null,
    applied_at timestamptz,
    primary key (provider, id)
  )`,
  `create index provider_events_waiting on provider_events (received_at) where applied_at is null`,
  `create table billing_mails (
    key text primary key,
    user_id uuid not null references users(id) on delete cascade,
    subject text not null,
    body text not null,
    created_at timestamptz not null,
    not_before timestamptz not null,
    sent_at timestamptz
  )`,
  `create index billing_mails_waiting on billing_mails (not_before) where sent_at is null`,
  `create index billing_mails_user on billing_mails (user_id, created_at desc)`,
  `create table test_provider_payments (
    ref text primary key,
    idempotency_key text not null unique,
    payment_id uuid not null,
    amount_cents int not null,
    currency text not null,
    description text not null,
    state text not null,
    card text,
    failure text,
    return_url text,
    settles_at timestamptz,
    refunded_cents int not null default 0,
    created_at timestamptz not null
  )`,
];
