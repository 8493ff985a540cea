import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** The teacher's home: her open classes, and what asks her to teach. */
export const PortalPage = graphql(
  `
    query PortalPage {
      ...PageViewer
      profile { openSteps }
      taughtClasses(archived: false) {
        id name colour studentCount activeCount newCount isOwner ownerName lastActiveDay
        course { name }
      }
      portalTasks {
        id classId className timeZone title type state opensAt dueAt lateUntil students handedIn overdue toMark requests joinedLater
      }
      teachingInvitations { classId name colour invitedBy course { name } }
    }
  `,
  [PageViewer],
);

export const PortalArchivePage = graphql(
  `
    query PortalArchivePage {
      ...PageViewer
      taughtClasses(archived: true) { id name colour studentCount archivedAt course { name } }
    }
  `,
  [PageViewer],
);

export const NewClassPage = graphql(
  `
    query NewClassPage {
      ...PageViewer
      profile { teaches }
      taughtClasses(archived: false) { id }
      courses { id name }
    }
  `,
  [PageViewer],
);
