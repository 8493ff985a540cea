import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { useClassHead } from '~/components/portal/class-layout';
import { effectOfEnding } from '~/components/portal-tasks/ending-effect';
import { studentLine } from '~/components/portal-tasks/student-line';
import { taskLine } from '~/components/portal-tasks/task-line';
import { TaskView } from '~/components/portal-tasks/task-view';
import { attempt } from '~/graphql/executor.server';
import { SaveExam } from '~/graphql/tasks/saved-exams';
import { TaskPage } from '~/graphql/tasks/taught-task-pages';
import {
  AddTaskStudents,
  AnswerMarkRequest,
  ChangeTask,
  ChangeTaskPoints,
  CopyTask,
  SetTaskClosed,
  TakeTaskBack,
} from '~/graphql/tasks/teach-tasks';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { parseUuidParam, paths } from '~/lib/paths';
import { keptText, keptValues } from '~/loaders/both-versions.server';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { changeFields, fieldsBeforeStart } from '../../../../rules/forms/task-change';
import { effectSentence } from '../../../../rules/tasks/change-effect';
import { passesFilter, readResultFilter, resultFilters } from '../../../../rules/tasks/task-status';
import { wallClock, wallLabel } from '../../../../rules/tasks/wall-clock';

export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `${place.data?.line.title ?? 'A task you set'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const taskId = parseUuidParam(args.params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, TaskPage, { taskId });
  const filter = readResultFilter(new URL(args.request.url).searchParams.get('filter'));
  const {
    students,
    others,
    requests,
    worth,
    class: { timeZone },
    ...task
  } = data.taughtTask;
  const now = new Date();
  const wall = (at: string | null) => (at === null ? '' : wallClock(new Date(at), timeZone));
  const [A = '', B = '', C = '', D = ''] = task.letterBorders.map(String);
  const effect = effectOfEnding({ ...task, students }, now);
  return {
    task,
    filter,
    line: taskLine({ ...task, students }, timeZone, now),
    students: students
      .filter((student) => filter === null || passesFilter(filter, student))
      .map((student) => studentLine(student, task, timeZone, now)),
    counts: resultFilters.map((name) => ({
      name,
      count: students.filter((student) => passesFilter(name, student)).length,
    })),
    total: students.length,
    begun: students.filter(({ answered }) => answered > 0).length,
    values: {
      title: task.title,
      instructions: task.instructions,
      opensAt: wall(task.opensAt),
      dueAt: wall(task.dueAt),
      lateUntil: task.lateUntil === task.dueAt ? '' : wall(task.lateUntil),
      answersWhen: task.answersWhen,
      answersAt: wall(task.answersAt),
      minutes: task.minutes === null ? '' : String(task.minutes),
      gradeType: task.gradeType,
      A,
      B,
      C,
      D,
    },
    changed: wallLabel(new Date(task.changedAt), timeZone, now),
    opened: task.opensAt === null ? '' : wallLabel(new Date(task.opensAt), timeZone, now),
    isUnbegun: students.every(({ tries }) => tries === 0),
    work: effectSentence({ ...effect, ends: 0, locked: 0, goOn: 0 }) || 'Nobody is working on it right now.',
    ending: effectSentence(effect) || 'This doesn’t affect anyone right now.',
    others,
    requests,
    worth,
    classes: data.taughtClasses,
    creationKey: randomUUID() as string,
  };
}

/** Also after a refusal: what somebody else saved meanwhile is then on the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || defaultShouldRevalidate;
}

export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const taskId = parseUuidParam(params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const intent = formText(form, 'intent');
  const here = paths.teacherTask(taskId);
  const asked = /^(keep|change) ([\w-]+) ([\w-]+)$/.exec(intent);
  if (asked) {
    const [, decision, studentTaskId = '', questionId = ''] = asked;
    const values = { points: formText(form, 'points').trim(), comment: formText(form, 'comment') };
    const points = Number(values.points.replace(',', '.') || 'none');
    const outcome = await attempt(request, AnswerMarkRequest, {
      taskId,
      studentTaskId,
      questionId,
      points: decision === 'keep' ? null : Number.isFinite(points) ? points : -1,
      comment: values.comment,
    });
    return classActionReply(request, outcome, { intent, values }, { to: here, notice: 'task-mark-answered' });
  }
  switch (intent) {
    case 'close':
    case 'reopen': {
      const closed = intent === 'close';
      const outcome = await attempt(request, SetTaskClosed, { taskId, closed });
      return classActionReply(
        request,
        outcome,
        { intent },
        { to: here, notice: closed ? 'task-closed' : 'task-reopened' },
      );
    }
    case 'take-back': {
      const outcome = await attempt(request, TakeTaskBack, { taskId });
      return classActionReply(request, outcome, { intent }, { to: paths.teacher, notice: 'task-taken-back' });
    }
    case 'points': {
      const typed = keptValues(form, 'points').map((value) => value.trim());
      const version = Number.parseInt(formText(form, 'version'), 10) || 0;
      const points = typed.map((value) => (/^\d{1,4}$/.test(value) ? Number(value) : 0));
      const outcome = await attempt(request, ChangeTaskPoints, { taskId, version, points });
      return classActionReply(
        request,
        outcome,
        { intent, values: { points: typed.join(' ') } },
        { to: here, notice: 'task-points-changed' },
      );
    }
    case 'add': {
      const studentIds = form.getAll('student').filter((id) => typeof id === 'string');
      const outcome = await attempt(request, AddTaskStudents, { taskId, studentIds });
      return classActionReply(request, outcome, { intent }, { to: here, notice: 'task-students-added' });
    }
    case 'save': {
      const values = { name: formText(form, 'name') };
      const creationKey = formText(form, 'creationKey');
      const outcome = await attempt(request, SaveExam, { taskId, ...values, creationKey });
      return classActionReply(request, outcome, { intent, values }, { to: here, notice: 'exam-saved' });
    }
    case 'copy': {
      const values = { classId: formText(form, 'classId'), creationKey: formText(form, 'creationKey') };
      const outcome = await attempt(request, CopyTask, { taskId, ...values });
      return classActionReply(request, outcome, { intent, values }, ({ copyTask }) => ({
        to: paths.teacherTaskStep(copyTask, 'when'),
        notice: 'task-copied',
      }));
    }
    default: {
      const text = (field: string) => keptText(form, field);
      const sent = [...changeFields, ...fieldsBeforeStart].filter((field) => form.has(field));
      const change = {
        title: text('title'),
        instructions: text('instructions'),
        opensAt: text('opensAt'),
        dueAt: text('dueAt'),
        lateUntil: text('lateUntil'),
        ...Object.fromEntries(sent.map((field) => [field, text(field)])),
      };
      const version = Number.parseInt(formText(form, 'version'), 10) || 0;
      const confirmed = formText(form, 'confirmed') || null;
      const outcome = await attempt(request, ChangeTask, { taskId, version, change, confirmed });
      return classActionReply(
        request,
        outcome,
        { intent: 'change', values: change },
        { to: here, notice: 'task-changed' },
      );
    }
  }
});

export default function TaskRoute() {
  const page = useLoaderData<typeof loader>();
  return <TaskView {...page} school={useClassHead()} reply={useActionData<typeof action>()} />;
}
