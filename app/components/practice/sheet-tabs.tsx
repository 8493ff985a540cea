import type { ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { SegmentedButtons } from '../ui/segmented-buttons';
import styles from './sheets.module.css';

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
  const working = (
    <>
      Working
      {lineCount > 0 ? <span className={styles.count}>{lineCount}</span> : null}
    </>
  );
  const items: { id: Sheet; content: ReactNode }[] = [
    { id: 'question', content: 'Question' },
    ...(hasWorking ? [{ id: 'working' as const, content: working }] : []),
    ...(hasHints ? [{ id: 'hints' as const, content: 'Hints' }] : []),
  ];
  return (
    <div className={styles.place} data-hidden={hydrated ? undefined : true}>
      <SegmentedButtons label="View" items={items} chosen={sheet} onChoose={onChange} wide />
    </div>
  );
}
