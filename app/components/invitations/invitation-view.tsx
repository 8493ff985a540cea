import { Gift } from 'lucide-react';
import { freeQuestionsADay, invitationRewardDollars, trialDays } from '../../../rules/constants';
import { paths } from '../../lib/paths';
import { useSiteFacts } from '../shell/use-site-facts';
import { LinkButton } from '../ui/link-button';
import { Mascot } from '../ui/mascot/mascot';
import { Sky } from '../ui/scenery/sky';
import styles from './invitation.module.css';
import { type InvitationState, invitationMessages } from './invitation-messages';

interface InvitationViewProps {
  /** As it stands in the link; '' when there is none. */
  code: string;
  state: InvitationState;
  signedIn: boolean;
  /** How the reader's own invitations stand; null for visitors. */
  standing: string | null;
}

const stepsFor = (invited: boolean, hasTrial: boolean) => [
  {
    title: 'Register',
    text: hasTrial ? `Free, with no card. The first ${trialDays} days have no limits.` : 'Free, with no card.',
  },
  {
    title: 'Practise',
    text: 'Pick a course. Answers are marked straight away, and a wrong one shows you where your thinking went wrong.',
  },
  {
    title: 'Subscribe if you like it',
    text: invited
      ? `Then you and your friend each get a $${invitationRewardDollars} AUD voucher.`
      : `${hasTrial ? 'After the trial, ' : ''}${freeQuestionsADay} questions a day stay free.`,
  },
];

/** Where an invitation link leads: what the voucher is, and a link to registering that carries the code. */
export function InvitationView({ code, state, signedIn, standing }: InvitationViewProps) {
  const { title, text } = invitationMessages(state);
  const { hasTrial } = useSiteFacts();
  const invited = state !== 'NONE' && state !== 'UNKNOWN';
  return (
    <>
      <Sky className={styles.hero}>
        <div className={styles.heroRow}>
          <div>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
          <div className={styles.mascot}>
            <Mascot pose="hi" />
          </div>
        </div>
      </Sky>
      <div className={`page ${styles.body}`}>
        <section className={`card ${styles.card}`} aria-labelledby="how">
          <h2 id="how">How it works</h2>
          {standing ? <p>{standing}</p> : null}
          <ol>
            {stepsFor(invited, hasTrial).map((step, index) => (
              <li key={step.title}>
                <b aria-hidden="true">{index + 1}</b>
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          {state !== 'OPEN' || signedIn ? null : (
            <p className={styles.code}>
              <Gift aria-hidden size={20} />
              <span>
                Your invitation code is <b>{code}</b>. We’ll add it when you register.
              </span>
            </p>
          )}
          {signedIn ? (
            <LinkButton to={paths.profile} variant="main" size="xl">
              {state === 'OWN' ? 'Copy it from my profile' : 'Invite someone yourself'}
            </LinkButton>
          ) : (
            <LinkButton to={paths.register(state === 'OPEN' ? code : undefined)} variant="main" size="xl">
              Register free
            </LinkButton>
          )}
        </section>
      </div>
    </>
  );
}
