import { graphql, type ResultOf } from '../init';

/** All that a page shows of one question. The answer and its steps are in it only once the question is closed. */
export const QuestionParts = graphql(`
  fragment QuestionParts on PracticeQuestion @_unmask {
    id
    index
    title
    topic { id title }
    young
    prompt
    instruction
    figure
    answerMode
    choices { id text }
    keys
    inputMode
    prefix
    suffix
    calculator
    hintCount
    hints { number text }
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
    working { startLatex lines { number text latex verdict message } }
    boardShapes
    closed
    outcome
    errorId
    reported
    reason
    coinsAtStake
    lateAnswer
    seconds
    solution { answerLatex steps { line reason } }
    workedExample { prompt figure steps { line reason } }
  }
`);

export type QuestionData = ResultOf<typeof QuestionParts>;
