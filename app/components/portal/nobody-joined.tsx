import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Section } from '../ui/section';

interface NobodyJoinedProps {
  classId: string;
  /** What the card would hold. */
  label: string;
  children: ReactNode;
}

/** In place of what needs students: the way to the code that they join by. */
export function NobodyJoined({ classId, label, children }: NobodyJoinedProps) {
  return (
    <Section label={label}>
      <EmptyState plain heading="h2" title="Nobody has joined yet">
        <p>{children}</p>
        <LinkButton to={paths.teacherClassJoin(classId)} variant="main">
          Show the code
        </LinkButton>
      </EmptyState>
    </Section>
  );
}
