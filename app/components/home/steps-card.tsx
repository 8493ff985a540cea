import { paths } from '../../lib/paths';
import { Cluster } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Section } from '../ui/section';

/** Leads to the steps after registering that are still open; nothing waits for them. */
export function StepsCard({ asksAge }: { asksAge: boolean }) {
  return (
    <Section
      title={asksAge ? 'One thing about you' : 'Make it yours'}
      note={
        asksAge
          ? 'Tell us the month you were born so we can show what suits your age.'
          : 'Set your goal, your minutes a day and a reminder if you want one.'
      }
    >
      <Cluster>
        <LinkButton to={paths.onboarding('account')}>Finish setting up</LinkButton>
      </Cluster>
    </Section>
  );
}
