import { useHydrated } from 'remix-utils/use-hydrated';
import { invitationRewardDollars } from '../../../rules/constants';
import { copyInvitingLink } from '../invitations/copy-inviting-link';
import { Button } from '../ui/button';
import { TextInput } from '../ui/text-input';
import styles from './account-page.module.css';

/** The person's own invitation link, to be copied. Without scripts it can be marked by hand. */
export function InvitingLink({ link }: { link: string }) {
  const hydrated = useHydrated();
  return (
    <section className="card" aria-labelledby="inviting">
      <h2 id="inviting">Invite a friend</h2>
      <p>
        You and your friend each get a ${invitationRewardDollars} AUD voucher once your friend subscribes. Registering
        is free for both.
      </p>
      <div className={styles.copy}>
        <TextInput readOnly value={link} aria-label="Your invitation link" onFocus={(event) => event.target.select()} />
        {hydrated ? (
          <Button variant="line" onClick={() => void copyInvitingLink(link)}>
            Copy the link
          </Button>
        ) : null}
      </div>
    </section>
  );
}
