import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import type { CartData, PlanData } from '../../graphql/billing/plan-pages';
import { BundlesView } from './bundles-view';
import { CheckoutView } from './checkout-view';
import { PaidView } from './paid-view';
import { ParentCheckoutView } from './parent-checkout-view';
import { PlanCard } from './plan-card';
import { TestPaymentView } from './test-payment-view';

const cart: CartData = {
  id: 'c',
  plan: 'ONE_COURSE',
  months: 6,
  currency: 'AUD',
  courseNames: 'Year 6 Maths',
  priceCents: 12_000,
  totalCents: 11_000,
  gstCents: 1000,
  firstDay: '2026-11-23',
  lastDay: '2027-05-23',
  renewsOn: '2027-05-24',
  startsAfter: null,
  voucher: { code: 'JOIN-ABCDEF', off: 1000, lost: 0 },
  payment: null,
};

const plan: PlanData = {
  id: 'p',
  courseNames: 'Year 6 Maths',
  months: 6,
  currency: 'AUD',
  state: 'ACTIVE',
  firstDay: '2026-11-23',
  lastDay: '2027-05-23',
  renewsOn: '2027-05-24',
  renewalCents: 12_000,
  nextTryOn: null,
  canUndo: false,
  payerEmail: null,
};

/** The text of a view, tags left out. */
function textOf(view: ReactElement): string {
  return htmlOf(view)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

const checkout = (change: Partial<CartData> = {}) =>
  textOf(<CheckoutView cart={{ ...cart, ...change }} codes={[]} problem={null} parentLink={null} />);

describe('the checkout', () => {
  it('says the whole price, the voucher, the tax, and what the renewal costs and when', () => {
    const text = checkout();
    for (const part of ['A$120.00', '−A$10.00', 'A$110.00', 'Includes GST A$10.00', 'Pay A$110.00']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('It renews automatically on 24 May 2027 for A$120.00, and every 6 months after.');
    expect(text).toContain('We email you 30, 7 and 1 days before');
    expect(checkout({ months: 1 })).toContain('We email you 7 and 1 days before');
  });

  it('says that a term cancelled partway is not refunded', () => {
    expect(checkout()).toContain('You can cancel at any time under Your plan. It then ends when the term does.');
    expect(checkout()).toContain('There’s no refund for the rest of a term');
  });

  it('says when it starts', () => {
    expect(checkout({ startsAfter: 'TRIAL' })).toContain('we add the days left in your trial');
    expect(checkout({ startsAfter: 'PLAN' })).toContain('starts on 23 November 2026, when the current one ends');
  });

  it('says what is lost of a voucher, and that nothing renews without a card', () => {
    const text = checkout({ totalCents: 0, voucher: { code: 'X', off: 12_000, lost: 300 } });
    expect(text).toContain('you’d lose A$3.00 of it');
    expect(text).toContain('It won’t renew, and you don’t need a card.');
    expect(text).not.toContain('It renews automatically');
  });

  it('says what became of the last try', () => {
    const failed = {
      id: 'f',
      state: 'FAILED',
      failure: 'The card was declined. Nothing was charged.',
      isOpen: false,
    } as const;
    expect(checkout({ payment: failed })).toContain('Nothing was charged. Please try again.');
    expect(checkout({ payment: { ...failed, state: 'PROCESSING', isOpen: true } })).toContain('once or not at all');
  });
});

it('what was paid leads back to the question', () => {
  const payment = {
    ...cart,
    id: 'p',
    state: 'SETTLED',
    description: 'Year 6 Maths, 6 months',
    amountCents: 11_000,
    failure: null,
    backTo: '/practice/x/2',
  };
  expect(textOf(<PaidView payment={payment} problem={null} />)).toContain('Back to where you were');
  const open = { ...payment, state: 'PROCESSING' };
  expect(textOf(<PaidView payment={open} problem={null} />)).toContain('once or not at all');
});

it('a plan says until when it runs and has one button', () => {
  expect(textOf(<PlanCard plan={plan} problem={null} />)).toMatch(
    /24 April reminder.*17 May reminder.*23 May reminder.*24 May 2027 renews, A\$120.00.*Cancel renewal/,
  );
  expect(textOf(<PlanCard plan={{ ...plan, months: 1 }} problem={null} />)).not.toContain('24 April reminder');
  const cancelled = { ...plan, state: 'CANCELLING', renewsOn: null, canUndo: true } as const;
  expect(textOf(<PlanCard plan={cancelled} problem={null} />)).toMatch(
    /23 May 2027 last day, no charge.*Keep renewing/,
  );
});

it('the choice shows price and saving of each term', () => {
  const prices = [1, 6, 12].map((months) => ({
    plan: 'ONE_COURSE' as const,
    months,
    cents: months === 1 ? 2400 : months * 2000,
  }));
  const view = (
    <BundlesView
      plan="ONE_COURSE"
      currency="AUD"
      prices={prices}
      courses={[]}
      chosen={{ months: 6, courseIds: [] }}
      next={null}
      problem={null}
    />
  );
  expect(textOf(view)).toContain('A$24.00 less than paying monthly');
  expect(textOf(view)).toContain('There are no refunds if you cancel partway through a term.');
});

it('a parent sees the first name, the course and the price', () => {
  const text = textOf(<ParentCheckoutView firstName="Robin" cart={cart} isPaid={false} problem={null} payerEmail="" />);
  expect(text).toContain('Year 6 Maths for Robin');
  expect(text).toContain('Pay A$110.00');
});

it('the test provider says in large letters that no money moves', () => {
  const payment = {
    ref: 'r',
    amountCents: 11_000,
    currency: 'AUD',
    description: 'Year 6',
    state: 'CREATED',
    backTo: '/',
  } as const;
  expect(textOf(<TestPaymentView payment={payment} problem={null} />)).toMatch(/^ ?Test payments: no money moves/);
});
