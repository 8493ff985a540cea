import { Gift } from 'lucide-react';
import { freeQuestionsADay, invitationRewardDollars, trialDays } from '../../../rules/constants';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import { Mascot } from '../ui/mascot/mascot';
import { Sky } from '../ui/scenery/sky';
import styles from './invitation.module.css';

interface InvitationViewProps {
  /** Null when the link carries none that could be one. */
  code: string | null;
  signedIn: boolean;
}

const stepsFor = (code: string | null) => [
  { title: 'Register', text: `Free, with no card. The first ${trialDays} days have no limits.` },
  {
    title: 'Practise',
    text: 'Pick a course. Each answer is marked at once, and a wrong one shows the idea behind it.',
  },
  {
    title: 'Subscribe, if you like it',
    text:
      code === null
        ? `Plans open later. After the trial, ${freeQuestionsADay} questions a day stay free.`
        : `Then you and your friend each get a $${invitationRewardDollars} AUD voucher. Plans open later; the invitation is kept until then.`,
  },
];

/** Where an invitation link leads: what the voucher is, and on to registering with the code kept. */
export function InvitationView({ code, signedIn }: InvitationViewProps) {
  return (
    <>
      <Sky className={styles.hero}>
        <div className={styles.heroRow}>
          <div>
            <h1>{code === null ? 'Start practising maths' : 'A friend invites you'}</h1>
            <p>
              {code === null
                ? 'This link carries no invitation code. Ask your friend to send it again, or register without one.'
                : `Practise maths on Marsmaths, and a $${invitationRewardDollars} AUD voucher waits for each of you.`}
            </p>
          </div>
          <div className={styles.mascot}>
            <Mascot pose="hi" />
          </div>
        </div>
      </Sky>
      <div className={`page ${styles.body}`}>
        <section className={`card ${styles.card}`} aria-labelledby="how">
          <h2 id="how">How it works</h2>
          <ol>
            {stepsFor(code).map((step, index) => (
              <li key={step.title}>
                <b aria-hidden="true">{index + 1}</b>
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          {code === null || signedIn ? null : (
            <p className={styles.code}>
              <Gift aria-hidden size={20} />
              <span>
                Your invitation code is <b>{code}</b>. It comes with you when you register.
              </span>
            </p>
          )}
          {signedIn ? (
            <>
              <p className={styles.code}>
                <Gift aria-hidden size={20} />
                <span>You have an account already. Invitations are for people who are new here.</span>
              </p>
              <LinkButton to={paths.profile} variant="main" size="xl">
                Invite somebody yourself
              </LinkButton>
            </>
          ) : (
            <LinkButton to={paths.register(code ?? undefined)} variant="main" size="xl">
              Register free
            </LinkButton>
          )}
        </section>
      </div>
    </>
  );
}
