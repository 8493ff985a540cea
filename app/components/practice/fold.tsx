import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  Icon: LucideIcon;
  /** False: what is inside stands open, without a title of its own. */
  folds: boolean;
  children: ReactNode;
}

/** Keeps back what is not the one thing to look at now. Opens with and without scripts; on a phone the sheets do it. */
export function Fold({ title, Icon, folds, children }: FoldProps) {
  if (!folds) return children;
  return (
    <details className={styles.fold}>
      <summary>
        <Icon aria-hidden size={24} />
        {title}
      </summary>
      {children}
    </details>
  );
}
