import { RichText } from '../maths/rich-text';
import type { StepView } from './question-data';
import styles from './worked-steps.module.css';

/** Worked lines, each with its reason. */
export function WorkedSteps({ steps }: { steps: StepView[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => (
        <li key={place} className={styles.step}>
          <span className={styles.number} aria-hidden>
            {place + 1}
          </span>
          <div className={styles.text}>
            <RichText html={step.lineHtml} className={styles.line} />
            <RichText html={step.reasonHtml} className={styles.reason} />
          </div>
        </li>
      ))}
    </ol>
  );
}
