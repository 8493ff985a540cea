import { graphql, type ResultOf } from '../init';

/** The help that a question of the viewer's own shows now. Its steps are in it only once it is closed. */
export const QuestionHelp = graphql(`
  query QuestionHelp($questionId: ID!) {
    question(questionId: $questionId) {
      hints { number text }
      solution { steps { line reason } }
      workedExample { prompt steps { line reason } }
    }
  }
`);

export type QuestionHelpData = NonNullable<ResultOf<typeof QuestionHelp>['question']>;
