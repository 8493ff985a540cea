import { coinUses } from '../../../rules/class-coins';
import { coinGuards, coinSources } from '../../../rules/coin-sources';
import { useBattlesOn } from '../battle/use-battles-on';
import { Coin } from '../ui/coin';
import styles from './shop.module.css';

/** What earns coins and how many, and what keeps them fair. */
export function EarnCard() {
  const battlesOn = useBattlesOn();
  const sources = coinSources.filter(({ inBattles }) => battlesOn || !inBattles);
  return (
    <section className={`card ${styles.earn}`} aria-labelledby="earn">
      <h2 id="earn">How to earn coins</h2>
      <ul className={styles.sources}>
        {sources.map(({ label, amount, most }) => (
          <li key={label}>
            <span className={styles.grow}>{label}</span>
            <span className={styles.range}>
              <Coin amount={amount} />
              {most === undefined ? null : ` to ${most}`}
            </span>
          </li>
        ))}
      </ul>
      {coinGuards(battlesOn).map((guard) => (
        <p key={guard} className={styles.note}>
          {guard}
        </p>
      ))}
      <h3 className={styles.uses}>You can also use coins for</h3>
      <ul className={styles.useList}>
        {coinUses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
    </section>
  );
}
