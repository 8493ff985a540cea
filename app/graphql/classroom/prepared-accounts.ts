import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';
import { ClassHead } from './class-head';

export const ClassAccountsPage = graphql(
  `
    query ClassAccountsPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        ...ClassHead
        preparedAccounts { studentId nickname login firstPassword }
      }
    }
  `,
  [PageViewer, ClassHead],
);

export const PrepareStudents = graphql(`
  mutation PrepareStudents($classId: ID!, $names: [String!]!, $creationKey: String!) {
    prepareStudents(classId: $classId, names: $names, creationKey: $creationKey)
  }
`);

export const GiveFirstPassword = graphql(`
  mutation GiveFirstPassword($classId: ID!, $studentId: ID!) {
    giveFirstPassword(classId: $classId, studentId: $studentId)
  }
`);
