import { Form, Link, useNavigation } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';

interface ConfirmEmailViewProps {
  email: string;
  /** Whether the address has yet to be confirmed. */
  waits: boolean;
  /** Whether a mail was sent just now. */
  isSent: boolean;
  problem: string | undefined;
}

/** Asks for the mail that confirms an address, and for another one. */
export function ConfirmEmailView({ email, waits, isSent, problem }: ConfirmEmailViewProps) {
  const sending = useNavigation().formMethod === 'POST';
  return (
    <Page
      width="narrow"
      title="Confirm your email address"
      lead="Once you’ve confirmed your address, you’ll see what’s sent to it, such as class invitations."
    >
      <Section label="Your email address">
        <Alert>{problem}</Alert>
        {waits ? (
          <>
            <p>
              {isSent ? 'We sent a link to ' : 'We’ll send a link to '}
              <b>{email}</b>. Open it in this browser within a day and press the button there.
            </p>
            {isSent ? <p>Nothing yet? It can take a minute. Check your spam folder too.</p> : null}
            <Form method="post">
              <Button type="submit" variant="main" busy={sending}>
                {isSent ? 'Send it again' : 'Send the link'}
              </Button>
            </Form>
            <p className="small">
              Not your address? <Link to={paths.profile}>Change it on your profile.</Link>
            </p>
          </>
        ) : (
          <p>
            {email.includes('@')
              ? 'Your email address is confirmed.'
              : 'You log in with the name on your card, so there’s no address to confirm.'}
          </p>
        )}
      </Section>
    </Page>
  );
}
