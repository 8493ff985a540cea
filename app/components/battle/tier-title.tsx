import type { ReactNode } from 'react';
import { Cluster } from '../ui/layout';
import { TierBadge } from './tier-badge';

interface TierTitleProps {
  /** Null while none is shown. */
  tierName: string | null;
  children: ReactNode;
}

/** The words of a heading, after the sign of one's tier. */
export function TierTitle({ tierName, children }: TierTitleProps) {
  if (tierName === null) return children;
  return (
    <Cluster as="span" gap={4}>
      <TierBadge name={tierName} size={56} />
      {children}
    </Cluster>
  );
}
