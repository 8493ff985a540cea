import { z } from 'zod';
import { asksAge } from '../../../../rules/age';
import { schoolForm } from '../../../../rules/forms/class';
import {
  dailyMinutes,
  goals,
  isOwnStep,
  isTeacherStep,
  type OwnStep,
  offeredDays,
  ownSteps,
  studyHours,
  type TeacherStep,
  teacherSteps,
  termsStep,
} from '../../../../rules/study-plan';
import { mostTaught } from '../../../../rules/taught-courses';
import { AppError } from '../../../platform/app-error';
import { badField, parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { allCourses, findCourse } from '../../catalogue/index';
import { putAgeOff, updateOwnStep } from './profile.repo';

const goalForm = z.object({
  goal: z.enum(goals, { errorMap: () => ({ message: 'Choose one of these.' }) }).nullable(),
  minutesADay: z
    .number()
    .refine((minutes) => dailyMinutes.some((each) => each === minutes), 'Choose how many minutes.')
    .nullable(),
});

/** Stores why a student is here and how long they want to practise a day. BAD_INPUT, FORBIDDEN for others. */
export async function setGoal(
  { db }: Services,
  { viewer, ...typed }: { viewer: Viewer; goal: string | null; minutesADay: number | null },
): Promise<void> {
  requireStudent(viewer);
  const { goal, minutesADay } = parseInput(goalForm, typed);
  await updateOwnStep(db, viewer.id, 'goal', { goal, minutes_a_day: minutesADay });
}

/** Stores when a student is reminded; null for never. BAD_INPUT for an hour of the night, FORBIDDEN for others. */
export async function setStudyHour(
  { db }: Services,
  { viewer, hour }: { viewer: Viewer; hour: number | null },
): Promise<void> {
  requireStudent(viewer);
  if (hour !== null && !studyHours.includes(hour)) throw badField('hour', 'Choose an hour between 7 am and 7 pm.');
  await updateOwnStep(db, viewer.id, 'time', { study_hour: hour });
}

/** Passes over a step. The age is put off: until it is told the student counts as under 13. NOT_FOUND, FORBIDDEN. */
export async function skipOwnStep(
  { db, clock }: Services,
  { viewer, step }: { viewer: Viewer; step: string },
): Promise<void> {
  if (isTeacherStep(step)) requireTeaching(viewer);
  else requireStudent(viewer);
  if (!isOwnStep(step) && !isTeacherStep(step)) throw new AppError('NOT_FOUND', 'We couldn’t find that step.');
  if (step === 'age') await putAgeOff(db, viewer.id, clock.now());
  else await updateOwnStep(db, viewer.id, step);
}

/** Stores the school of somebody who teaches; null for none. BAD_INPUT, FORBIDDEN for others. */
export async function setSchool(
  { db }: Services,
  { viewer, ...typed }: { viewer: Viewer; name: string | null },
): Promise<void> {
  requireTeaching(viewer);
  const { name } = parseInput(schoolForm, { name: typed.name ?? '' });
  await updateOwnStep(db, viewer.id, 'school', { school_name: name === '' ? null : name });
}

/** Stores which courses somebody teaches; none where they do not say. BAD_INPUT, FORBIDDEN for others. */
export async function setTeaching(
  { db }: Services,
  { viewer, courseIds }: { viewer: Viewer; courseIds: readonly string[] },
): Promise<void> {
  requireTeaching(viewer);
  if (courseIds.some((id) => !findCourse(id))) throw badField('teaches', 'Choose courses from this list.');
  const teaches = allCourses.map(({ id }) => id).filter((id) => courseIds.includes(id));
  if (teaches.length > mostTaught) throw badField('teaches', `Choose at most ${mostTaught} courses.`);
  await updateOwnStep(db, viewer.id, 'subjects-years', { teaches });
}

/** Steps that somebody is still offered: terms and age by their own rules, the others for two weeks after registering. */
export function openSteps(viewer: Viewer, now: Date): (OwnStep | TeacherStep | typeof termsStep)[] {
  return [...(viewer.acceptTcAt === null ? ([termsStep] as const) : []), ...stepsOfRole(viewer, now)];
}

function stepsOfRole({ roles, account, createdAt }: Viewer, now: Date): (OwnStep | TeacherStep)[] {
  const isNew = now.getTime() - createdAt.getTime() < offeredDays * 86_400_000;
  const waits = (step: string) => isNew && !account.ownSteps.includes(step);
  if (roles.includes('STUDENT'))
    return ownSteps.filter((step) => (step === 'age' ? asksAge(account, now) : waits(step)));
  return teaches(roles) ? teacherSteps.filter(waits) : [];
}

const teaches = (roles: Viewer['roles']): boolean => roles.includes('TEACHER') || roles.includes('TUTOR');

function requireTeaching({ roles }: Viewer): void {
  if (!teaches(roles)) throw new AppError('FORBIDDEN', 'This is only for teachers and tutors.');
}

function requireStudent({ roles }: Viewer): void {
  if (!roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'This is only for students.');
}
