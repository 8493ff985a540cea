import { forwardRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './question-card.module.css';

interface HeadDetailsProps {
  /** The name of the button. In a wide window it stands beside the icon where `showLabel` is set. */
  label: string;
  showLabel?: boolean;
  icon: ReactNode;
  children: ReactNode;
}

/** A button in the head of the question's card and what it opens, with or without scripts. Esc closes it. */
export const HeadDetails = forwardRef<HTMLDetailsElement, HeadDetailsProps>(function HeadDetails(
  { label, showLabel = false, icon, children },
  ref,
) {
  return (
    <details ref={ref} className={styles.popover} onKeyDown={closeOnEscape}>
      <summary>
        {icon}
        <span className="sr">{label}</span>
        {showLabel ? (
          <b className="small hide-m" aria-hidden>
            {label}
          </b>
        ) : null}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
});

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
