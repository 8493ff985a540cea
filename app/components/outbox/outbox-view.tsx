import type { ResultOf } from 'gql.tada';
import type { OutboxPage } from '../../graphql/admin/outbox-page';
import { AccountPage } from '../account-pages/account-page';
import { EmptyState } from '../ui/empty-state';
import { linkedText } from './linked-text';
import styles from './outbox.module.css';

export type Mail = Omit<ResultOf<typeof OutboxPage>['outbox'][number], 'createdAt'> & {
  /** Day and time in words, in the administrator's time zone. */
  written: string;
  createdAt: string;
};

/** The mails that this machine stored because it has no mail server to hand them to. */
export function OutboxView({ mails }: { mails: Mail[] }) {
  return (
    <AccountPage
      title="Outbox"
      lead="No mail server is set up, so mails are kept here instead of being sent. Newest first, the last hundred."
    >
      {mails.length === 0 ? (
        <section className="card" aria-label="Mails">
          <EmptyState heading="h2" title="No mails are waiting">
            <p>When somebody asks for a new password, the mail with the link lands here.</p>
          </EmptyState>
        </section>
      ) : (
        <ol className={styles.mails}>
          {mails.map((mail) => (
            <li key={mail.id} className="card">
              <h2>{mail.subject}</h2>
              <p className={styles.facts}>
                <span>To {mail.to}</span>
                <time dateTime={mail.createdAt}>{mail.written}</time>
              </p>
              <p className={styles.body}>
                {linkedText(mail.body).map(({ text, link }, index) =>
                  link ? (
                    <a key={index} href={text} rel="noopener noreferrer">
                      {text}
                    </a>
                  ) : (
                    text
                  ),
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </AccountPage>
  );
}
