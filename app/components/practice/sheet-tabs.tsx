import { useHydrated } from 'remix-utils/use-hydrated';
import styles from './sheet-tabs.module.css';

export type Sheet = 'question' | 'working' | 'hints';

interface SheetTabsProps {
  sheet: Sheet;
  onChange: (sheet: Sheet) => void;
  lineCount: number;
  /** Whether there are lines, or there may still be some. */
  hasWorking: boolean;
  /** Whether there are hints to open now. */
  hasHints: boolean;
}

/** On a phone one thing at a time: the question, my working, the hints. */
export function SheetTabs({ sheet, onChange, lineCount, hasWorking, hasHints }: SheetTabsProps) {
  const hydrated = useHydrated();
  const tab = (name: Sheet, label: string, count = 0) => (
    <button type="button" aria-pressed={sheet === name} onClick={() => onChange(name)}>
      {label}
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </button>
  );
  return (
    <div className={styles.place} data-hidden={hydrated ? undefined : true}>
      <fieldset className={styles.tabs} aria-label="What is shown">
        {tab('question', 'Question')}
        {hasWorking ? tab('working', 'Working', lineCount) : null}
        {hasHints ? tab('hints', 'Hints') : null}
      </fieldset>
    </div>
  );
}
