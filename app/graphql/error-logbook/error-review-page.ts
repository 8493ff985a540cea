import { graphql } from '../init';
import { QuestionParts } from '../practice/question-parts';
import { PageViewer } from '../shell/page-viewer';

/** One error of the review session of a course's logbook; at index 0, which none has, the session alone. */
export const ErrorReviewPage = graphql(
  `
    query ErrorReviewPage($courseId: ID!, $index: Int!) {
      ...PageViewer
      course(courseId: $courseId) { id name }
      errorReview(courseId: $courseId) {
        id
        currentIndex
        finishedAt
        items { index state errorId unresolved name }
        item(index: $index) { index state question { practiceId ...QuestionParts } }
      }
    }
  `,
  [PageViewer, QuestionParts],
);
