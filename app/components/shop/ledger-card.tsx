import styles from './shop.module.css';
import type { ShopData } from './shop-data';

/** Why the coins moved, newest first. */
export function LedgerCard({ ledger }: { ledger: ShopData['ledger'] }) {
  return (
    <section className="card" aria-labelledby="ledger">
      <h2 id="ledger">Coin history</h2>
      {ledger.length === 0 ? (
        <p className={styles.note}>
          Nothing yet. You earn coins for every correct answer and every practice set you finish.
        </p>
      ) : (
        // A list that scrolls must be reachable by keyboard.
        <ol className={styles.ledger} tabIndex={0} aria-label="Coin history, newest first">
          {ledger.map(({ id, amount, reason, about }) => (
            <li key={id}>
              <span className={styles.grow}>
                <b>{reason}</b> <span className="small muted">{about}</span>
              </span>
              <span className={styles.amount}>{amount > 0 ? `+${amount}` : `−${-amount}`}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.note}>You only get coins by learning. They’re never sold and never change a mark.</p>
    </section>
  );
}
