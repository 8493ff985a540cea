import { readTask, stepOfField, type TaskInput } from '../../../rules/forms/task';
import { deadlineLabel } from '../../../rules/tasks/wall-clock';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findCourse, findTopic, naturalLogOf } from '../catalogue';
import { wake } from '../notifications';
import { availableForTask } from '../practice';
import { changeDraft, pick } from './draft-task';
import { assignStudents, questionsOfTask, replaceQuestions, updateTask } from './drafts.repo';
import type { Addressee } from './notices/notices.repo';
import { taskNotices } from './notices/task-notices';
import { tellStudents } from './notices/tell-students';
import { requireTaskTeacher } from './task-errors';

/**
 * Sets a draft for its class, or for the students it names, and tells them.
 *
 * @throws AppError BAD_INPUT with `details.field` and `details.step`, NOT_FOUND, CONFLICT
 */
export async function publishTask(
  services: Services,
  viewer: Viewer,
  { taskId, version }: { taskId: string; version: number },
): Promise<void> {
  requireTaskTeacher(viewer, taskId);
  const told = await changeDraft(services, viewer, { taskId, version }, async (task, trx, now) => {
    if (task.class_archived_at !== null)
      throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
    const { input, errors } = readTask(task.draft ?? {}, task.time_zone);
    const [wrong] = Object.entries(errors);
    if (wrong) throw notReady(...wrong);
    if (input.dueAt <= now) throw notReady('dueAt', 'The due date has passed. Choose a later one.');
    checkContents(input);
    const questions = input.source === 'TOPICS' ? [] : await questionsOfTask(trx, taskId);
    if (input.source !== 'TOPICS' && questions.length === 0) throw notReady('source', 'Pick at least one question.');
    const own = input.source === 'PICKED_OWN';
    // Of a copied task with own numbers only the kinds are known: the same for all needs numbers.
    const drawn = own
      ? []
      : questions.flatMap((question) =>
          question.seed === null
            ? [pick(question.template_id, question.points, questions, naturalLogOf(...input.courseIds))]
            : [],
        );
    const next = drawn.values();
    const pinned = questions.map((question) =>
      own || question.seed !== null ? question : (next.next().value?.question ?? question),
    );
    await replaceQuestions(
      trx,
      taskId,
      pinned.map(({ template_id, points, seed, instance_id }) => ({
        template_id,
        points,
        seed: own ? null : seed,
        instance_id: own ? null : instance_id,
      })),
      drawn.map((each) => each.drawn),
    );
    const count = input.source === 'TOPICS' ? input.easy + input.normal + input.hard : questions.length;
    const possible = input.source === 'TOPICS' ? count : questions.reduce((sum, { points }) => sum + points, 0);
    await updateTask(
      trx,
      taskId,
      { ...columnsOf(input), question_count: count, points_possible: possible, published_at: now },
      { now, teacherId: viewer.id },
    );
    const { groupIds, studentIds } = input;
    const whom = input.wholeClass ? null : { groupIds, studentIds };
    const assigned = await assignStudents(trx, { taskId, classId: task.class_id, whom, now });
    if (!input.wholeClass && assigned.length === 0) {
      throw notReady('students', 'The students you selected are no longer in this class. Select others.');
    }
    const { title, type, dueAt } = input;
    const notice = ({ time_zone: timeZone }: Addressee) =>
      taskNotices.assigned({ className: task.class_name, title, type, due: deadlineLabel(dueAt, timeZone, now) });
    return tellStudents(trx, { taskId, studentIds: assigned }, notice, now);
  });
  await wake(services, told);
}

function notReady(field: string, sentence: string): AppError {
  return new AppError('BAD_INPUT', sentence, { details: { field, step: stepOfField(field) } });
}

function checkContents({ courseIds, source, topicIds, type, easy, normal, hard }: TaskInput): void {
  const courses = courseIds.map((courseId) => findCourse(courseId));
  if (courses.some((course) => course === undefined))
    throw notReady('courseIds', 'One of the subjects is no longer available.');
  if (source !== 'TOPICS') return;
  const known = topicIds.every((id) => findTopic(id) && courses.some((course) => course?.topicIds.includes(id)));
  if (!known) throw notReady('topicIds', 'One of the topics isn’t in the subjects you chose.');
  const available = availableForTask({ topicIds, isTest: type === 'TEST' });
  const wanted = [
    ['easy', 'easy', easy, available.EASY],
    ['normal', 'normal', normal, available.NORMAL],
    ['hard', 'hard', hard, available.HARD],
  ] as const;
  for (const [field, name, count, most] of wanted) {
    if (count > most)
      throw notReady(
        field,
        `These topics have ${most} ${name} questions for a task like this. Choose fewer questions, or more topics.`,
      );
  }
}

function columnsOf(input: TaskInput) {
  return {
    state: 'OPEN' as const,
    type: input.type,
    practice_type: input.practiceType,
    title: input.title,
    instructions: input.instructions,
    course_ids: input.courseIds,
    source: input.source,
    topic_ids: input.topicIds,
    easy: input.easy,
    normal: input.normal,
    hard: input.hard,
    opens_at: input.opensAt,
    due_at: input.dueAt,
    late_until: input.lateUntil,
    answers_when: input.answersWhen,
    answers_at: input.answersAt,
    minutes: input.minutes,
    tries: input.tries,
    grade_type: input.gradeType,
    letter_borders: JSON.stringify(input.letterBorders),
    scoring_type: input.scoringType,
    rubric: JSON.stringify(input.rubric),
    whole_class: input.wholeClass,
    group_ids: input.groupIds,
    draft: null,
  };
}
