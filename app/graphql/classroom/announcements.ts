import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const AnnouncementsPage = graphql(
  `
    query AnnouncementsPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        announcements { id body createdAt editedAt author }
      }
    }
  `,
  [PageViewer],
);

export const Announce = graphql(`
  mutation Announce($classId: ID!, $body: String!, $creationKey: String!) {
    announce(classId: $classId, body: $body, creationKey: $creationKey)
  }
`);

export const EditAnnouncement = graphql(`
  mutation EditAnnouncement($id: ID!, $body: String!, $seen: String) {
    editAnnouncement(id: $id, body: $body, seen: $seen)
  }
`);

export const DeleteAnnouncement = graphql(`mutation DeleteAnnouncement($id: ID!) { deleteAnnouncement(id: $id) }`);
