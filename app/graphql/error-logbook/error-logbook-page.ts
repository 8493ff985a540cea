import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** The error logbook of one course, or of all. */
export const ErrorLogbookPage = graphql(
  `
    query ErrorLogbookPage($courseId: ID) {
      ...Shell
      courses { id name badge }
      unresolvedCountByCourse { courseId courseName courseGrade unresolvedCount }
      errorLogbook(courseId: $courseId) {
        totals { open reviewing fixed relapsed unresolved }
        groupsByTopic { id name unresolved total topic { id title } example { promptLine answerLatex answer } }
        groupsByType { id name unresolved total misconception { id type } example { promptLine answerLatex answer topic { title } } }
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
          topic { id title }
          misconception { id name }
        }
        followUps { id title count dueAt errorIds }
        heat { topicId topicTitle type count }
        fixedByWeek { weekStart count }
        medianDaysToFix
        relapseCount
      }
    }
  `,
  [Shell],
);
