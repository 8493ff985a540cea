import { ArrowRight } from 'lucide-react';
import type { NextStepData } from '../../graphql/next-step/next-step';
import { paths } from '../../lib/paths';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { NextStepBody } from '../next-step/next-step-body';
import { LinkButton } from '../ui/link-button';
import { FractionPicture } from './fraction-picture';
import styles from './home.module.css';

interface ContinueCardProps {
  /** Null before a course was chosen. */
  step: NextStepData | null;
  /** A drawing of its topic, as safe HTML. */
  coverHtml: string | null;
}

/** The one main action of the home page: the next step, or a course to choose first. */
export function ContinueCard({ step, coverHtml }: ContinueCardProps) {
  return (
    <section className={`card ${styles.continue}`} aria-label="Next step">
      <div className={styles.continueBody}>{step === null ? <ChooseFirst /> : <NextStepBody step={step} />}</div>
      <div className={styles.picture} aria-hidden="true">
        {coverHtml === null ? <FractionPicture /> : <DrawnFigure html={coverHtml} />}
      </div>
    </section>
  );
}

function ChooseFirst() {
  return (
    <>
      <p className="eyebrow">First step</p>
      <h2>Choose a course</h2>
      <p className="muted">Pick the year you’re in, or one you want to catch up on. You can change it at any time.</p>
      <div>
        <LinkButton to={paths.courses} variant="main" size="xl">
          See the courses
          <ArrowRight size={20} aria-hidden />
        </LinkButton>
      </div>
    </>
  );
}
