import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** The error logbook of one course. */
export const ErrorLogbookPage = graphql(
  `
    query ErrorLogbookPage($courseId: ID!) {
      ...PageViewer
      courses { id name badge }
      unresolvedCountByCourse { courseId courseName courseGrade unresolvedCount }
      errorLogbook(courseId: $courseId) {
        totals { open reviewing fixed relapsed unresolved }
        groupsByType { id unresolved misconception { id } }
        entries {
          id
          questionId
          courseId
          title
          promptLine
          answer
          answerLatex
          state
          openedAt
          dueAt
          fixedAt
          confirmedAt
          topic { id title }
          misconception { id name }
        }
        due { clear confirm }
        followUps { id kind title count dueAt due errorIds }
        heat { topicId topicTitle type count }
        fixedByWeek { weekStart count }
        medianDaysToFix
        relapseCount
      }
      errorReview(courseId: $courseId) { currentIndex items { state } }
    }
  `,
  [PageViewer],
);
