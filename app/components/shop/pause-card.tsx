import { Form, useNavigation } from '@remix-run/react';
import { mostPauseDays, pauseDayPrice } from '../../../rules/streak';
import { Button } from '../ui/button';
import { Coin } from '../ui/coin';
import styles from './shop.module.css';

/** Pause days of the streak: how many are held, and another one for coins. */
export function PauseCard({ held, coins }: { held: number; coins: number }) {
  const { formData } = useNavigation();
  const isFull = held >= mostPauseDays;
  const missing = pauseDayPrice - coins;
  return (
    <section className={`card ${styles.pause}`} aria-labelledby="pause">
      <div className={styles.grow}>
        <h2 id="pause">Pause days</h2>
        <p className="small muted">
          If you miss a day, we use one automatically to keep your streak going. You have {held} of {mostPauseDays}.
          {isFull || missing <= 0 ? null : ` You need ${missing} more MarsCoins for another.`}
        </p>
      </div>
      {isFull || missing > 0 ? null : (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="pause" busy={formData?.get('intent') === 'pause'}>
            Buy a pause day <Coin amount={pauseDayPrice} />
          </Button>
        </Form>
      )}
    </section>
  );
}
