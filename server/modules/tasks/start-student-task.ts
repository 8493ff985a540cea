import { mayHaveClock } from '../../../rules/tasks/kinds';
import { ownDates } from '../../../rules/tasks/task-dates';
import { takesWork } from '../../../rules/tasks/task-status';
import { tryProblem } from '../../../rules/tasks/tries';
import { unprovedSchool } from '../../../rules/unproved-school';
import type { Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { startOfLocalDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findTemplate, neighbourOf } from '../catalogue';
import {
  drawForTask,
  type PlannedQuestion,
  type PracticePlan,
  readDailyLimit,
  startClock,
  startTaskPractice,
} from '../practice';
import { readQuestions } from '../questions';
import { findBegunQuestions } from './begun-questions.repo';
import { findTries, type LockedStudentTask, lockStudentTask, updateStarted } from './student-tasks.repo';
import { datesOf, extensionOf, type TaskQuestionRow, type TaskRow } from './task-data';
import { requireTaskIds, taskNotFound } from './task-errors';

/**
 * The practice of the viewer's own task, made at the first opening: from the pinned questions, or drawn for this student.
 * Opened from two devices at once it is one practice. The clock of a test starts in the same transaction, so that nobody
 * has its questions without it; that of one that was handed back starts with its next opening.
 *
 * @throws AppError NOT_FOUND, UNPROCESSABLE (not open yet, excused), CONFLICT (handed in or closed without a start)
 */
export async function startStudentTask(services: Services, viewer: Viewer, studentTaskId: string): Promise<string> {
  requireTaskIds(studentTaskId);
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const found = await lockStudentTask(trx, viewer.id, studentTaskId);
    if (!found) throw taskNotFound();
    const { own, task } = found;
    const dates = datesOf(task);
    const facts = { task: dates, extension: extensionOf(own), handedInAt: own.handed_in_at };
    const excused = own.excused_at !== null;
    const isOpen = takesWork(facts, { closedAt: task.closed_at ?? own.left_at, excused }, now);
    if (own.practice_id !== null) {
      if (isOpen && task.type === 'TEST') await startClock(trx, viewer.id, own.practice_id, now);
      return own.practice_id;
    }
    if (!isOpen) {
      if (excused) throw new AppError('UNPROCESSABLE', 'Your teacher has excused you from this task.');
      if (now < dates.opensAt) throw new AppError('UNPROCESSABLE', 'This task isn’t open yet.');
      throw new AppError('CONFLICT', 'This task is closed, so you can’t hand in work any more.');
    }
    const { lateUntil: closesAt } = ownDates(dates, extensionOf(own));
    const practiceId = await startTry(trx, services, viewer, found, { tryNumber: 1, closesAt });
    await updateStarted(trx, own.id, practiceId, now);
    return practiceId;
  });
}

/**
 * Another try at the viewer's own homework, with other numbers: while it is not due, and so often as the teacher allows.
 * The best finished try counts. One that runs already is given back.
 *
 * @throws AppError NOT_FOUND, CONFLICT (no try is left, not handed in yet, or over)
 */
export async function startAnotherTry(services: Services, viewer: Viewer, studentTaskId: string): Promise<string> {
  requireTaskIds(studentTaskId);
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const found = await lockStudentTask(trx, viewer.id, studentTaskId);
    if (!found) throw taskNotFound();
    const { own, task } = found;
    const begun = await findTries(trx, viewer.id, own.id);
    const running = begun.find(({ id, state }) => id !== own.practice_id && state === 'IN_PROGRESS');
    if (running) return running.id;
    const { dueAt } = ownDates(datesOf(task), extensionOf(own));
    const problem = tryProblem({
      tries: task.tries,
      begun: begun.length,
      isHandedIn: own.handed_in_at !== null,
      isOver: now > dueAt || task.closed_at !== null || own.left_at !== null || own.excused_at !== null,
    });
    if (problem !== null) throw new AppError('CONFLICT', problem);
    return startTry(trx, services, viewer, found, { tryNumber: begun.length + 1, closesAt: dueAt });
  });
}

/** Makes the practice of a try. Later ones have the same kinds of questions with other numbers. */
async function startTry(
  trx: Trx,
  services: Services,
  viewer: Viewer,
  { own, task, questions }: LockedStudentTask,
  { tryNumber, closesAt }: { tryNumber: number; closesAt: Date },
): Promise<string> {
  await requireRoomToday(trx, services, viewer, task);
  const kinds = tryNumber === 1 ? questions : questions.map((question) => ({ ...question, seed: null }));
  return startTaskPractice(trx, services, viewer, {
    studentTaskId: own.id,
    courseId: task.course_ids[0] ?? '',
    type: task.practice_type,
    isTest: task.type === 'TEST',
    plan: await planOf(trx, services, viewer.id, task, kinds),
    secondsAllowed: secondsOf(task),
    closesAt,
    tryNumber,
  });
}

/**
 * A teacher whose school nobody has confirmed does not lift the day's limit of free questions without bounds. What a
 * student has begun is always finished, and a plan has no limit.
 */
async function requireRoomToday(
  trx: Trx,
  services: Services,
  viewer: Viewer,
  { class_id: classId, type, course_ids: courseIds }: TaskRow,
): Promise<void> {
  const isTest = type === 'TEST';
  const now = services.clock.now();
  const since = { day: startOfLocalDay(now, viewer.timeZone), hours24: new Date(now.getTime() - 24 * 3_600_000) };
  const { proved, today, lately } = await findBegunQuestions(trx, { studentId: viewer.id, classId, isTest, since });
  const isDayFull = today >= unprovedSchool.questionsBegunADay;
  if (proved || (!isDayFull && lately < unprovedSchool.questionsBegunInTwentyFourHours)) return;
  if ((await readDailyLimit(services, viewer))(courseIds[0] ?? '') === null) return;
  const kind = isTest ? 'test' : 'homework';
  throw new AppError(
    'UNPROCESSABLE',
    isDayFull
      ? `You’ve started ${today} ${kind} questions today, and that’s the most for one day. You can finish what you’ve started, and start this one tomorrow.`
      : `You’ve started ${lately} ${kind} questions in the last 24 hours, and that’s as many as you can. You can finish what you’ve started, and start this one later.`,
  );
}

function secondsOf({ type, practice_type: practiceType, minutes }: TaskRow): number | null {
  return minutes === null || !mayHaveClock({ type, practiceType }) ? null : minutes * 60;
}

async function planOf(
  trx: Trx,
  services: Services,
  studentId: string,
  task: TaskRow,
  pinned: TaskQuestionRow[],
): Promise<PracticePlan> {
  const isTest = task.type === 'TEST';
  const questions =
    task.source === 'TOPICS'
      ? await drawForTask(trx, services, studentId, { ...task, topicIds: task.topic_ids, isTest })
      : await plannedOf(trx, pinned);
  const topics = questions.flatMap(({ templateId, pinned: very }) => very?.topicId ?? topicOf(templateId) ?? []);
  return { topicIds: [...new Set(topics)].filter((topicId) => topicId !== ''), questions };
}

/**
 * The questions of a task, each in its place: points and marks go by it. One whose template was withdrawn since stays as
 * it was pinned; where numbers of one's own were to be drawn, a neighbour of the template takes its place, or else
 * another kind of the task.
 */
async function plannedOf(trx: Trx, questions: readonly TaskQuestionRow[]): Promise<PlannedQuestion[]> {
  const ids = questions.map(({ seed, instance_id: instanceId }) => (seed === null ? null : instanceId));
  const stored = await readQuestions(trx, ids);
  const another = questions.find(({ template_id: id }) => findTemplate(id))?.template_id;
  return questions.map(({ template_id: id, seed, instance_id: instanceId }) => {
    const very = seed === null ? undefined : stored.get(instanceId ?? '');
    const planned = { errorId: null, reason: 'SET_BY_TEACHER' as const };
    if (seed === null || very === undefined) {
      const templateId = findTemplate(id)?.id ?? neighbourOf(id)?.id ?? another ?? id;
      return { ...planned, templateId };
    }
    const pinned = { seed, instanceId: very.id, version: very.version, topicId: topicOf(id) ?? '' };
    return { ...planned, templateId: id, pinned };
  });
}

const topicOf = (templateId: string): string | undefined =>
  (findTemplate(templateId) ?? neighbourOf(templateId))?.topicId;
