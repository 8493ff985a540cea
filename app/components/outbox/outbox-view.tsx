import type { ResultOf } from 'gql.tada';
import type { OutboxPage } from '../../graphql/admin/outbox-page';
import { Callout } from '../ui/alert';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Stack } from '../ui/layout';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { linkedText } from './linked-text';

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
        <Section label="Emails">
          <EmptyState heading="h2" title="No emails waiting">
            <p>When someone asks for a new password, the email with the link shows up here.</p>
          </EmptyState>
        </Section>
      ) : (
        <Stack as="ol">
          {mails.map((mail) => (
            <Stack as="li" key={mail.id} gap={2} className="card">
              <h2>{mail.subject}</h2>
              <Cluster justify="between" gap={2} className="small muted">
                <span>To {mail.to}</span>
                <time dateTime={mail.createdAt}>{mail.written}</time>
              </Cluster>
              <Callout as="p" className="as-written">
                {linkedText(mail.body).map(({ text, link }, index) =>
                  link ? (
                    <a key={index} href={text} rel="noopener noreferrer">
                      {text}
                    </a>
                  ) : (
                    text
                  ),
                )}
              </Callout>
            </Stack>
          ))}
        </Stack>
      )}
    </Page>
  );
}
