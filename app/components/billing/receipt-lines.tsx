import styles from './billing.module.css';
import type { Receipt } from './receipt';

export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  return (
    <dl className={styles.facts}>
      {receipt.lines.map(({ label, text }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
