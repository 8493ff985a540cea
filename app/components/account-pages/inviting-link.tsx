import { useHydrated } from 'remix-utils/use-hydrated';
import { invitationRewardDollars } from '../../../rules/constants';
import { toaster } from '../shell/toaster';
import { Button } from '../ui/button';
import { TextInput } from '../ui/text-input';
import styles from './account-page.module.css';

/** The person's own invitation link, to be copied. Without scripts it can be marked by hand. */
export function InvitingLink({ link }: { link: string }) {
  const hydrated = useHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toaster.create({ title: 'Invitation link copied successfully', type: 'success' });
    } catch {
      toaster.create({ title: 'Your browser keeps the clipboard closed. Mark the link and copy it.', type: 'info' });
    }
  };
  return (
    <section className="card" aria-labelledby="inviting">
      <h2 id="inviting">Invite a friend</h2>
      <p>
        Your friend and you each get a ${invitationRewardDollars} AUD voucher once your friend subscribes. Registering
        is free for both.
      </p>
      <div className={styles.copy}>
        <TextInput readOnly value={link} aria-label="Your invitation link" onFocus={(event) => event.target.select()} />
        {hydrated ? (
          <Button variant="line" onClick={() => void copy()}>
            Copy the link
          </Button>
        ) : null}
      </div>
    </section>
  );
}
