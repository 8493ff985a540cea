import { graphql, type ResultOf } from '../init';
import { NextStepParts } from '../next-step/next-step';
import { PageViewer } from '../shell/page-viewer';

/** All that the map of a course shows, in one operation. */
export const CourseMapPage = graphql(
  `
    query CourseMapPage($courseId: ID!) {
      ...PageViewer
      courseMap(courseId: $courseId) {
        mastery
        course { id name grade }
        nextStep { ...NextStepParts }
        placementOffer
        topics {
          topic { id title year strand }
          state
          answered
          unaided
          unaidedAt
          levelReached
          unresolvedCount
          finding
          after
          needs { topic { id title year } state }
        }
      }
    }
  `,
  [PageViewer, NextStepParts],
);

export type CourseMapData = NonNullable<ResultOf<typeof CourseMapPage>['courseMap']>;
export type MapTopicData = CourseMapData['topics'][number];
