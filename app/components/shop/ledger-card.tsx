import styles from './shop.module.css';
import type { ShopData } from './shop-data';

/** Why the coins moved, newest first. */
export function LedgerCard({ ledger }: { ledger: ShopData['ledger'] }) {
  return (
    <section className="card" aria-labelledby="ledger">
      <h2 id="ledger">Why your coins moved</h2>
      {ledger.length === 0 ? (
        <p className={styles.note}>Nothing yet. Every right answer and every finished set earns some.</p>
      ) : (
        // A list that scrolls must be reachable by keyboard.
        <ol className={styles.ledger} tabIndex={0} aria-label="Movements, newest first">
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
      <p className={styles.note}>Coins come only from learning. They are never sold and never change a mark.</p>
    </section>
  );
}
