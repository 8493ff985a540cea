import { BellRing, CalendarClock, CircleX } from 'lucide-react';
import type { CartData } from '../../graphql/billing/plan-pages';
import { Point, Points } from '../ui/lists';
import { dayLabel, moneyText, termText } from './money-labels';

/** The terms of a plan in three sentences, before anybody pays. */
export function TermAgreement({ cart }: { cart: CartData }) {
  const renews = cart.totalCents > 0;
  const every = cart.months === 1 ? 'every month' : `every ${termText(cart.months)}`;
  return (
    <Points>
      <Point mark={<CalendarClock aria-hidden size={20} />}>
        It runs until the end of {dayLabel(cart.lastDay)}.{' '}
        {renews
          ? `It renews automatically on ${dayLabel(cart.renewsOn)} for ${moneyText(cart.priceCents ?? 0, cart.currency)}, and ${every} after.`
          : 'It won’t renew, and you don’t need a card.'}
      </Point>
      {renews ? (
        <>
          <Point mark={<BellRing aria-hidden size={20} />}>
            We email you {cart.months === 1 ? '7 and 1 days' : '30, 7 and 1 days'} before it renews.
          </Point>
          <Point mark={<CircleX aria-hidden size={20} />}>
            You can cancel at any time under Your plan. It then ends when the term does. There’s no refund for the rest
            of a term, except where the Australian Consumer Law gives you one.
          </Point>
        </>
      ) : null}
    </Points>
  );
}

/** When a plan begins that is bought now. */
export function startSentence(cart: CartData): string {
  if (cart.startsAfter === 'PLAN') {
    return `You’ve already paid for this course. The new term starts on ${dayLabel(cart.firstDay)}, when the current one ends, and replaces it.`;
  }
  if (cart.startsAfter === 'TRIAL') return 'It starts today, and we add the days left in your trial.';
  return 'It starts today.';
}
