import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { SubscriptionView } from './subscription-view';

const prices = [
  { plan: 'ONE_COURSE', months: 1, cents: 2400 },
  { plan: 'ONE_COURSE', months: 12, cents: 19_200 },
  { plan: 'BUNDLE_OF_THREE', months: 1, cents: 5400 },
] as const;

it('whoever met a limit reads why, what a plan costs, and is led on with the way back', () => {
  const view = (
    <SubscriptionView
      standing={{ kind: 'free', left: 0 }}
      plans={[]}
      currency="AUD"
      prices={[...prices]}
      reason="You’ve answered today’s 10 questions."
      next="/practice/p/3"
      problem={null}
    />
  );
  const html = htmlOf(view);
  expect(html).toContain('You’ve answered today’s 10 questions.');
  expect(html).toContain('One course is A$16.00 to A$24.00 a month');
  expect(html).toContain('href="/subscription/bundles?next=%2Fpractice%2Fp%2F3"');
});
