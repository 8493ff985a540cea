import {
  type CourseMap as CourseMapData,
  getCourseMap,
  type MapTopic as MapTopicData,
  type TopicState as TopicStateData,
} from '../../modules/home';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { MasteryState } from '../catalogue/mastery-state';
import { Topic } from '../catalogue/topic';
import { NextStep } from '../next-step/next-step';
import { PlacementFinding, PlacementOffer } from '../placement/placement';
import { requireViewer } from '../require-viewer';

const TopicState = builder.objectRef<TopicStateData>('TopicState').implement({
  fields: (t) => ({
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    state: t.field({ type: MasteryState, resolve: ({ state }) => state }),
  }),
});

const MapTopic = builder.objectRef<MapTopicData>('MapTopic').implement({
  description: 'A topic on the map of a course, with how the viewer stands in it.',
  fields: (t) => ({
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    state: t.field({ type: MasteryState, resolve: ({ state }) => state }),
    answered: t.exposeInt('answered'),
    unaided: t.exposeInt('unaided', { description: 'Questions that were right at the first try without any help.' }),
    unaidedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ unaidedAt }) => unaidedAt }),
    levelReached: t.exposeBoolean('levelReached', { description: "Whether the rating has reached the topic's level." }),
    unresolvedCount: t.exposeInt('unresolvedCount'),
    finding: t.field({
      type: PlacementFinding,
      nullable: true,
      description: 'What the placement test of the course said; null where none was taken.',
      resolve: ({ finding }) => finding,
    }),
    after: t.exposeStringList('after', { description: 'Ids of the topics of this course to learn just before it.' }),
    needs: t.field({
      type: [TopicState],
      description: 'What to learn just before it, in whatever course.',
      resolve: ({ needs }) => needs,
    }),
  }),
});

const CourseMap = builder.objectRef<CourseMapData>('CourseMap').implement({
  fields: (t) => ({
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    mastery: t.exposeFloat('mastery'),
    nextStep: t.field({ type: NextStep, nullable: true, resolve: ({ nextStep }) => nextStep }),
    placementOffer: t.field({
      type: PlacementOffer,
      nullable: true,
      description: 'Whether the placement test can be taken; null while its result is too new for another one.',
      resolve: ({ placementOffer }) => placementOffer,
    }),
    topics: t.field({ type: [MapTopic], resolve: ({ topics }) => topics }),
  }),
});

builder.queryField('courseMap', (t) =>
  t.field({
    type: CourseMap,
    nullable: true,
    args: { courseId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId }, context) => getCourseMap(context.services, requireViewer(context), courseId),
  }),
);
