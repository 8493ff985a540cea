import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const RosterPage = graphql(
  `
    query RosterPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        students { id nickname avatar yearLevel joinedAt lastActiveDay answered }
        people { otherClasses { id name } }
      }
    }
  `,
  [PageViewer],
);

export const ClassJoinPage = graphql(
  `
    query ClassJoinPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        joinCode
        people { invitations { email role } }
      }
    }
  `,
  [PageViewer],
);

export const ClassSettingsPage = graphql(
  `
    query ClassSettingsPage($classId: ID!) {
      ...PageViewer
      profile { teaches }
      courses { id name }
      taughtClass(classId: $classId) {
        name colour timeZone
        course { id name }
        version
        coinsOnTasks
        isOwner
        ownerName
        people { coTeachers { id nickname } invitations { email role } }
      }
      battleHours(classId: $classId) { fromMinute untilMinute }
    }
  `,
  [PageViewer],
);
