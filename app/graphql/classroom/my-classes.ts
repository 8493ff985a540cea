import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';
import { MyTaskParts } from '../tasks/student-tasks';

/** A student's classes, and those that ask the student in. */
export const ClassesPage = graphql(
  `
    query ClassesPage {
      ...PageViewer
      myClasses { id name colour archived teachers studentCount course { name } }
      openTasks { classId type title dueAt answered questionCount }
      classInvitations { classId name colour invitedBy joinCode course { name } }
    }
  `,
  [PageViewer],
);

export const ClassDetailsPage = graphql(
  `
    query ClassDetailsPage($classId: ID!) {
      ...PageViewer
      myClass(classId: $classId) {
        id name colour archived teachers studentCount missedTests classmates { firstName avatar }
        files { id name kind size createdAt }
        announcements { id body createdAt editedAt author }
        course { id name }
        pot { coins own pot { id title goal sum givers given } }
      }
      myTasks(classId: $classId) { ...MyTaskParts }
    }
  `,
  [PageViewer, MyTaskParts],
);

export const JoinClassPage = graphql(
  `
    query JoinClassPage($code: String!) {
      ...PageViewer
      classToJoin(code: $code) { id name colour teachers schoolName joined course { name } }
    }
  `,
  [PageViewer],
);

/** Whether a code opens a class, before the page about it is opened. */
export const ClassToJoin = graphql(`query ClassToJoin($code: String!) { classToJoin(code: $code) { id } }`);

export const JoinClass = graphql(`mutation JoinClass($code: String!) { joinClass(code: $code) }`);

export const LeaveClass = graphql(`mutation LeaveClass($classId: ID!) { leaveClass(classId: $classId) }`);

export const DeclineClassInvitation = graphql(`
  mutation DeclineClassInvitation($classId: ID!) { declineClassInvitation(classId: $classId) }
`);
