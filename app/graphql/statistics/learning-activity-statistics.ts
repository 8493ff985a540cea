import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** What was done in one course lately: the page and its files ask for the same. */
export const LearningActivity = graphql(`
  fragment LearningActivity on LearningActivityStatistics @_unmask {
    course { id name }
    isOpen
    isWhole
    periods { start seconds answered rightFirstTry hinted coins pauses }
    streakDays
    partStarts
    topics { topic { id title } mastery allTime { count of } parts { count of } }
    forgetting { fromDays toDays right { count of } }
    repaired { count of }
  }
`);

export const LearningActivityPage = graphql(
  `
    query LearningActivityPage($courseId: ID!, $range: StatisticsRange!) {
      ...PageViewer
      learningActivityStatistics(courseId: $courseId, range: $range) { ...LearningActivity }
    }
  `,
  [PageViewer, LearningActivity],
);

export const LearningActivityFile = graphql(
  `
    query LearningActivityFile($courseId: ID!, $range: StatisticsRange!) {
      learningActivityStatistics(courseId: $courseId, range: $range) { ...LearningActivity }
    }
  `,
  [LearningActivity],
);

export type LearningActivityData = ResultOf<typeof LearningActivity>;
