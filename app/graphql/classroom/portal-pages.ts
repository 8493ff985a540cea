import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** The teacher's home: her open classes, and what asks her to teach. */
export const PortalPage = graphql(
  `
    query PortalPage {
      ...Shell
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
  [Shell],
);

export const PortalArchivePage = graphql(
  `
    query PortalArchivePage {
      ...Shell
      taughtClasses(archived: true) { id name colour studentCount archivedAt course { name } }
    }
  `,
  [Shell],
);

export const NewClassPage = graphql(
  `
    query NewClassPage {
      ...Shell
      profile { teaches }
      taughtClasses(archived: false) { id }
      courses { id name }
    }
  `,
  [Shell],
);
