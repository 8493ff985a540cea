import { ProgressBar } from '../ui/progress-bar';
import styles from './pot.module.css';

const thousands = new Intl.NumberFormat('en-AU');

/** How full a pot is, as a bar with its figure, and how many put in. */
export function PotProgress({ pot: { sum, goal, givers } }: { pot: { sum: number; goal: number; givers: number } }) {
  const figure = `${thousands.format(sum)} of ${thousands.format(goal)} coins`;
  return (
    <div className={styles.progress}>
      <ProgressBar value={sum / goal} label={figure} />
      <p>
        <b className="num">{figure}</b>
        <span className="muted">
          {givers === 0
            ? 'Nobody has added coins yet'
            : `${givers} ${givers === 1 ? 'student has' : 'students have'} put in`}
        </span>
      </p>
    </div>
  );
}
