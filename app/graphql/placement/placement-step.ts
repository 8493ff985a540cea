import { graphql, type ResultOf } from '../init';
import { AskedParts } from '../practice/asked-parts';

/** One step of a placement test: how it stands, or what an answer leads to. */
export const PlacementStep = graphql(
  `
    query PlacementStep($courseId: ID!, $run: String, $begin: Boolean!, $dropping: Int, $answer: PlacementAnswerInput) {
      placementStep(courseId: $courseId, run: $run, begin: $begin, dropping: $dropping, answer: $answer) {
        course { id name grade }
        run
        startedAt
        askedCount
        question { ...AskedParts }
        topic { id title year }
        problem
        result {
          answered
          skipped
          topics { topic { id title strand } finding }
          start { id title }
          easierFirst
          week { title topicId questions }
        }
      }
    }
  `,
  [AskedParts],
);

export type PlacementResultData = NonNullable<ResultOf<typeof PlacementStep>['placementStep']['result']>;
