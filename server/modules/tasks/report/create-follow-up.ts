import { misconceptionById } from '../../../../maths/misconceptions/index';
import { firstValues, type TaskValues } from '../../../../rules/forms/task';
import { isUuid } from '../../../../rules/path-patterns';
import { taskLimits } from '../../../../rules/tasks/kinds';
import { schoolDayAfter, wallClock, wallDayAfter } from '../../../../rules/tasks/wall-clock';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { badField } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findCourse, findTemplate, templatesOf } from '../../catalogue';
import { pick } from '../draft-task';
import {
  findOpenClass,
  insertDraft,
  isOpenTask,
  type OpenClass,
  replaceQuestions,
  studentsInClass,
} from '../drafts.repo';
import { publishTask } from '../publish-task';
import { requireTaskTeacher, taskNotFound } from '../task-errors';
import { findIdeaTemplates } from './insights.repo';
import { ideaName } from './report-question';

/** Short, so that it fits beside other homework. */
const questionCount = 5;
const schoolDays = 3;
const daysOfSetNow = 7;

interface FollowUpRequest {
  classId: string;
  misconceptionId: string;
  studentIds: string[];
  creationKey: string;
}

/**
 * Begins a task on one idea for these students of a class: a draft that the teacher looks through and sets. Its questions
 * are of kinds in which the idea gives a wrong answer of its own, those that were answered by it in front; each student
 * gets own numbers. The same creation key makes one draft. Returns its id.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT, UNPROCESSABLE (archived, full, nobody of them in the class, no question for it)
 */
export async function createFollowUp(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  viewer: Viewer,
  request: FollowUpRequest,
  { days = null }: { days?: number | null } = {},
): Promise<string> {
  const { classId, misconceptionId, creationKey } = request;
  requireTaskTeacher(viewer, classId);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  if (!misconceptionById(misconceptionId)) throw noQuestion();
  const asked = [...new Set(request.studentIds)].filter(isUuid).slice(0, 500);
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const school = await findOpenClass(trx, viewer.id, classId);
    if (!school) throw taskNotFound();
    checkRoom(school);
    const studentIds = await studentsInClass(trx, classId, asked);
    if (studentIds.length === 0) {
      throw new AppError('UNPROCESSABLE', 'None of these students are in the class any more.');
    }
    const seen = await findIdeaTemplates(trx, { classId, misconceptionId, studentIds });
    const templateIds = templatesFor(misconceptionId, seen, school.course_id);
    if (templateIds.length === 0) throw noQuestion();
    const id = newId();
    const values = { ...valuesOf(misconceptionId, studentIds, school, now), ...dueIn(days, school, now) };
    const made = await insertDraft(trx, { id, classId, teacherId: viewer.id, creationKey, values, now });
    if (made === id) {
      const picked = pickFrom(templateIds);
      await replaceQuestions(
        trx,
        id,
        picked.map(({ question }) => question),
        picked.map(({ drawn }) => drawn),
      );
    }
    return made;
  });
}

/** Due after so many days at five in the afternoon, without late work; null leaves the dates as they are. */
function dueIn(days: number | null, { time_zone: timeZone }: OpenClass, now: Date): TaskValues {
  if (days === null) return {};
  const day = wallDayAfter(now, days, timeZone);
  return { dueAt: [`${day}T17:00`], lateUntil: [''] };
}

/**
 * The same set at once, due in a week, without going through its draft; the students are told. Sent twice it is one task.
 *
 * @throws AppError as `createFollowUp`
 */
export async function setFollowUp(services: Services, viewer: Viewer, request: FollowUpRequest): Promise<string> {
  const taskId = await createFollowUp(services, viewer, request, { days: daysOfSetNow });
  try {
    await publishTask(services, viewer, { taskId, version: 1 });
  } catch (error) {
    // The same form sent again finds the task out.
    if (!(await isOpenTask(services.db, taskId))) throw error;
  }
  return taskId;
}

const noQuestion = () => new AppError('UNPROCESSABLE', 'We don’t have a question that singles out this mistake.');

function checkRoom({ archived, tasks }: OpenClass): void {
  if (archived) throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
  if (tasks >= taskLimits.tasksOfClass) {
    throw new AppError('UNPROCESSABLE', `This class has ${taskLimits.tasksOfClass} tasks. Delete a draft first.`);
  }
}

/** Kinds of question that show an idea: those seen, then others of their topics, then others of the course. */
function templatesFor(misconceptionId: string, seen: readonly string[], courseId: string): string[] {
  const shows = (templateId: string) =>
    findTemplate(templateId)?.wrongPaths.some((path) => path.misconceptionId === misconceptionId) ?? false;
  const near = seen.flatMap((templateId) => findTemplate(templateId)?.topicId ?? []);
  const topicIds = [...near, ...(findCourse(courseId)?.topicIds ?? [])];
  const all = [...seen, ...templatesOf([...new Set(topicIds)]).map(({ id }) => id)];
  return [...new Set(all)].filter(shows).slice(0, questionCount);
}

function pickFrom(templateIds: readonly string[]): ReturnType<typeof pick>[] {
  const picked: ReturnType<typeof pick>[] = [];
  for (let place = 0; place < questionCount; place += 1) {
    const templateId = templateIds[place % templateIds.length] ?? '';
    picked.push(
      pick(
        templateId,
        1,
        picked.map(({ question }) => question),
      ),
    );
  }
  // The same kinds stand together, as in a task that is picked by hand.
  return picked.sort(
    (a, b) => templateIds.indexOf(a.question.template_id) - templateIds.indexOf(b.question.template_id),
  );
}

function valuesOf(misconceptionId: string, studentIds: string[], school: OpenClass, now: Date): TaskValues {
  const { course_id: courseId, time_zone: timeZone } = school;
  const due = schoolDayAfter(wallClock(now, timeZone).slice(0, 10), schoolDays);
  return {
    ...firstValues({ courseId, timeZone, now }),
    title: [`Follow-up: ${ideaName(misconceptionId)}`.slice(0, taskLimits.longestTitle)],
    source: ['PICKED_OWN'],
    dueAt: [`${due}T16:00`],
    lateUntil: [`${schoolDayAfter(due, 2)}T09:00`],
    whole: ['some'],
    students: studentIds,
  };
}
