import { graphql } from '../init';

/** The drawing that is kept with a question of the viewer's own. */
export const KeptBoard = graphql(`
  query KeptBoard($questionId: ID!) {
    keptBoard(questionId: $questionId) { board keptAt }
  }
`);

/** The drawing of a student, for their teacher. */
export const StudentBoard = graphql(`
  query StudentBoard($studentTaskId: ID!, $questionId: ID!) {
    studentBoard(studentTaskId: $studentTaskId, questionId: $questionId) { board }
  }
`);

export const KeepBoard = graphql(`
  mutation KeepBoard($questionId: ID!, $board: String!, $seenAt: DateTime) {
    keepBoard(questionId: $questionId, board: $board, seenAt: $seenAt) { keptAt }
  }
`);

export const TakeBoardBack = graphql(`
  mutation TakeBoardBack($questionId: ID!, $seenAt: DateTime) {
    takeBoardBack(questionId: $questionId, seenAt: $seenAt)
  }
`);

/** Pens and stickers that the viewer bought. */
export const BoardKit = graphql(`query BoardKit { ownedItems(slots: [PEN, STICKER]) }`);
