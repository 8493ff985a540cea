import { CircleCheck, Flame } from 'lucide-react';
import styles from './home.module.css';

/** Days in a row and answers today, on the sky. */
export function HomeStats({ streakDays, answeredToday }: { streakDays: number; answeredToday: number }) {
  return (
    <div className={styles.stats}>
      <span className={styles.stat}>
        <Flame size={20} aria-hidden />
        {streakDays === 1 ? '1 day' : `${streakDays} days`}
        <span className="sr"> streak</span>
      </span>
      <span className={styles.stat}>
        <CircleCheck size={20} aria-hidden />
        {answeredToday} today
        <span className="sr">: questions answered</span>
      </span>
    </div>
  );
}
