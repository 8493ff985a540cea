import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';
import { ClassHead } from './class-head';

export const RosterPage = graphql(
  `
    query RosterPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        ...ClassHead
        students { id nickname avatar yearLevel joinedAt lastActiveDay answered }
        people { otherClasses { id name } }
      }
    }
  `,
  [PageViewer, ClassHead],
);

export const ClassJoinPage = graphql(
  `
    query ClassJoinPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        ...ClassHead
        joinCode
        people { invitations { email role } }
      }
    }
  `,
  [PageViewer, ClassHead],
);

export const ClassSettingsPage = graphql(
  `
    query ClassSettingsPage($classId: ID!) {
      ...PageViewer
      profile { teaches }
      courses { id name }
      taughtClass(classId: $classId) {
        ...ClassHead
        timeZone
        version
        coinsOnTasks
        isOwner
        ownerName
        people { coTeachers { id nickname } invitations { email role } }
      }
      battleHours(classId: $classId) { fromMinute untilMinute }
    }
  `,
  [PageViewer, ClassHead],
);
