import { graphql, type ResultOf } from '../init';
import { NextStepParts } from '../next-step/next-step';
import { PageViewer } from '../shell/page-viewer';
import { QuestionParts } from './question-parts';

/** All that /practice/{practiceId}/result shows, in one operation. */
export const ResultPage = graphql(
  `
    query ResultPage($practiceId: ID!) {
      ...PageViewer
      practice(practiceId: $practiceId) {
        id
        studentTaskId
        mode
        state
        currentIndex
        timeUp
        course { id name }
        topics { id title }
        nextStep { ...NextStepParts }
        result {
          score
          total
          afterRetry
          seconds
          secondsAllowed
          coins { label amount }
          coinTotal
          coinBalance
          newErrorCount
          fixedErrorCount
          confirmedErrorCount
          questions { ...QuestionParts usualSeconds }
        }
      }
    }
  `,
  [PageViewer, QuestionParts, NextStepParts],
);

export type ResultData = NonNullable<ResultOf<typeof ResultPage>['practice']>;
