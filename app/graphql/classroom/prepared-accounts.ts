import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const ClassAccountsPage = graphql(
  `
    query ClassAccountsPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        id name
        preparedAccounts { studentId nickname login firstPassword }
      }
    }
  `,
  [PageViewer],
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
