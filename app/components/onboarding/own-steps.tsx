import { Form } from '@remix-run/react';
import { coinAmounts } from '../../../rules/coin-sources';
import { paths } from '../../lib/paths';
import { InvitingLink } from '../account-pages/inviting-link';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { LinkButton } from '../ui/link-button';
import { TextInput } from '../ui/text-input';
import styles from './onboarding.module.css';
import { OwnStepHead } from './own-step-head';

/** A code of a class, and the own link for friends. */
export function InviteStep({ link }: { link: string | null }) {
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="invite" title="Learning with others?" />
      <p className={styles.lead}>
        Add your class code to get your teacher’s tasks here. If a friend registers with your link and finishes their
        first practice set, you earn {coinAmounts.FRIEND_JOINED} MarsCoins.
      </p>
      <Form method="post" action={paths.classes} className={styles.form}>
        <input type="hidden" name="intent" value="code" />
        <Field label="Class code">
          {(aria) => <TextInput {...aria} name="code" required autoComplete="off" autoCapitalize="characters" />}
        </Field>
        <div className={styles.ways}>
          <Button type="submit" variant="line" size="xl">
            Join the class
          </Button>
        </div>
      </Form>
      <div className={styles.friends}>{link === null ? null : <InvitingLink link={link} />}</div>
      <div className={styles.ways}>
        <Form method="post">
          <Button type="submit" name="intent" value="skip" variant="main" size="xl">
            Done
          </Button>
        </Form>
        <LinkButton to={paths.onboarding('profile')} variant="quiet" size="xl">
          Back
        </LinkButton>
      </div>
    </section>
  );
}
