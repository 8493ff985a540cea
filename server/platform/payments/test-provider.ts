import { createHash, createHmac } from 'node:crypto';
import type { Db } from '../../db/client';
import type { Clock } from '../clock';
import { isSigned } from './event-signature';
import type { PaymentProvider, PaymentRequest, ProviderPayment } from './payment-provider';
import { expiresAfterMs, settlesAfterMs, type TestCardNumber, testCardOf, testCards } from './test-cards';
import { insertOnce, listRows, moveRow, readRow, refundRow, type TestPaymentRow } from './test-provider.repo';

/** What the page of the test provider shows. */
export interface TestPaymentPage {
  ref: string;
  amountCents: number;
  currency: ProviderPayment['currency'];
  description: string;
  state: ProviderPayment['state'];
  returnUrl: string;
}

/** The built-in provider: no money moves. Its page is a page of this site. */
export interface TestProvider extends PaymentProvider {
  page(ref: string): Promise<TestPaymentPage | null>;
  /** Pays with a card's number; null where there is no such test card. `holder` tells two people's cards apart. */
  pay(ref: string, card: { number: string; holder: string }): Promise<TestPaymentPage | null>;
  /** Answers the second step, or gives the payment up before anything was typed. */
  confirm(ref: string, agrees: boolean): Promise<TestPaymentPage | null>;
}

interface TestProviderOptions {
  db: Db;
  clock: Clock;
  secret: string;
}

const declined = 'The card was declined. Nothing was charged.';

export function createTestProvider({ db, clock, secret }: TestProviderOptions): TestProvider {
  const find = (ref: string) => {
    const now = clock.now();
    return readRow(db, ref, now, new Date(now.getTime() - expiresAfterMs));
  };
  const page = async (ref: string): Promise<TestPaymentPage | null> => {
    const row = await find(ref);
    return row === null || row.return_url === null ? null : pageOf(row, row.return_url);
  };
  /** The reference is made of the key: only who has it can open the page. */
  const newRow = (request: PaymentRequest): TestPaymentRow => ({
    ref: `test_${createHmac('sha256', secret).update(request.idempotencyKey).digest('hex').slice(0, 32)}`,
    idempotency_key: request.idempotencyKey,
    payment_id: request.paymentId,
    amount_cents: request.amountCents,
    currency: request.currency,
    description: request.description,
    state: 'CREATED',
    card: null,
    failure: null,
    return_url: null,
    settles_at: null,
    refunded_cents: 0,
    created_at: clock.now(),
  });
  const settlesAt = () => new Date(clock.now().getTime() + settlesAfterMs);

  return {
    name: 'test',
    page,
    async openPage({ returnUrl, ...request }) {
      const { ref } = await insertOnce(db, { ...newRow(request), return_url: returnUrl });
      return { ref, pageUrl: `/test-payments/${ref}` };
    },
    async closePage(ref) {
      const moved = await moveRow(db, ref, 'CREATED', { state: 'EXPIRED' });
      if (!moved) await moveRow(db, ref, 'NEEDS_ACTION', { state: 'EXPIRED' });
    },
    async chargeSavedCard({ savedCard, ...request }) {
      const [number = ''] = savedCard.split(':');
      const effect = testCardOf(number) === null ? 'DECLINES' : testCards[number as TestCardNumber];
      const fails = effect !== 'SUCCEEDS' && effect !== 'ASKS_SECOND_STEP' && effect !== 'SETTLES_LATER';
      const row = await insertOnce(db, {
        ...newRow(request),
        card: savedCard,
        state: fails ? 'FAILED' : effect === 'SETTLES_LATER' ? 'PROCESSING' : 'SETTLED',
        failure: fails ? declined : null,
        settles_at: effect === 'SETTLES_LATER' ? settlesAt() : null,
      });
      return paymentOf((await find(row.ref)) ?? row);
    },
    async read(ref) {
      const row = await find(ref);
      return row === null ? null : paymentOf(row);
    },
    refund: ({ ref, amountCents }) => refundRow(db, ref, amountCents),
    async list(since) {
      return (await listRows(db, since)).map(paymentOf);
    },
    readEvent(body, headers, now) {
      const header = headers['test-signature'];
      if (typeof header !== 'string' || !isSigned(body, header, secret, now)) return null;
      const { id, ref } = JSON.parse(body.toString('utf8')) as { id: string; ref: string };
      return { id, ref };
    },
    async pay(ref, { number, holder }) {
      const card = testCardOf(number);
      if (card === null) return null;
      const saved = `${card}:${createHash('sha256').update(holder.trim().toLowerCase()).digest('hex').slice(0, 16)}`;
      await moveRow(db, ref, 'CREATED', { card: saved, ...effectOf(card, settlesAt()) });
      return page(ref);
    },
    async confirm(ref, agrees) {
      const answer = agrees
        ? ({ state: 'SETTLED' } as const)
        : ({ state: 'FAILED', failure: 'The second step was not confirmed. Nothing was charged.' } as const);
      const moved = await moveRow(db, ref, 'NEEDS_ACTION', answer);
      if (!moved && !agrees) {
        await moveRow(db, ref, 'CREATED', {
          state: 'FAILED',
          failure: 'The payment was given up. Nothing was charged.',
        });
      }
      return page(ref);
    },
  };
}

function effectOf(
  card: TestCardNumber,
  later: Date,
): Partial<Pick<TestPaymentRow, 'state' | 'failure' | 'settles_at'>> {
  switch (testCards[card]) {
    case 'DECLINES':
      return { state: 'FAILED', failure: declined };
    case 'ASKS_SECOND_STEP':
      return { state: 'NEEDS_ACTION' };
    case 'NEVER_ANSWERS':
      return { state: 'PROCESSING' };
    case 'SETTLES_LATER':
      return { state: 'PROCESSING', settles_at: later };
    default:
      return { state: 'SETTLED' };
  }
}

function pageOf(row: TestPaymentRow, returnUrl: string): TestPaymentPage {
  const { ref, amount_cents: amountCents, currency, description, state } = row;
  return { ref, amountCents, currency, description, state, returnUrl };
}

function paymentOf(row: TestPaymentRow): ProviderPayment {
  return {
    ref: row.ref,
    paymentId: row.payment_id,
    state: row.state,
    amountCents: row.amount_cents,
    currency: row.currency,
    refundedCents: row.refunded_cents,
    savedCard: row.state === 'SETTLED' ? row.card : null,
    cardLabel: row.card === null ? null : `Test card ending in ${row.card.slice(12, 16)}`,
    cardFingerprint: row.card,
    failure: row.failure,
  };
}
