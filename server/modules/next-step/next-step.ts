import { practiceModes } from '../../../rules/practice-modes';
import { questionsIn } from '../../../rules/study-plan';
import type { Viewer } from '../../platform/viewer';
import { type Course, findCourse, findTopic, type Topic } from '../catalogue/index';
import type { PlanDay } from '../placement/index';
import { masteryBy, progressIn } from '../practice/index';
import { type DoneSet, doneSets } from './done-today';
import type { NextStepRow } from './next-step.repo';
import { type OpenPractice, openPractice } from './open-practice';
import { type WeekPlan, weekPlan } from './week-plan';

/** What to do next: the first of these that there is something to do for. */
export const nextStepKinds = ['CONTINUE', 'FIX_ERRORS', 'PLAN_DAY', 'LEARN', 'REFRESH', 'MIXED'] as const;
export type NextStepKind = (typeof nextStepKinds)[number];

export interface NextStep {
  kind: NextStepKind;
  course: Course;
  /** What the set is about; null where it is about no single topic. */
  title: string | null;
  /** The topic that comes next in the course, even where something else is done before it; null where all are mastered. */
  topic: Topic | null;
  /** What the set asks about; empty for all topics of the course. */
  topicIds: string[];
  questionCount: number;
  /** The practice to go on with. */
  practice: OpenPractice | null;
  /** Sets of the course that were done today. */
  doneToday: DoneSet[];
}

/** The questions of a set where no minutes a day were chosen: as many as the plan of a first week has. */
const usualQuestions = 8;
const fewestQuestions = practiceModes.CASUAL.fewestQuestions;
const mostQuestions = practiceModes.ERROR_LOGBOOK.mostQuestions;

export interface NextStepStudent {
  timeZone: string;
  account: Pick<Viewer['account'], 'minutesADay'>;
}

/**
 * Pure: the one rule of what a student does next, which every page that suggests something asks. With a course the step is
 * within it; null asks for the first step of all. Null where that course is not offered, or none was chosen.
 */
export function nextStepFrom(
  row: NextStepRow,
  student: NextStepStudent,
  now: Date,
): (courseId: string | null) => NextStep | null {
  const stateOf = masteryBy(row, now);
  const plan = weekPlan(row, now, student.timeZone);
  const open = row.open_practice && openPractice(row.open_practice);
  return (courseId) => {
    const course = findCourse(courseId ?? firstCourse(row, open, plan) ?? '');
    if (!course) return null;
    const { nextTopic } = progressIn(course, stateOf, row.placements[course.id]?.findings);
    const day = plan?.course.id === course.id ? dayToDo(plan) : null;
    const topic = findTopic(day?.topicId ?? '') ?? nextTopic;
    const doneToday = doneSets(row.done_today, course.id);
    const step = { course, topic, practice: null, doneToday };
    if (open?.course.id === course.id) {
      const topicIds = open.topics.map(({ id }) => id);
      const title = open.topics.length === 1 ? (open.topics[0]?.name ?? null) : null;
      return { ...step, kind: 'CONTINUE', title, topicIds, questionCount: open.questionCount, practice: open };
    }
    const errors = errorsDue(row, course.id);
    if (errors > 0) {
      const questionCount = Math.min(errors, mostQuestions);
      return { ...step, kind: 'FIX_ERRORS', title: null, topicIds: [], questionCount };
    }
    if (day !== null && plan !== null) {
      return {
        ...step,
        kind: 'PLAN_DAY',
        title: day.title,
        topicIds: topicsOf(day, plan),
        questionCount: day.questions,
      };
    }
    const questionCount = questionsOf(student);
    if (topic === null) return { ...step, kind: 'MIXED', title: null, topicIds: [], questionCount };
    const kind = stateOf(topic.id) === 'NEEDS_REFRESH' ? 'REFRESH' : 'LEARN';
    return { ...step, kind, title: topic.name, topicIds: [topic.id], questionCount };
  };
}

/** The course of what is most pressing: what was begun, what is due, the plan, else the first that was chosen. */
function firstCourse({ due, courses }: NextStepRow, open: OpenPractice | null, plan: WeekPlan | null) {
  const offered = due.filter(({ course_id }) => findCourse(course_id));
  const [soonest] = offered.sort((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at));
  const planned = plan !== null && dayToDo(plan) !== null ? plan.course.id : undefined;
  return open?.course.id ?? soonest?.course_id ?? planned ?? courses.find((courseId) => findCourse(courseId));
}

/** Today's part of the plan, as long as it is to do. */
function dayToDo({ days, today, todayDone }: WeekPlan): PlanDay | null {
  const day = days[today];
  return day === undefined || day.questions === 0 || todayDone ? null : day;
}

/** The topic of a day; a day that looks back asks about all of the week's. */
const topicsOf = ({ topicId }: PlanDay, { days }: WeekPlan): string[] =>
  topicId === null ? [...new Set(days.flatMap((day) => day.topicId ?? []))] : [topicId];

const errorsDue = ({ due }: NextStepRow, courseId: string): number =>
  due.reduce((sum, each) => sum + (each.course_id === courseId ? each.count : 0), 0);

/** As many as fit into the minutes that the student wants to practise a day. */
function questionsOf({ account: { minutesADay } }: NextStepStudent): number {
  if (minutesADay === null) return usualQuestions;
  return Math.min(mostQuestions, Math.max(fewestQuestions, questionsIn(minutesADay)));
}
