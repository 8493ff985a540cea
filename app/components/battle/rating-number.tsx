import styles from './tier.module.css';

interface RatingNumberProps {
  rating: number;
  /** What stands below it. */
  note: string | null;
  /** It went up. */
  isUp?: boolean;
}

/** A rating, large, at the right of its row. */
export function RatingNumber({ rating, note, isUp = false }: RatingNumberProps) {
  return (
    <p className={styles.number}>
      <b className="num">{rating}</b>
      {note === null ? null : <span data-up={isUp || undefined}>{note}</span>}
    </p>
  );
}
