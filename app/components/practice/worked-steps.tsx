import { RichText } from '../maths/rich-text';
import { Mark } from '../ui/chip';
import type { StepView } from './question-data';
import styles from './worked-steps.module.css';

/** Worked lines, each with its reason. */
export function WorkedSteps({ steps }: { steps: StepView[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => (
        <li key={place} className={styles.step}>
          <Mark round small tone="info" aria-hidden>
            {place + 1}
          </Mark>
          <div className={styles.text}>
            <RichText html={step.lineHtml} />
            <RichText html={step.reasonHtml} className="muted" />
          </div>
        </li>
      ))}
    </ol>
  );
}
