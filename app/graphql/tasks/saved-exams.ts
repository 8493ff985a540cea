import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** What a teacher saved. */
export const SavedExamsPage = graphql(
  `
    query SavedExamsPage {
      ...PageViewer
      savedExams { id name source questionCount points createdAt }
    }
  `,
  [PageViewer],
);

export const SaveExam = graphql(`
  mutation SaveExam($taskId: ID!, $name: String!, $creationKey: String!) {
    saveExam(taskId: $taskId, name: $name, creationKey: $creationKey)
  }
`);

export const RenameSavedExam = graphql(`
  mutation RenameSavedExam($examId: ID!, $name: String!, $seen: String) {
    renameSavedExam(examId: $examId, name: $name, seen: $seen)
  }
`);

export const DeleteSavedExam = graphql(`
  mutation DeleteSavedExam($examId: ID!) { deleteSavedExam(examId: $examId) }
`);

export const ChooseSavedExam = graphql(`
  mutation ChooseSavedExam($taskId: ID!, $version: Int!, $examId: ID!) {
    chooseSavedExam(taskId: $taskId, version: $version, examId: $examId)
  }
`);
