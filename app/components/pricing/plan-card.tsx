import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PlanPrice } from './price-labels';
import styles from './pricing.module.css';

interface PlanCardProps {
  name: string;
  /** Null while it cannot be shown. */
  price: PlanPrice | null;
  points: string[];
  /** The plan most people want: stands out. */
  best?: boolean;
  /** The way on. */
  children: ReactNode;
}

/** One plan: its price for the chosen term, and what is in it. */
export function PlanCard({ name, price, points, best = false, children }: PlanCardProps) {
  const id = useId();
  return (
    <section className={`card ${styles.plan}`} data-best={best || undefined} aria-labelledby={id}>
      <div className={styles.planHead}>
        <h2 id={id}>{name}</h2>
        {price?.saving ? <span className={styles.saving}>Save {price.saving}</span> : null}
      </div>
      {price === null ? null : (
        <>
          <p className={styles.price}>
            {price.monthly}
            {price.term.includes('every') ? <small> a month</small> : null}
          </p>
          <p className="muted small">{price.term}</p>
        </>
      )}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Check aria-hidden size={20} />
            {point}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
