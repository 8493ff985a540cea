import { X } from 'lucide-react';
import { promoSavingDollars } from '../../../rules/constants';
import { paths } from '../../lib/paths';
import styles from './promo-banner.module.css';

/** The offer above the front page, on desktops. Its form closes it by a page load; `live/promo.ts` does so at once. */
export function PromoBanner({ symbol }: { symbol: string }) {
  return (
    <aside className={styles.promo} aria-label="Offer" data-live="promo">
      <p>
        Join now and{' '}
        <b>
          save {symbol}
          {promoSavingDollars}
        </b>{' '}
        on the subscription.
      </p>
      <form method="post" action={paths.api.promo}>
        <button type="submit" aria-label="Close the offer">
          <X aria-hidden size={20} />
        </button>
      </form>
    </aside>
  );
}
