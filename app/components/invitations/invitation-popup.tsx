import { Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { invitationRewardDollars } from '../../../rules/constants';
import { paths } from '../../lib/paths';
import { fetchOwnJson } from '../shell/event-stream';
import { Button } from '../ui/button';
import { LazyChakraProvider } from '../ui/chakra/lazy-chakra-provider';
import { Field } from '../ui/field';
import { Skeleton } from '../ui/skeleton';
import { TextInput } from '../ui/text-input';
import { copyInvitingLink } from './copy-inviting-link';
import styles from './invitation-popup.module.css';

interface InvitationPopupProps {
  ids: { trigger: string; content: string };
  open: boolean;
  onClose: () => void;
}

/** Receive Invitation Vouchers: the person's own link, what it is good for, and a button that copies it. */
export function InvitationPopup({ ids, open, onClose }: InvitationPopupProps) {
  return (
    <LazyChakraProvider>
      <Dialog.Root
        ids={ids}
        open={open}
        onOpenChange={(change) => change.open || onClose()}
        finalFocusEl={() => document.getElementById(ids.trigger)}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Positioner className={styles.positioner}>
            <Dialog.Content className={styles.card} aria-labelledby="invitation-title">
              <InvitationCard onClose={onClose} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </LazyChakraProvider>
  );
}

function InvitationCard({ onClose }: { onClose: () => void }) {
  const { link, failed } = useInvitingLink();
  const copyAndClose = async () => {
    if (link !== null && (await copyInvitingLink(link))) onClose();
  };
  return (
    <>
      <h2 id="invitation-title">Receive Invitation Vouchers</h2>
      <p>Welcome! Maths is better with a friend. Send this link to someone who’s new here.</p>
      <LinkField link={link} failed={failed} />
      <p className={styles.guide}>
        When your friend registers with your link and subscribes, you each get a ${invitationRewardDollars} AUD voucher.
        Registering is free. You can’t invite yourself.
      </p>
      <div className={styles.foot}>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="main" disabled={link === null} onClick={() => void copyAndClose()}>
          Copy and Close
        </Button>
      </div>
    </>
  );
}

function LinkField({ link, failed }: { link: string | null; failed: boolean }) {
  if (failed) {
    return (
      <p role="alert" className={styles.problem}>
        We can’t get your link right now. Close this and try again in a moment.
      </p>
    );
  }
  if (link === null) {
    return (
      <div role="status" aria-label="Getting your link">
        <Skeleton height="52px" />
      </div>
    );
  }
  return (
    <Field label="Your invitation link">
      {(aria) => <TextInput {...aria} readOnly value={link} onFocus={(event) => event.target.select()} />}
    </Field>
  );
}

/** The link, asked for when somebody wants to see it. */
function useInvitingLink(): { link: string | null; failed: boolean } {
  const [answer, setAnswer] = useState<{ link: string | null } | 'failed' | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void fetchOwnJson<{ link: string | null }>(paths.api.invitingLink, { signal: controller.signal }).then((found) => {
      if (!controller.signal.aborted) setAnswer(found ?? 'failed');
    });
    return () => controller.abort();
  }, []);
  if (answer === null) return { link: null, failed: false };
  const link = answer === 'failed' ? null : answer.link;
  return { link, failed: link === null };
}
