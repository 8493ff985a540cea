import { useHydrated } from 'remix-utils/use-hydrated';
import { invitationRewardDollars } from '../../../rules/constants';
import { copyInvitingLink } from '../invitations/copy-inviting-link';
import { Button } from '../ui/button';
import { Cluster, Grow } from '../ui/layout';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';

/** The person's own invitation link, to be copied. Without scripts it can be marked by hand. */
export function InvitingLink({ link }: { link: string }) {
  const hydrated = useHydrated();
  return (
    <Section title="Invite a friend">
      <p>
        You and your friend each get a ${invitationRewardDollars} AUD voucher once your friend subscribes. Registering
        is free for both.
      </p>
      <Cluster>
        <Grow least={240}>
          <TextInput
            readOnly
            value={link}
            aria-label="Your invitation link"
            onFocus={(event) => event.target.select()}
          />
        </Grow>
        {hydrated ? (
          <Button variant="line" onClick={() => void copyInvitingLink(link)}>
            Copy the link
          </Button>
        ) : null}
      </Cluster>
    </Section>
  );
}
