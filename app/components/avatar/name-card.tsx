import type { ReactNode } from 'react';
import { cardOf } from '../../../rules/shop/cards';
import { titleOf } from '../../../rules/shop/titles';
import styles from './name-card.module.css';

interface NameCardProps {
  worn: string | null;
  className: string | undefined;
  children: ReactNode;
}

/** What stands for a person, on the card of theirs; without a card it is a plain box of `className`. */
export function NameCard({ worn, className, children }: NameCardProps) {
  const card = cardOf(worn);
  return (
    <div className={`${styles.card} ${className}`} data-card={card ?? undefined}>
      {card === null ? null : <img src={`/pictures/card.${card}`} alt="" className={styles.scene} />}
      {children}
    </div>
  );
}

/** The title that somebody wears, below or beside the name. */
export function PersonTitle({ worn }: { worn: string | null }) {
  const title = titleOf(worn);
  return title === null ? null : <small className={styles.title}>{title}</small>;
}
