import { Form } from '@remix-run/react';
import { Mail } from 'lucide-react';
import { Button } from '../ui/button';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';

interface WaitingListProps {
  label: string;
  emails: string[];
}

/** Addresses that were asked in and have not answered; each can be taken back. */
export function WaitingList({ label, emails }: WaitingListProps) {
  if (emails.length === 0) return null;
  return (
    <Section title={label} heading="h3" bare>
      <Rows>
        {emails.map((email) => (
          <Row key={email} mark={<Mail size={20} aria-hidden />} title={email}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="email" value={email} />
              <Button
                type="submit"
                name="intent"
                value="withdraw"
                variant="quiet"
                size="sm"
                aria-label={`Cancel the invitation to ${email}`}
              >
                Cancel invitation
              </Button>
            </Form>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
