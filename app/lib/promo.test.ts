import { describe, expect, it } from 'vitest';
import { promoClosedCookie, promoIsClosed } from './promo';

describe('the offer above the front page', () => {
  it('stays closed once it was closed', () => {
    expect(promoIsClosed(promoClosedCookie.split(';')[0] ?? null)).toBe(true);
    expect(promoIsClosed('a=1; mm_promo=closed; b=2')).toBe(true);
  });

  it.each([null, '', 'mm_promo=', 'mm_promo=open', 'mm_promo=%00', 'xmm_promo=closed'])('shows with %j', (cookies) => {
    expect(promoIsClosed(cookies)).toBe(false);
  });
});
