import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';
import { QuestionParts } from './question-parts';

/** All that /practice/{practiceId}/{questionIndex} shows, in one operation. */
export const PracticePage = graphql(
  `
    query PracticePage($practiceId: ID!, $index: Int!) {
      ...PageViewer
      practice(practiceId: $practiceId) {
        id
        isTest
        studentTaskId
        mode
        type
        state
        questionCount
        currentIndex
        coinsEarned
        outcomes
        timeUp
        clock { totalSeconds remainingMs endsAt }
        course { id name }
        question(index: $index) { ...QuestionParts }
      }
    }
  `,
  [PageViewer, QuestionParts],
);

export type PracticeOutcome = NonNullable<ResultOf<typeof PracticePage>['practice']>['outcomes'][number];
export type PracticeModeName = NonNullable<ResultOf<typeof PracticePage>['practice']>['mode'];
