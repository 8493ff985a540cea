import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const GroupsPage = graphql(
  `
    query GroupsPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        students { id nickname }
        groups { id name studentIds version }
      }
    }
  `,
  [PageViewer],
);

export const CreateClassGroup = graphql(`
  mutation CreateClassGroup($classId: ID!, $name: String!, $studentIds: [ID!]!, $creationKey: String!) {
    createClassGroup(classId: $classId, name: $name, studentIds: $studentIds, creationKey: $creationKey)
  }
`);

export const ChangeClassGroup = graphql(`
  mutation ChangeClassGroup($groupId: ID!, $version: String!, $name: String!, $studentIds: [ID!]!) {
    changeClassGroup(groupId: $groupId, version: $version, name: $name, studentIds: $studentIds)
  }
`);

export const DeleteClassGroup = graphql(`
  mutation DeleteClassGroup($groupId: ID!) { deleteClassGroup(groupId: $groupId) }
`);
