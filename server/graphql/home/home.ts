import { type DueItem as DueItemData, dueItems } from '../../modules/error-logbook';
import { type Activity, getActivity, getMyCourses, getOpenPractice } from '../../modules/practice';
import { builder } from '../builder';
import { MyCourse } from '../catalogue/my-courses';
import { Practice } from '../practice/practice';
import { requireViewer } from '../require-viewer';

const DueKind = builder.enumType('DueKind', { values: ['ERRORS_TO_CLEAR', 'ERRORS_TO_CONFIRM'] as const });

const DueItem = builder.objectRef<DueItemData>('DueItem').implement({
  fields: (t) => ({
    kind: t.field({ type: DueKind, resolve: ({ kind }) => kind }),
    courseId: t.exposeID('courseId'),
    courseName: t.exposeString('courseName'),
    count: t.exposeInt('count'),
    dueAt: t.field({ type: 'DateTime', resolve: ({ dueAt }) => dueAt }),
  }),
});

const DayActivity = builder.objectRef<Activity['week'][number]>('DayActivity').implement({
  fields: (t) => ({ date: t.exposeString('date'), answered: t.exposeInt('answered') }),
});

const Home = builder.objectRef<Activity>('Home').implement({
  fields: (t) => ({
    answeredToday: t.exposeInt('answeredToday'),
    streakDays: t.exposeInt('streakDays'),
    week: t.field({
      type: [DayActivity],
      description: "The seven days of this week, Monday first, in the student's own time zone.",
      resolve: ({ week }) => week,
    }),
    continuePractice: t.field({
      type: Practice,
      nullable: true,
      description: 'The newest practice still in progress.',
      resolve: (_home, _args, context) => getOpenPractice(context.services, requireViewer(context)),
    }),
    due: t.field({
      type: [DueItem],
      resolve: (_home, _args, context) => dueItems(context.services, requireViewer(context)),
    }),
    myCourses: t.field({
      type: [MyCourse],
      resolve: (_home, _args, context) => getMyCourses(context.services, requireViewer(context)),
    }),
  }),
});

builder.queryField('home', (t) =>
  t.field({
    type: Home,
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => getActivity(context.services, requireViewer(context)),
  }),
);
