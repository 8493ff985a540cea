import { graphql } from '../init';

export const unresolvedCountsQuery = graphql(`
  query UnresolvedCountByCourse {
    unresolvedCountByCourse { courseId courseName courseGrade unresolvedCount }
    viewer { coins waitingTaskCount }
  }
`);
