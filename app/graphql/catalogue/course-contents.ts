import { graphql, type ResultOf } from '../init';

/** One course and its topics, for everybody. */
export const CourseContents = graphql(`
  query CourseContents($courseId: ID!) {
    course(courseId: $courseId) {
      id
      name
      badge
      iconUrl
      practisableTopicCount
      examShape { name minutes questions options calculator }
      topics { id number title year strand codes templateCount }
    }
  }
`);

export type CourseContentsData = NonNullable<ResultOf<typeof CourseContents>['course']>;
