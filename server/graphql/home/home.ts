import { topicCover } from '../../modules/catalogue';
import { type Activity, type DueItem as DueItemData, getHome, type Home as HomeData } from '../../modules/home';
import type { WeekPlan as WeekPlanData } from '../../modules/next-step';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { MyCourse } from '../catalogue/my-courses';
import { viewerRanks } from '../catalogue/viewer-courses';
import { NextStep } from '../next-step/next-step';
import { PlanDay } from '../placement/placement';
import { requireViewer } from '../require-viewer';
import { Quest } from '../shop/shop';

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
  fields: (t) => ({
    date: t.exposeString('date'),
    answered: t.exposeInt('answered'),
    paused: t.exposeBoolean('paused', { description: 'Missed, and a pause day kept the streak.' }),
  }),
});

const WeekPlan = builder.objectRef<WeekPlanData>('WeekPlan').implement({
  description: 'The first week after a placement test.',
  fields: (t) => ({
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    days: t.field({ type: [PlanDay], resolve: ({ days }) => days }),
    today: t.exposeInt('today', { description: 'Which of the days today is, from 0.' }),
    todayDone: t.exposeBoolean('todayDone', { description: 'Whether the set of today was done.' }),
  }),
});

const Home = builder.objectRef<HomeData>('Home').implement({
  fields: (t) => ({
    answeredToday: t.exposeInt('answeredToday'),
    streakDays: t.exposeInt('streakDays'),
    pausesHeld: t.exposeInt('pausesHeld', { description: 'Pause days that wait for a missed day.' }),
    week: t.field({
      type: [DayActivity],
      description: "The seven days of this week, Monday first, in the student's own time zone.",
      resolve: ({ week }) => week,
    }),
    nextStep: t.field({
      type: NextStep,
      nullable: true,
      description: 'Null before a course was chosen.',
      resolve: ({ nextStep }) => nextStep,
    }),
    quest: t.field({
      type: Quest,
      nullable: true,
      description: 'The quest of the student’s day; null for whoever is no student.',
      resolve: ({ quest }) => quest,
    }),
    due: t.field({ type: [DueItem], resolve: ({ due }) => due }),
    cover: t.field({
      type: 'JSON',
      nullable: true,
      description: 'A drawing of the topic to go on with; null where none of its questions has one.',
      resolve: ({ nextStep }) => {
        const topic = nextStep?.practice?.topics[0] ?? nextStep?.topic;
        return topic ? topicCover(topic.id) : null;
      },
    }),
    plan: t.field({ type: WeekPlan, nullable: true, resolve: ({ plan }) => plan }),
    myCourses: t.field({ type: [MyCourse], resolve: ({ myCourses }) => myCourses }),
  }),
});

builder.queryField('home', (t) =>
  t.field({
    type: Home,
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => {
      // Its courses ask for the ranks once they are there: asked now, they share a write with the rest of the page.
      viewerRanks(context).catch(() => {});
      return getHome(context.services, requireViewer(context));
    },
  }),
);
