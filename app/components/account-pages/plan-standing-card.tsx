import { freeQuestionsADay, trialDays } from '../../../rules/constants';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import { ProgressBar } from '../ui/progress-bar';
import { Section } from '../ui/section';
import type { PlanStanding } from './plan-standing';

/** The state of the plan in one big figure, and the way on. */
export function PlanStandingCard({ standing }: { standing: PlanStanding }) {
  return (
    <Section label="Plan status">
      <StandingMessage standing={standing} />
      <p>
        <LinkButton to={paths.home} variant="main" size="xl">
          {standing.kind === 'free' && standing.left === 0 ? 'Back to my courses' : 'Practise now'}
        </LinkButton>
      </p>
    </Section>
  );
}

function StandingMessage({ standing }: { standing: PlanStanding }) {
  if (standing.kind === 'plan') {
    return (
      <>
        <h2>As many questions as you like</h2>
        <p>Your plan is active.</p>
      </>
    );
  }
  if (standing.kind === 'trial') {
    const { daysLeft, lastDay } = standing;
    return (
      <>
        <h2>
          <span className="big-num">{daysLeft}</span> {daysLeft === 1 ? 'trial day left' : 'trial days left'}
        </h2>
        <ProgressBar value={daysLeft / trialDays} label={`${daysLeft} of ${trialDays} trial days left`} />
        <p>
          It ends on {lastDay}. After that you get {freeQuestionsADay} free questions a day, and you keep all your work.
        </p>
      </>
    );
  }
  const { left } = standing;
  return (
    <>
      <h2>
        <span className="big-num">{left}</span> of {freeQuestionsADay} questions left today
      </h2>
      <ProgressBar value={left / freeQuestionsADay} label={`${left} of ${freeQuestionsADay} questions left today`} />
      <p>
        Your trial is over. {freeQuestionsADay} questions a day are still free, and the next {freeQuestionsADay} open at
        midnight. All your work is saved.
      </p>
    </>
  );
}
