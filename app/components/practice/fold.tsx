import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { More } from '../ui/choices';
import { Cluster } from '../ui/layout';

interface FoldProps {
  title: string;
  Icon: LucideIcon;
  /** False: what is inside stands open, without a title of its own. */
  folds: boolean;
  /** Whether a phone shows it as a sheet of its own now. */
  isSheet: boolean;
  /** The sheet that it belongs to. */
  part: 'hints' | 'working';
  children: ReactNode;
}

/** Keeps back what is not the one thing to look at now. Opens with and without scripts; its sheet on a phone opens it. */
export function Fold({ title, Icon, folds, isSheet, part, children }: FoldProps) {
  if (!folds) return children;
  return (
    <More
      data-part={part}
      open={isSheet || undefined}
      summary={
        <Cluster as="span" gap={2}>
          <Icon aria-hidden size={24} />
          {title}
        </Cluster>
      }
    >
      {children}
    </More>
  );
}
