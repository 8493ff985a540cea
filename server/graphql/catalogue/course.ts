import {
  allCourses,
  type Course as CourseData,
  findCourse,
  practisableTopicsOf,
  topicsOf,
} from '../../modules/catalogue';
import { Subscription } from '../billing/subscription';
import { builder } from '../builder';
import { Topic } from './topic';
import { practisedSeconds, viewerRanks, viewerSubscriptions } from './viewer-courses';

type ExamPaperData = NonNullable<CourseData['examShape']>[number];

const ExamPaper = builder.objectRef<ExamPaperData>('ExamPaper').implement({
  description: 'One paper of the test or examination that a course leads to.',
  fields: (t) => ({
    name: t.exposeString('name'),
    minutes: t.exposeInt('minutes'),
    questions: t.int({ nullable: true, resolve: ({ questions }) => questions ?? null }),
    options: t.int({ nullable: true, resolve: ({ options }) => options ?? null }),
    calculator: t.exposeString('calculator'),
  }),
});

export const Course = builder.objectRef<CourseData>('Course').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    grade: t.exposeInt('grade'),
    name: t.exposeString('name'),
    badge: t.exposeString('icon', { description: 'Short text of the course badge: 6, OC, N5.' }),
    iconUrl: t.string({ resolve: ({ id }) => `/courses/${id}/icon.svg` }),
    totalTime: t.int({
      description: 'Seconds the viewer has practised in this course.',
      resolve: async ({ id }, _args, context) => (await practisedSeconds(context)).get(id) ?? 0,
    }),
    rankLevel: t.int({
      nullable: true,
      description: 'The viewer’s tier in battles, 1 to 10; null before the tenth, and where they switched it off.',
      resolve: async ({ id }, _args, context) => (await viewerRanks(context)).get(id)?.level ?? null,
    }),
    rankName: t.string({
      nullable: true,
      resolve: async ({ id }, _args, context) => (await viewerRanks(context)).get(id)?.name ?? null,
    }),
    subscription: t.field({
      type: Subscription,
      nullable: true,
      resolve: async ({ id }, _args, context) => (await viewerSubscriptions(context))(id),
    }),
    topics: t.field({ type: [Topic], resolve: (course) => topicsOf(course) }),
    examShape: t.field({ type: [ExamPaper], resolve: ({ examShape }) => examShape ?? [] }),
    practisableTopicCount: t.int({
      description: 'Topics that have questions to practise.',
      resolve: (course) => practisableTopicsOf(course).length,
    }),
  }),
});

builder.queryFields((t) => ({
  courses: t.field({ type: [Course], authScopes: { public: true }, resolve: () => [...allCourses] }),
  course: t.field({
    type: Course,
    nullable: true,
    args: { courseId: t.arg.id() },
    authScopes: { public: true },
    resolve: (_root, { courseId }) => findCourse(courseId) ?? null,
  }),
}));
