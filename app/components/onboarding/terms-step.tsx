import { paths } from '../../lib/paths';
import { gateTitle } from '../shell/failure-view';
import { TermsPoints } from '../shell/terms-card';
import { buttonClass } from '../ui/button-class';
import styles from './onboarding.module.css';

/** The terms, where they are not accepted yet; `next` is where somebody goes who agrees. There is no way round it. */
export function TermsStep({ next }: { next: string }) {
  return (
    <section aria-labelledby="step">
      <h1 id="step">{gateTitle}</h1>
      <div className={styles.terms}>
        <TermsPoints />
      </div>
      <form method="post" action={paths.api.terms} className={styles.ways}>
        <input type="hidden" name="next" value={next} />
        <button type="submit" className={buttonClass({ variant: 'main', size: 'xl' })}>
          I agree
        </button>
      </form>
    </section>
  );
}
