import { Form, useNavigation } from '@remix-run/react';
import { Check } from 'lucide-react';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Coin } from '../ui/coin';
import styles from './shop.module.css';
import type { ShopData } from './shop-data';

/** Three small aims of today, and the coins for all of them. */
export function QuestCard({ quest: { aims, coins, done, collected } }: { quest: ShopData['quest'] }) {
  const { formData } = useNavigation();
  return (
    <section className="card" aria-labelledby="quest">
      <div className={styles.cardHead}>
        <h2 id="quest">Quest of the day</h2>
        <Coin amount={coins} />
      </div>
      <p className="small muted">New at midnight. A missed day takes nothing away.</p>
      <ul className={styles.aims}>
        {aims.map((aim) => {
          const reached = aim.done >= aim.needed;
          return (
            <li key={aim.label}>
              <span className={styles.tick} data-on={reached || undefined}>
                {reached ? <Check aria-hidden size={16} strokeWidth={3.5} /> : null}
              </span>
              <span className={styles.grow}>{aim.label}</span>
              <span className="small muted num">
                {aim.done} of {aim.needed}
              </span>
            </li>
          );
        })}
      </ul>
      {collected ? (
        <Chip tone="good">Collected today</Chip>
      ) : done ? (
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            variant="main"
            full
            name="intent"
            value="collect"
            busy={formData?.get('intent') === 'collect'}
          >
            Collect {coins} MarsCoins
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
