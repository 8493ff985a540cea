import type { ReactNode } from 'react';
import { Rows } from '../ui/lists';
import { RichTextView } from './rich-text-view';

export interface ListedAnnouncement {
  id: string;
  body: string;
  /** "Ms Hill, today", "Ms Hill, 12 Mar, edited". */
  by: string;
}

interface AnnouncementListProps {
  announcements: ListedAnnouncement[];
  /** What can be done with one. */
  tools?: (announcement: ListedAnnouncement) => ReactNode;
}

/** What was written to a class, the newest first. */
export function AnnouncementList({ announcements, tools }: AnnouncementListProps) {
  return (
    <Rows tall label="Announcements">
      {announcements.map((announcement) => (
        <li key={announcement.id}>
          <p className="small muted">{announcement.by}</p>
          <RichTextView text={announcement.body} />
          {tools?.(announcement)}
        </li>
      ))}
    </Rows>
  );
}
