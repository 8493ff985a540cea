import { graphql } from '../init';

/** The drawing that is kept with a question of the viewer's own. */
export const KeptBoard = graphql(`
  query KeptBoard($questionId: ID!) {
    keptBoard(questionId: $questionId) { board }
  }
`);

export const KeepBoard = graphql(`
  mutation KeepBoard($questionId: ID!, $board: String!) {
    keepBoard(questionId: $questionId, board: $board)
  }
`);

export const TakeBoardBack = graphql(`
  mutation TakeBoardBack($questionId: ID!) {
    takeBoardBack(questionId: $questionId)
  }
`);

/** Pens and stickers that the viewer bought. */
export const BoardKit = graphql(`query BoardKit { ownedItems(slots: [PEN, STICKER]) }`);
