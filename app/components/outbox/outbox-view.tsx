import type { ResultOf } from 'gql.tada';
import type { OutboxPage } from '../../graphql/admin/outbox-page';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';
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
    <Page
      width="narrow"
      title="Outbox"
      lead="No mail server is set up, so emails are held here instead of being sent. Newest first, up to 100."
    >
      {mails.length === 0 ? (
        <section className="card" aria-label="Emails">
          <EmptyState heading="h2" title="No emails waiting">
            <p>When someone asks for a new password, the email with the link shows up here.</p>
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
    </Page>
  );
}
