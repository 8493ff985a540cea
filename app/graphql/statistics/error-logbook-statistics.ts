import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** One course's error logbook in numbers: the page and its files ask for the same. */
export const ErrorStatistics = graphql(`
  fragment ErrorStatistics on ErrorLogbookStatistics @_unmask {
    course { id name }
    totals { open reviewing relapsed fixed unresolved }
    weeks { weekStart opened fixed }
    medianDaysToFix
    relapses { count of }
    due { date count }
    misconceptionCells { topicId topicTitle misconceptionId misconceptionName totals { open reviewing relapsed fixed unresolved } }
    misconceptionCount
    retiredMisconceptions { id name errorCount fixedAt }
  }
`);

export const ErrorLogbookStatisticsPage = graphql(
  `
    query ErrorLogbookStatisticsPage($courseId: ID!) {
      ...PageViewer
      errorLogbookStatistics(courseId: $courseId) { ...ErrorStatistics }
    }
  `,
  [PageViewer, ErrorStatistics],
);

export const ErrorLogbookStatisticsFile = graphql(
  `
    query ErrorLogbookStatisticsFile($courseId: ID!) {
      viewer { timeZone }
      errorLogbookStatistics(courseId: $courseId) { ...ErrorStatistics }
    }
  `,
  [ErrorStatistics],
);

export type ErrorStatisticsData = ResultOf<typeof ErrorStatistics>;
