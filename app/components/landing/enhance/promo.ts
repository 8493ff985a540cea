import { writeCookie } from '~/lib/write-cookie';
import { promoClosedCookie } from '../../../lib/promo';

/** Closes the offer at once, where its form would load the page anew; stored in a cookie, so that it never flashes up again. */
export function enhancePromo(promo: HTMLElement): () => void {
  const close = (event: Event) => {
    event.preventDefault();
    writeCookie(promoClosedCookie);
    promo.hidden = true;
  };
  promo.addEventListener('submit', close);
  return () => promo.removeEventListener('submit', close);
}
