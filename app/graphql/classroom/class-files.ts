import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const ClassFilesPage = graphql(
  `
    query ClassFilesPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        files { shared { id name kind size createdAt } deleted { id name kind size createdAt } }
      }
    }
  `,
  [PageViewer],
);

export const FileDetailsPage = graphql(
  `
    query FileDetailsPage($fileId: ID!) {
      ...PageViewer
      sharedFile(fileId: $fileId) {
        id name kind size createdAt uploadedBy classId className teaches downloadable previewed
      }
    }
  `,
  [PageViewer],
);

export const RenameClassFile = graphql(`
  mutation RenameClassFile($fileId: ID!, $name: String!, $seen: String) {
    renameClassFile(fileId: $fileId, name: $name, seen: $seen)
  }
`);

export const DeleteClassFile = graphql(`mutation DeleteClassFile($fileId: ID!) { deleteClassFile(fileId: $fileId) }`);

export const RestoreClassFile = graphql(
  `mutation RestoreClassFile($fileId: ID!) { restoreClassFile(fileId: $fileId) }`,
);
