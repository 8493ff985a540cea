import { addCourses, chooseCourses } from '../../modules/catalogue';
import { type CourseProgress, getMyCourses } from '../../modules/home';
import { builder } from '../builder';
import { PlacementOffer } from '../placement/placement';
import { requireViewer } from '../require-viewer';
import { Course } from './course';
import { Topic } from './topic';

export const MyCourse = builder.objectRef<CourseProgress>('MyCourse').implement({
  fields: (t) => ({
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    mastery: t.exposeFloat('mastery', {
      description:
        'Share of the practisable topics that are mastered, 0 to 1; one that is nearly mastered counts half.',
    }),
    nextTopic: t.field({ type: Topic, nullable: true, resolve: ({ nextTopic }) => nextTopic }),
    unresolvedCount: t.exposeInt('unresolvedCount'),
    placementOffer: t.field({
      type: PlacementOffer,
      nullable: true,
      description: 'Whether the placement test can be taken; null while its result is too new for another one.',
      resolve: ({ placementOffer }) => placementOffer,
    }),
  }),
});

builder.queryField('myCourses', (t) =>
  t.field({
    type: [MyCourse],
    description: 'The courses a student has chosen, with progress; in the order chosen.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => getMyCourses(context.services, requireViewer(context)),
  }),
);

builder.mutationField('chooseCourses', (t) =>
  t.field({
    type: [MyCourse],
    args: { courseIds: t.arg.idList() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { courseIds }, context) => {
      const viewer = requireViewer(context);
      await chooseCourses(context.services, viewer, courseIds);
      return getMyCourses(context.services, viewer);
    },
  }),
);

builder.mutationField('addCourses', (t) =>
  t.boolean({
    description: 'Adds one to three courses behind those that are chosen.',
    args: { courseIds: t.arg.idList() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { courseIds }, context) => {
      await addCourses(context.services, requireViewer(context), courseIds);
      return true;
    },
  }),
);
