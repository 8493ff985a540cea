import { graphql, type ResultOf } from '../init';
import { AskedParts } from '../practice/asked-parts';

/** A question to try, and what is said about the answer. */
export const SamplePage = graphql(
  `
    query SamplePage($topicId: ID!, $number: Int!, $answer: String, $steps: Boolean!) {
      sample(topicId: $topicId, number: $number, answer: $answer, steps: $steps) {
        topic { id title year }
        number
        question { ...AskedParts }
        reply { verdict message answerLatex misconception { name explanation } }
        solution { answerLatex steps { line reason } }
      }
    }
  `,
  [AskedParts],
);

export type SampleData = ResultOf<typeof SamplePage>['sample'];
