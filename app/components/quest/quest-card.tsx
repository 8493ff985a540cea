import { Form, useNavigation } from '@remix-run/react';
import { Check } from 'lucide-react';
import type { QuestData } from '../../graphql/account/quest';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Coin } from '../ui/coin';
import styles from './quest.module.css';

interface QuestCardProps {
  quest: QuestData;
  /** Why its coins could not be collected just now. */
  problem?: string | null;
}

/** Three small aims of today, and the coins for all of them. Its form goes to the page that it stands on. */
export function QuestCard({ quest: { aims, coins, done, collected }, problem = null }: QuestCardProps) {
  const { formData } = useNavigation();
  return (
    <section className="card" aria-labelledby="quest">
      <div className={styles.head}>
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
              <span className={styles.label}>{aim.label}</span>
              <span className="small muted num">
                {aim.done} of {aim.needed}
              </span>
            </li>
          );
        })}
      </ul>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
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
