import type { ReactNode } from 'react';
import styles from './segmented.module.css';

interface SegmentedButtonsProps<Id extends string> {
  /** Says what is chosen among, for people who hear the page. */
  label: string;
  items: { id: Id; content: ReactNode }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** All of the line, in equal parts. */
  wide?: boolean;
}

/** A choice among a few views that needs scripts: `Segmented` is the same with links. */
export function SegmentedButtons<Id extends string>(props: SegmentedButtonsProps<Id>) {
  const { label, items, chosen, onChoose, wide = false } = props;
  return (
    <fieldset className={styles.segmented} data-wide={wide || undefined} aria-label={label}>
      {items.map(({ id, content }) => (
        <button
          key={id}
          type="button"
          className={styles.item}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {content}
        </button>
      ))}
    </fieldset>
  );
}
