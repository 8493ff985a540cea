import { Form, Link } from '@remix-run/react';
import type { ClassFormState } from '../../lib/class-form';
import { classPaths } from '../../lib/class-paths';
import { AnnouncementList, type ListedAnnouncement } from '../announcements/announcement-list';
import styles from '../announcements/announcements.module.css';
import { RichTextField } from '../announcements/rich-text-field';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import type { ClassHead } from './class-layout';
import portal from './portal.module.css';
import { PortalForm } from './portal-form';

interface AnnouncementsViewProps {
  school: ClassHead;
  announcements: ListedAnnouncement[];
  /** The one that is being changed. */
  editing: { id: string; body: string } | null;
  creationKey: string;
  reply: ClassFormState | undefined;
}

/** What those who teach a class write to it. */
export function AnnouncementsView({ school, announcements, editing, creationKey, reply }: AnnouncementsViewProps) {
  const intent = editing === null ? 'announce' : 'edit';
  const own = reply?.intent === intent ? reply : undefined;
  return (
    <>
      <section className="card" aria-labelledby="write">
        <h2 id="write">{editing === null ? 'Post to the class' : 'Edit announcement'}</h2>
        {school.archivedAt !== null && editing === null ? (
          <p className={portal.gap}>This class is archived. Reopen it to post.</p>
        ) : (
          <>
            <PortalForm
              key={editing?.id ?? creationKey}
              intent={intent}
              reply={reply}
              submit={editing === null ? 'Announce' : 'Save'}
              variant="main"
            >
              <input type="hidden" name="creationKey" value={creationKey} />
              {editing === null ? null : <input type="hidden" name="seen" value={editing.body} />}
              {own?.isConflict && editing !== null ? (
                <BothVersions
                  by={null}
                  at={null}
                  fields={[
                    { name: 'body', label: 'Announcement', mine: [own.values.body ?? ''], theirs: [editing.body] },
                  ]}
                  show={(_name, [text = '']) => text}
                />
              ) : null}
              <RichTextField
                label="Announcement"
                name="body"
                defaultValue={own?.values.body ?? editing?.body}
                error={own?.errors.body}
              />
            </PortalForm>
            {editing === null ? null : (
              <p className={styles.tools}>
                <Link to={classPaths.announcements(school.id)}>Cancel</Link>
              </p>
            )}
          </>
        )}
      </section>
      <section className="card" aria-labelledby="written">
        <h2 id="written">Announcements</h2>
        {announcements.length === 0 ? (
          <EmptyState plain heading="h3" title="No announcements yet">
            <p>Announcements appear on the class page, and every student is notified.</p>
          </EmptyState>
        ) : (
          <AnnouncementList
            announcements={announcements}
            tools={({ id, by }) => (
              <div className={styles.tools}>
                <Link to={classPaths.announcement(school.id, id)} aria-label={`Edit: ${by}`}>
                  Edit
                </Link>
                <details>
                  <summary aria-label={`Delete: ${by}`}>Delete…</summary>
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" name="intent" value="delete" size="sm">
                      Yes, delete it
                    </Button>
                  </Form>
                </details>
              </div>
            )}
          />
        )}
      </section>
    </>
  );
}
