import { Link } from '@remix-run/react';
import { Check, ListChecks, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Chip } from '../ui/chip';
import styles from './error-review.module.css';
import type { ReviewPlaces, ReviewSession } from './review-data';

interface ReviewBarProps {
  session: ReviewSession;
  /** The error on the page; null at the end. */
  index: number | null;
  places: ReviewPlaces;
}

/** The thin bar above a review: leave, and one mark an error that leads to it. */
export function ReviewBar({ session: { items }, index, places }: ReviewBarProps) {
  const marks = useRef<HTMLElement>(null);
  // A phone shows a few of many marks: the one of this page is among them.
  useEffect(() => {
    const mark = index === null ? null : marks.current?.children[index - 1];
    if (!marks.current || !(mark instanceof HTMLElement)) return;
    marks.current.scrollLeft = mark.offsetLeft - marks.current.offsetLeft - marks.current.clientWidth / 2;
  }, [index]);
  const reviewed = items.filter(({ state }) => state === 'REVIEWED').length;
  return (
    <header className={styles.bar}>
      <Link to={places.leave} className={styles.leave} aria-label="Leave the review (we’ll save your place)">
        <X aria-hidden size={24} />
      </Link>
      <Chip tone="info">
        <ListChecks aria-hidden />
        <span className={styles.wide}>Mistake review</span>
      </Chip>
      <nav
        ref={marks}
        className={styles.marks}
        aria-label={`Mistakes in this review: ${reviewed} of ${items.length} reviewed`}
      >
        {items.map((item) => (
          <Link
            key={item.index}
            to={places.item(item.index)}
            className={item.state === 'REVIEWED' ? `${styles.mark} ${styles.done}` : styles.mark}
            aria-current={item.index === index ? 'step' : undefined}
            aria-label={`Mistake ${item.index}: ${item.name}, ${item.state === 'REVIEWED' ? 'reviewed' : 'still to review'}`}
          >
            {item.state === 'REVIEWED' ? <Check aria-hidden size={16} /> : item.index}
          </Link>
        ))}
      </nav>
    </header>
  );
}
