import { Check, type LucideIcon, X } from 'lucide-react';
import { notSharedWithTeacher, sharedTalks, sharedWithTeacher } from '../../../rules/shared-with-teacher';
import { Cluster, Grow, Stack } from '../ui/layout';
import styles from './classes.module.css';

interface SharedWithTeacherProps {
  heading?: 'h2' | 'h3';
  /** Whether the school lets teachers read talks with the tutor. */
  talksOpen: boolean;
}

/** What a teacher sees of a student in her class, and what not, in plain words. The same before joining and after. */
export function SharedWithTeacher({ heading: Heading = 'h2', talksOpen }: SharedWithTeacherProps) {
  const seen = [...Object.values(sharedWithTeacher), ...(talksOpen ? [sharedTalks.open] : [])];
  const unseen = [...notSharedWithTeacher, ...(talksOpen ? [] : [sharedTalks.closed])];
  return (
    <Stack gap={3} className={styles.shared}>
      <Heading>What your teacher sees</Heading>
      <MarkedList texts={seen} Icon={Check} colour="var(--good)" />
      <Heading>What your teacher doesn’t see</Heading>
      <MarkedList texts={unseen} Icon={X} colour="var(--ink-2)" />
      <p>
        Classmates only see your first name, avatar and title. You can leave at any time. Your teacher keeps your work
        for the class but won’t see anything you do afterwards.
      </p>
    </Stack>
  );
}

function MarkedList({ texts, Icon, colour }: { texts: string[]; Icon: LucideIcon; colour: string }) {
  return (
    <Stack as="ul" gap={2}>
      {texts.map((text) => (
        <Cluster key={text} as="li" gap={2} align="top">
          <Icon size={20} aria-hidden color={colour} />
          <Grow as="span">{text}</Grow>
        </Cluster>
      ))}
    </Stack>
  );
}
