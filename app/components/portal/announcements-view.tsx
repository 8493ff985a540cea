import type { ClassFormState } from '../../lib/class-form';
import { classPaths } from '../../lib/class-paths';
import { AnnouncementList, type ListedAnnouncement } from '../announcements/announcement-list';
import { RichTextField } from '../announcements/rich-text-field';
import { BothVersions } from '../ui/both-versions';
import { ConfirmForm } from '../ui/confirm-form';
import { EmptyState } from '../ui/empty-state';
import { Cluster } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Section } from '../ui/section';
import type { ClassHead } from './class-layout';
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
      <Section title={editing === null ? 'Post to the class' : 'Edit announcement'}>
        {school.archivedAt !== null && editing === null ? (
          <p className="muted">This class is archived. Reopen it to post.</p>
        ) : (
          <PortalForm
            key={editing?.id ?? announcements[0]?.id ?? 'first'}
            intent={intent}
            reply={reply}
            submit={editing === null ? 'Announce' : 'Save'}
            variant="main"
            cancel={editing === null ? undefined : classPaths.announcements(school.id)}
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
        )}
      </Section>
      <Section title="Announcements">
        {announcements.length === 0 ? (
          <EmptyState plain heading="h3" title="No announcements yet">
            <p>Announcements appear on the class page, and every student is notified.</p>
          </EmptyState>
        ) : (
          <AnnouncementList
            announcements={announcements}
            tools={({ id, by }) => (
              <Cluster align="top">
                <LinkButton
                  to={classPaths.announcement(school.id, id)}
                  variant="quiet"
                  size="sm"
                  aria-label={`Edit: ${by}`}
                >
                  Edit
                </LinkButton>
                <ConfirmForm
                  summary="Delete…"
                  label={`Delete: ${by}`}
                  fields={{ id }}
                  intent="delete"
                  submit="Yes, delete it"
                />
              </Cluster>
            )}
          />
        )}
      </Section>
    </>
  );
}
