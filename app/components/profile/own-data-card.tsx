import { Form, Link, useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { paths } from '../../lib/paths';
import { UnprovedEmailNote } from '../account-pages/unproved-email-note';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Cluster, Stack } from '../ui/layout';
import { ProgressBar } from '../ui/progress-bar';
import { Section } from '../ui/section';
import { type ProfileFormState, stateOf } from './profile-form';
import { CurrentPassword, UnfoldingForm } from './unfolding-form';

export interface CopyView {
  id: string;
  state: 'WAITING' | 'READY';
  /** 0 to 1. */
  progress: number;
  /** Bytes. */
  size: number | null;
  /** "30 Nov 2026, 2:30 pm". */
  expires: string | null;
}

interface OwnDataCardProps {
  copy: CopyView | null;
  deletes: string | null;
  teaches: boolean;
  /** Whether the address is not confirmed, so that what was sent to it is left out. */
  hasUnprovedEmail: boolean;
  refused: ProfileFormState | null;
}

const lookAgainMs = 2000;

/** A copy of everything, and the end of the account. */
export function OwnDataCard({ copy, deletes, teaches, hasUnprovedEmail, refused }: OwnDataCardProps) {
  const { formData } = useNavigation();
  const waits = copy?.state === 'WAITING';
  useLooksAgain(waits);
  return (
    <Section id="your-data" title="Your data">
      <p>Everything we store about you, in one file you can keep: JSON for programs, CSV for spreadsheets.</p>
      {hasUnprovedEmail ? (
        <UnprovedEmailNote>
          Emails and invitations sent to your address are left out until you confirm it.
        </UnprovedEmailNote>
      ) : null}
      <Alert>{stateOf(refused, 'copy').errors['']}</Alert>
      {waits ? (
        <Stack gap={2} role="status">
          <ProgressBar label="Making your copy" value={copy.progress} />
          <p className="small">
            You can leave this page. <Link to={paths.profile}>Check again</Link>
          </p>
        </Stack>
      ) : null}
      {copy?.state === 'READY' ? (
        <Cluster as="p">
          <a className={buttonClass({ variant: 'main' })} href={`/profile/copy/${copy.id}`} download>
            Download the copy ({inKilobytes(copy.size ?? 0)})
          </a>
          <span className="small muted">The link works until {copy.expires}, and only for you.</span>
        </Cluster>
      ) : null}
      {waits ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="form" value="copy" />
          <Button type="submit" busy={formData?.get('form') === 'copy'}>
            {copy === null ? 'Create a copy' : 'Create a new copy'}
          </Button>
        </Form>
      )}
      {deletes === null ? (
        <UnfoldingForm form="delete" summary="Delete this account" submit="Delete in seven days" refused={refused}>
          <p>
            You have seven days to change your mind. After that, we delete your account and everything in it for good.
            {teaches
              ? ' Classes with a co-teacher stay with that teacher. Your other classes are deleted, along with their tasks.'
              : ''}
          </p>
          <CurrentPassword label="Your password" error={stateOf(refused, 'delete').errors.current} />
        </UnfoldingForm>
      ) : null}
    </Section>
  );
}

/** While something is being made, the page asks again and again how far it is. */
function useLooksAgain(waits: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!waits || state !== 'idle') return undefined;
    const timer = setTimeout(revalidate, lookAgainMs);
    return () => clearTimeout(timer);
  }, [waits, state, revalidate]);
}

function inKilobytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
