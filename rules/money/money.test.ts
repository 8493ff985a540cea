import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, lastDayOfTerm } from './calendar';
import { gstWithin, moneyText } from './cents';
import { earnedCents, earnedPostings, type Posting, refundPostings, settledPostings } from './ledger';
import { nextCheckAt, nextPaymentState, type PaymentState } from './payment-state';
import { dayOfTry, dueReminder } from './renewal-calendar';
import { nextSubscriptionState, type SubscriptionEvent, type SubscriptionState } from './subscription-state';
import { applyVoucher, lastDayOfVoucher } from './voucher';

const sum = (postings: Posting[]) => postings.reduce((total, { cents }) => total + cents, 0);
const of = (postings: Posting[], account: Posting['account']) =>
  sum(postings.filter((line) => line.account === account));
const cents = fc.integer({ min: 0, max: 100_000 });

describe('money', () => {
  it('shows cents and the tax within them', () => {
    expect([moneyText(11_500, 'AUD'), moneyText(-500, 'USD'), moneyText(120_000, 'AUD')]).toEqual([
      'A$115.00',
      '−$5.00',
      'A$1,200.00',
    ]);
    expect([gstWithin(11_500, 'AUD'), gstWithin(11_500, 'USD')]).toEqual([1045, 0]);
  });
});

describe('the ledger', () => {
  it('balances whatever is settled, earned and given back, and leaves nothing owed after a refund', () => {
    fc.assert(
      fc.property(cents, cents, fc.double({ min: 0, max: 1, noNaN: true }), (amountCents, voucherCents, share) => {
        const paid = { amountCents, voucherCents, currency: 'AUD' } as const;
        const earned = Math.floor((amountCents + voucherCents) * share);
        const all = [
          ...settledPostings(paid),
          ...earnedPostings(earned, 'AUD'),
          ...refundPostings({ ...paid, earnedCents: earned }),
        ];
        expect(sum(settledPostings(paid))).toBe(0);
        expect(sum(refundPostings({ ...paid, earnedCents: earned }))).toBe(0);
        expect(of(all, 'PROVIDER_RECEIVABLE')).toBe(0);
        expect(of(all, 'DEFERRED_INCOME')).toBe(0);
        expect(of(all, 'VOUCHER_EXPENSE') + of(all, 'INCOME')).toBe(0);
        expect(of(all, 'INCOME')).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('earns a term’s price day by day, the remainder with the last day', () => {
    expect([0, 1, 180, 181].map((passed) => earnedCents(12_000, 181, passed))).toEqual([0, 66, 11_880, 12_000]);
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 400 }), (price, days, passed) => {
        const earned = earnedCents(price, days, passed);
        expect(earned).toBeGreaterThanOrEqual(0);
        expect(earned).toBeLessThanOrEqual(price);
        expect(earnedCents(price, days, passed + 1)).toBeGreaterThanOrEqual(earned);
        expect(earnedCents(price, days, days)).toBe(price);
      }),
    );
  });
});

describe('terms', () => {
  it('end on the same day of the month, or its last, counted from the first day', () => {
    const ends = [1, 2, 3, 13].map((term) => lastDayOfTerm('2026-01-31', term, 1));
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2027-02-28']);
    expect(lastDayOfTerm('2028-02-29', 1, 12)).toBe('2029-02-28');
    expect(lastDayOfTerm('2028-02-29', 4, 12)).toBe('2032-02-29');
  });

  it('follow each other, whatever day they are counted from', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(days, fc.constantFrom(1, 6, 12), fc.integer({ min: 1, max: 30 }), (first, months, term) => {
        const length = daysBetween(lastDayOfTerm(first, term, months), lastDayOfTerm(first, term + 1, months));
        expect(length).toBeGreaterThanOrEqual(28 * months);
        expect(length).toBeLessThanOrEqual(31 * months);
        expect(addMonths(first, term * months)).toBe(lastDayOfTerm(first, term, months));
      }),
    );
  });

  it('are reminded of 30, 7 and 1 days before, of a month’s 7 and 1', () => {
    const due = (today: string, months: number) => dueReminder(today, '2026-07-01', months);
    expect(
      ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-24', '2026-06-25', '2026-07-01', '2026-07-02'].map((day) =>
        due(day, 6),
      ),
    ).toEqual([null, 30, 30, 30, 7, 1, null]);
    expect(['2026-06-02', '2026-06-25', '2026-06-30', '2026-07-01'].map((day) => due(day, 1))).toEqual([null, 7, 7, 1]);
  });

  it('are tried on the day after, and 3, 7 and 10 days later', () => {
    expect([0, 1, 2, 3, 4].map((tries) => dayOfTry('2026-06-30', tries))).toEqual([
      '2026-07-01',
      '2026-07-04',
      '2026-07-08',
      '2026-07-11',
      null,
    ]);
  });
});

describe('a payment', () => {
  const states = ['CREATED', 'NEEDS_ACTION', 'PROCESSING', 'SETTLED', 'FAILED', 'EXPIRED'] as const;
  it('once settled stays so, and once closed opens no more, in whatever order the news comes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { maxLength: 20 }), (news) => {
        const seen: PaymentState[] = ['CREATED'];
        for (const state of news) seen.push(nextPaymentState(seen.at(-1) ?? 'CREATED', state));
        const settled = seen.indexOf('SETTLED');
        if (settled >= 0) expect(new Set(seen.slice(settled))).toEqual(new Set(['SETTLED']));
        expect(seen.includes('SETTLED')).toBe(news.includes('SETTLED'));
        const closed = seen.findIndex((state) => state === 'FAILED' || state === 'EXPIRED');
        if (closed >= 0)
          expect(seen.slice(closed).some((state) => state === 'CREATED' || state === 'PROCESSING')).toBe(false);
      }),
    );
  });

  it('is asked about after 1, 5 and 30 minutes, then daily', () => {
    const start = new Date('2026-07-01T00:00:00Z');
    const now = new Date('2026-07-01T00:40:00Z');
    expect([0, 1, 2, 3].map((checks) => nextCheckAt(start, checks, now).toISOString())).toEqual([
      '2026-07-01T00:01:00.000Z',
      '2026-07-01T00:05:00.000Z',
      '2026-07-01T00:30:00.000Z',
      '2026-07-02T00:40:00.000Z',
    ]);
  });
});

describe('a subscription', () => {
  const events: SubscriptionEvent[] = [
    'PAID',
    'CANCEL',
    'UNDO_CANCEL',
    'TERM_ENDED',
    'RENEWAL_FAILED',
    'TRIES_USED_UP',
    'REFUNDED',
  ];
  it('renews no more once it is cancelled, unless that is taken back, and never after its end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happens) => {
        let state: SubscriptionState = 'ACTIVE';
        for (const event of happens) {
          const next = nextSubscriptionState(state, event);
          if (state === 'CANCELLING' || state === 'ENDED') expect(event === 'PAID' ? next : null).toBeNull();
          if (state === 'ENDED') expect(next).toBeNull();
          state = next ?? state;
        }
      }),
    );
  });
});

describe('a voucher', () => {
  it('never makes a price less than nothing, and says what is lost', () => {
    expect(applyVoucher(12_000, 500)).toEqual({ off: 500, lost: 0, toPay: 11_500 });
    expect(applyVoucher(800, 1000)).toEqual({ off: 800, lost: 200, toPay: 0 });
    fc.assert(
      fc.property(cents, cents, (price, voucher) => {
        const { off, lost, toPay } = applyVoucher(price, voucher);
        expect([off + toPay, off + lost]).toEqual([price, voucher]);
        expect(Math.min(off, lost, toPay)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('holds for twelve months', () => expect(lastDayOfVoucher('2028-02-29')).toBe('2029-02-28'));
});
