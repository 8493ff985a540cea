import type { ReactNode } from 'react';
import { PublicFrame } from '../shell/public-frame';
import styles from './prose-page.module.css';

interface ProsePageProps {
  title: string;
  /** Day of the last change, in words. */
  changed: string;
  children: ReactNode;
}

/** A page of text for everybody: one column, seventy characters wide. */
export function ProsePage({ title, changed, children }: ProsePageProps) {
  return (
    <PublicFrame>
      <div className={`page ${styles.prose}`}>
        <h1>{title}</h1>
        <p className="muted">Last changed {changed}.</p>
        {children}
      </div>
    </PublicFrame>
  );
}
