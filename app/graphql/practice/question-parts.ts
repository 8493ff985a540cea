import { graphql, type ResultOf } from '../init';

/** What an answer changes of a question on its page. */
export const MarkedParts = graphql(`
  fragment MarkedParts on PracticeQuestion @_unmask {
    id
    choices { id text }
    attempts {
      id
      number
      answer
      answerLatex
      verdict
      message
      withHelp
      misconception { name explanation }
      splitting { ask choices { id text } answeredChoiceId }
    }
    loggedAttemptIds
    boardShapes
    closed
    outcome
    coinsAtStake
    stakeNote
    lateAnswer
    seconds
    solution { answerLatex steps { line reason } }
    workedExample { prompt figure steps { line reason } }
  }
`);

/** All that a page shows of one question. The answer and its steps are in it only once the question is closed. */
export const QuestionParts = graphql(
  `
    fragment QuestionParts on PracticeQuestion @_unmask {
      ...MarkedParts
      index
      title
      topic { id title }
      young
      prompt
      instruction
      figure
      answerMode
      keys
      inputMode
      prefix
      suffix
      calculator
      hintCount
      hints { number text }
      working { startLatex lines { number text latex verdict message } }
      errorId
      reported
      reason
    }
  `,
  [MarkedParts],
);

export type MarkedData = ResultOf<typeof MarkedParts>;
export type QuestionData = ResultOf<typeof QuestionParts>;
