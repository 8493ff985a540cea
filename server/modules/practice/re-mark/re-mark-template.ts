import { naturalLogIn } from '../../../../maths/templates/index';
import type { Trx } from '../../../db/client';
import { inPages } from '../../../platform/jobs/for-each-due';
import type { Services } from '../../../platform/services';
import { findTemplate } from '../../catalogue/index';
import { notify, wake } from '../../notifications/index';
import { drawQuestion, insertQuestions, readQuestions, type StoredQuestion } from '../../questions/index';
import type { AttemptRow } from '../attempts.repo';
import type { QuestionRow } from '../practice.repo';
import { signalTask } from '../signal-task';
import { countBestTries, recountStudentTask } from '../task-rollup.repo';
import { correctConsequences } from './correct-consequences';
import {
  findPinned,
  findStudentsOf,
  lockQuestionsOf,
  type QuestionToReMark,
  replacePinned,
  storeReMarked,
  type TemplateVersion,
} from './re-mark.repo';
import { reMarkedQuestion } from './re-marked-question';

/** The question that should have been asked; null where it is another one, so that its answers say nothing about it. */
type Correct = (stored: StoredQuestion, seed: string) => StoredQuestion | null;

interface ReMarkResult {
  questions: number;
  /** Of those, how many have another outcome now. */
  changed: number;
  /** Left as they were: the corrected template asks something else for their numbers. */
  unlike: number;
}

/**
 * Marks all answers to a version of a template anew after it was corrected, student by student, and counts the tasks that
 * they belong to; what followed from the marks is put right with them. A teacher's own marks hold as before. It may stop
 * anywhere and run again: what is done has the new version.
 */
export async function reMarkTemplate(
  services: Services,
  { templateId, version, correct = byTemplate(templateId) }: TemplateVersion & { correct?: Correct },
): Promise<ReMarkResult> {
  const newVersion = findTemplate(templateId)?.version ?? version;
  const result: ReMarkResult = { questions: 0, changed: 0, unlike: 0 };
  await correctPinned(services, templateId, correct);
  const failures: unknown[] = [];
  const reMarkOne = async (studentId: string): Promise<void> => {
    const { tasks, ...counted } = await services.db
      .transaction()
      .execute((trx) =>
        reMarkStudent(trx, { studentId, templateId, version, newVersion, correct, now: services.clock.now() }),
      );
    if (counted.changed > 0) await tellStudent(services, studentId, templateId);
    result.questions += counted.questions;
    result.changed += counted.changed;
    result.unlike += counted.unlike;
    for (const studentTaskId of tasks) signalTask(services, studentTaskId);
  };
  const students = inPages<string>((after, limit) =>
    findStudentsOf(services.db, { templateId, version }, after, limit),
  );
  for await (const studentId of students) {
    await reMarkOne(studentId).catch((error: unknown) => failures.push(error));
  }
  // Of the others all is done: the job says what went wrong, and is tried again.
  if (failures.length > 0) throw failures[0];
  return result;
}

async function tellStudent(services: Services, userId: string, templateId: string): Promise<void> {
  const data = { title: findTemplate(templateId)?.title };
  const at = services.clock.now();
  const told = await services.db.transaction().execute((trx) => notify(trx, 'MARKED_ANEW', userId, { data, at }));
  await wake(services, told);
}

/** The same numbers in the template as it is now, where it asks the same. */
function byTemplate(templateId: string): Correct {
  return (stored, seed) => {
    const template = findTemplate(templateId);
    if (!template) return null;
    const made = drawQuestion(template, seed, naturalLogIn(stored));
    return askedBy(made) === askedBy(stored) ? made : null;
  };
}

const askedBy = ({ prompt, instruction, figure, choices }: StoredQuestion): string =>
  JSON.stringify([prompt, instruction, figure, choices?.map(({ id, text }) => [id, text]) ?? null]);

interface ReMarking extends TemplateVersion {
  studentId: string;
  newVersion: number;
  correct: Correct;
  now: Date;
}

/** An answer that counts only now was given when it was. */
function answeredFirst(
  { opened_at, answered_at, first_answer_ms }: QuestionToReMark,
  first: AttemptRow | null,
): Pick<QuestionRow, 'answered_at' | 'first_answer_ms'> {
  if (answered_at !== null || first === null) return { answered_at, first_answer_ms };
  const ms = first.created_at.getTime() - (opened_at ?? first.created_at).getTime();
  return { answered_at: first.created_at, first_answer_ms: Math.max(0, ms) };
}

async function reMarkStudent(
  trx: Trx,
  { studentId, templateId, version, newVersion, correct, now }: ReMarking,
): Promise<ReMarkResult & { tasks: Set<string> }> {
  const rows = await lockQuestionsOf(trx, studentId, { templateId, version });
  const stored = await readQuestions(
    trx,
    rows.map(({ question }) => question.instance_id),
  );
  const tasks = new Set<string>();
  let changed = 0;
  let unlike = 0;
  for (const { question, attempts } of rows) {
    const before = stored.get(question.instance_id ?? '');
    const content = before === undefined ? null : correct(before, question.seed);
    if (content === null) {
      unlike += 1;
      continue;
    }
    await insertQuestions(trx, [content]);
    const after = reMarkedQuestion(question, attempts, content);
    if (after.outcome !== question.outcome) changed += 1;
    const corrected = { instance_id: content.id, template_version: newVersion };
    const row = { ...question, ...corrected, ...answeredFirst(question, after.first) };
    await storeReMarked(trx, { ...row, outcome: after.outcome, closed_at: after.closedAt }, after.attempts);
    await correctConsequences(trx, question, { after, instanceId: content.id, templateVersion: newVersion }, now);
    if (question.student_task_id !== null) tasks.add(question.student_task_id);
  }
  for (const studentTaskId of tasks) {
    await countBestTries(trx, { studentTaskId });
    await recountStudentTask(trx, studentTaskId);
  }
  return { questions: rows.length, changed, unlike, tasks };
}

async function correctPinned({ db }: Services, templateId: string, correct: Correct): Promise<void> {
  const pinned = await findPinned(db, templateId);
  const stored = await readQuestions(
    db,
    pinned.map(({ instance_id }) => instance_id),
  );
  for (const { seed, instance_id: before } of pinned) {
    const question = stored.get(before);
    const content = question === undefined ? null : correct(question, seed);
    if (content === null || content.id === before) continue;
    await db.transaction().execute(async (trx) => {
      await insertQuestions(trx, [content]);
      await replacePinned(trx, before, content.id);
    });
  }
}
