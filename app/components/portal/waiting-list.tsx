import { Form } from '@remix-run/react';
import { Mail } from 'lucide-react';
import { Button } from '../ui/button';
import styles from './portal.module.css';

interface WaitingListProps {
  label: string;
  emails: string[];
}

/** Addresses that were asked in and have not answered; each can be taken back. */
export function WaitingList({ label, emails }: WaitingListProps) {
  if (emails.length === 0) return null;
  return (
    <>
      <h3 className={styles.waitingHead}>{label}</h3>
      <ul className={styles.list}>
        {emails.map((email) => (
          <li key={email}>
            <Mail size={20} aria-hidden />
            <span className={styles.grow}>{email}</span>
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
          </li>
        ))}
      </ul>
    </>
  );
}
