import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../ui/chip';
import { Point, Points } from '../ui/lists';
import { Section } from '../ui/section';
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
  return (
    <Section
      title={name}
      aside={price?.saving ? <Chip tone="accent">Save {price.saving}</Chip> : null}
      className={best ? styles.best : undefined}
    >
      {price === null ? null : (
        <>
          <p className="big-num">
            {price.monthly}
            {price.term.includes('every') ? <span className={styles.month}> a month</span> : null}
          </p>
          <p className="muted small">{price.term}</p>
        </>
      )}
      <Points>
        {points.map((point) => (
          <Point key={point} mark={<Check aria-hidden size={20} />}>
            {point}
          </Point>
        ))}
      </Points>
      {children}
    </Section>
  );
}
