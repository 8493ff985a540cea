import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { promoSavingDollars } from '../../../rules/constants';
import { paths } from '../../lib/paths';
import { promoClosedCookie } from '../../lib/promo';
import { writeCookie } from '../../lib/write-cookie';
import styles from './promo-banner.module.css';

/** The offer above the front page, on desktops. Closing it is kept in a cookie, so that it never flashes up again. */
export function PromoBanner({ symbol }: { symbol: string }) {
  const [open, setOpen] = useState(true);
  const close = (event: FormEvent) => {
    event.preventDefault();
    writeCookie(promoClosedCookie);
    setOpen(false);
  };
  if (!open) return null;
  return (
    <aside className={styles.promo} aria-label="Offer">
      <p>
        Join now and{' '}
        <b>
          save {symbol}
          {promoSavingDollars}
        </b>{' '}
        on the subscription.
      </p>
      <form method="post" action={paths.api.promo} onSubmit={close}>
        <button type="submit" aria-label="Close the offer">
          <X aria-hidden size={20} />
        </button>
      </form>
    </aside>
  );
}
