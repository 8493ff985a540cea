import type { ReactNode } from 'react';

/** Text for people who hear the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr">{children}</span>;
}
