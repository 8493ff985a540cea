import { Check, X } from 'lucide-react';
import { notSharedWithTeacher, sharedTalks, sharedWithTeacher } from '../../../rules/shared-with-teacher';
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
    <div className={styles.shared}>
      <Heading>What your teacher sees</Heading>
      <ul>
        {seen.map((text) => (
          <li key={text}>
            <Check size={20} aria-hidden className={styles.yes} /> {text}
          </li>
        ))}
      </ul>
      <Heading>What your teacher doesn’t see</Heading>
      <ul>
        {unseen.map((text) => (
          <li key={text}>
            <X size={20} aria-hidden className={styles.no} /> {text}
          </li>
        ))}
      </ul>
      <p>
        Classmates only see your first name, avatar and title. You can leave at any time. Your teacher keeps your work
        for the class but won’t see anything you do afterwards.
      </p>
    </div>
  );
}
