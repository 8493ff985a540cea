import { type ClassColour, classBadge } from '../../../rules/classes';
import styles from './class-badge.module.css';

const looks: Record<ClassColour, string | undefined> = {
  BLUE: styles.blue,
  ORANGE: styles.orange,
  GREEN: styles.green,
  AMBER: styles.amber,
  SAND: styles.sand,
  NIGHT: styles.night,
};

/** The letters of a class on its colour; its name always stands beside it. */
export function ClassBadge({ name, colour }: { name: string; colour: ClassColour }) {
  return (
    <span className={`${styles.badge} ${looks[colour] ?? ''}`} aria-hidden="true">
      {classBadge(name)}
    </span>
  );
}
