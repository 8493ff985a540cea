import type { QuestData } from '../../graphql/account/quest';
import { Coin } from '../ui/coin';
import { AimList } from './aim-list';
import { CollectCoins } from './collect-coins';
import styles from './quest.module.css';

interface QuestCardProps {
  quest: QuestData;
  /** Why its coins could not be collected just now. */
  problem?: string | null;
}

/** Three small aims of today, and the coins for all of them. Its form goes to the page that it stands on. */
export function QuestCard({ quest, problem = null }: QuestCardProps) {
  return (
    <section className="card" aria-labelledby="quest">
      <div className={styles.head}>
        <h2 id="quest">Daily quest</h2>
        <Coin amount={quest.coins} />
      </div>
      <p className="small muted">Resets at midnight. You lose nothing if you miss a day.</p>
      <AimList aims={quest.aims} />
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <CollectCoins quest={quest} intent="collect" />
    </section>
  );
}
