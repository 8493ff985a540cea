import { graphql } from '../init';
import { Shell } from '../shell/shell';
import { ClassHead } from './class-head';

export const RosterPage = graphql(
  `
    query RosterPage($classId: ID!) {
      ...Shell
      taughtClass(classId: $classId) {
        ...ClassHead
        students { id nickname avatar yearLevel joinedAt lastActiveDay answered }
        people { otherClasses { id name } }
      }
    }
  `,
  [Shell, ClassHead],
);

export const ClassJoinPage = graphql(
  `
    query ClassJoinPage($classId: ID!) {
      ...Shell
      taughtClass(classId: $classId) {
        ...ClassHead
        joinCode
        people { invitations { email role } }
      }
    }
  `,
  [Shell, ClassHead],
);

export const ClassSettingsPage = graphql(
  `
    query ClassSettingsPage($classId: ID!) {
      ...Shell
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
  [Shell, ClassHead],
);
