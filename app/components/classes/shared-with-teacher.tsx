import { Check, X } from 'lucide-react';
import styles from './classes.module.css';

const seen = [
  'your nickname and your year level',
  'the day you joined, and the last day you practised',
  'how many questions you answered in the last seven days',
];
const unseen = [
  'your email address',
  'your answers in your own practice',
  'your error logbook, and what you ask the tutor',
];

/** What a teacher sees of a student in her class, and what not, in plain words. The same before joining and after. */
export function SharedWithTeacher({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
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
      <Heading>What your teacher does not see</Heading>
      <ul>
        {unseen.map((text) => (
          <li key={text}>
            <X size={20} aria-hidden className={styles.no} /> {text}
          </li>
        ))}
      </ul>
      <p>Classmates see your first name only. You can leave at any time.</p>
    </div>
  );
}
