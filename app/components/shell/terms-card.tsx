import { useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { gateTitle } from './failure-view';
import styles from './terms-gate.module.css';
import { useSiteFacts } from './use-site-facts';

interface TermsCardProps {
  busy: boolean;
  problem: string | null;
  onAgree: () => void;
}

const pointsFor = (hasTrial: boolean) => [
  'We save your answers and results so practice suits you. Teachers of classes you join can see them.',
  'We never sell your information, and we don’t show ads.',
  hasTrial
    ? 'Your first 14 days are free. After that, you still get 10 free questions a day. A plan renews until you cancel it.'
    : 'You get 10 free questions a day. A plan renews until you cancel it.',
  'Be kind, keep your password to yourself, and do your own work.',
  'Under 15? Read this with a parent or carer before you agree.',
];

/** What the terms say, in plain words. */
export function TermsPoints() {
  return (
    <>
      <p className={styles.lead}>Please agree to our terms. In short:</p>
      <ul className={styles.points}>
        {pointsFor(useSiteFacts().hasTrial).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        <a href={paths.terms} target="_blank" rel="noopener">
          Read the full Terms and Conditions
        </a>
      </p>
    </>
  );
}

/** The terms with the one button. */
export function TermsCard({ busy, problem, onAgree }: TermsCardProps) {
  const { pathname, search } = useLocation();
  const agree = (event: FormEvent) => {
    event.preventDefault();
    onAgree();
  };
  return (
    <>
      <h2 id="terms-title">{gateTitle}</h2>
      <TermsPoints />
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <form method="post" action={paths.api.terms} onSubmit={agree}>
        <input type="hidden" name="next" value={pathname + search} />
        <Button type="submit" variant="main" size="xl" full busy={busy}>
          I agree
        </Button>
      </form>
    </>
  );
}
