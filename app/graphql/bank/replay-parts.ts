import { graphql, type ResultOf } from '../init';

/** A question of the bank with everything that is known of it. */
export const ReplayParts = graphql(`
  fragment ReplayParts on Replay @_unmask {
    template { id version title difficulty strategy calculator distinctQuestions topic { id title year } }
    seed
    prompt
    instruction
    figure
    choices { text right }
    keyLatex
    secondRoad
    steps { line relation reason hint ask }
    wrongPaths { misconceptionName answerLatex feedback diagnosedAs firstWrongStep }
    checks { name promise problems }
  }
`);

export type ReplayData = ResultOf<typeof ReplayParts>;
