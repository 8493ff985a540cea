import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { typesetFormula } from '~/components/maths/typeset.server';
import { teacherQuestionView } from '~/components/portal-tasks/picked-view.server';
import { standingLabel, studentLine } from '~/components/portal-tasks/student-line';
import { StudentTaskView } from '~/components/portal-tasks/student-task-view';
import { attempt } from '~/graphql/executor.server';
import { StudentTaskPage } from '~/graphql/tasks/taught-task-pages';
import {
  AddTestMinutes,
  CommentStudentTask,
  ExtendStudentTask,
  HandBackStudentTask,
  MarkStudentAnswer,
  SetStudentExcused,
} from '~/graphql/tasks/teach-tasks';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { wallClock, wallLabel } from '../../../../rules/tasks/wall-clock';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `${place.data?.student.nickname ?? 'Student'}: ${place.data?.task.title ?? 'task'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args.params);
  const { shell, data } = await signedInPage(args, StudentTaskPage, place);
  const { task, student, rubric, answers } = data.taughtStudentTask;
  const { timeZone } = task.class;
  const now = new Date();
  const wall = (at: string | null) => (at === null ? '' : wallClock(new Date(at), timeZone));
  const { comment, rubricValues, excused, handedInAt, ownDueAt, ownLateUntil, extraMinutes, testEndsAt } = student;
  return {
    shell,
    task,
    rubric,
    student: {
      ...studentLine(student, { questionCount: answers.length, pointsPossible: task.pointsPossible }, timeZone, now),
      standing: standingLabel(student, answers.length),
      comment,
      rubricValues: rubricValues ?? [],
      excused,
      isHandedIn: handedInAt !== null,
      ownDueAt: wall(ownDueAt),
      ownLateUntil: wall(ownLateUntil),
      extraMinutes,
      clock:
        testEndsAt === null || new Date(testEndsAt) <= now
          ? null
          : { endsAt: testEndsAt, label: wallLabel(new Date(testEndsAt), timeZone, now) },
    },
    answers: answers.map(({ question, keyLatex, attempts, ...answer }) => ({
      ...answer,
      title: question?.title ?? 'Withdrawn question',
      question: question === null ? null : teacherQuestionView(answer.questionId, question, keyLatex),
      attempts: attempts.map(({ answer: text, latex, verdict, misconception }) => ({
        text,
        html: latex === null ? null : typesetFormula(latex),
        verdict,
        misconception,
      })),
    })),
  };
}

function placeOf(params: LoaderFunctionArgs['params']) {
  const taskId = parseUuidParam(params, 'taskId');
  const studentTaskId = parseUuidParam(params, 'studentTaskId');
  if (taskId === null || studentTaskId === null) throw redirect(paths.home);
  return { taskId, studentTaskId };
}

export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const place = placeOf(params);
  const intent = formText(form, 'intent');
  const here = paths.teacherStudentTask(place.taskId, place.studentTaskId);
  switch (intent) {
    case 'extend':
    case 'no-extension': {
      const given = intent === 'extend';
      const dates = {
        dueAt: given ? formText(form, 'dueAt') : '',
        lateUntil: given ? formText(form, 'lateUntil') : '',
      };
      const outcome = await attempt(request, ExtendStudentTask, { ...place, ...dates });
      const isGone = dates.dueAt === '' && dates.lateUntil === '';
      return classActionReply(
        request,
        outcome,
        { intent, values: dates },
        { to: here, notice: isGone ? 'task-extension-gone' : 'task-extended' },
      );
    }
    case 'excuse':
    case 'no-excuse': {
      const excused = intent === 'excuse';
      const outcome = await attempt(request, SetStudentExcused, { ...place, excused });
      return classActionReply(
        request,
        outcome,
        { intent },
        { to: here, notice: excused ? 'task-excused' : 'task-not-excused' },
      );
    }
    case 'add-minutes': {
      const values = { minutes: formText(form, 'minutes').trim() };
      const endsAt = new Date(formText(form, 'endsAt'));
      const outcome = await attempt(request, AddTestMinutes, {
        ...place,
        minutes: /^\d{1,4}$/.test(values.minutes) ? Number(values.minutes) : 0,
        endsAt: (Number.isNaN(endsAt.getTime()) ? new Date(0) : endsAt).toISOString(),
      });
      return classActionReply(request, outcome, { intent, values }, { to: here, notice: 'task-minutes-added' });
    }
    case 'hand-back': {
      const outcome = await attempt(request, HandBackStudentTask, place);
      return classActionReply(request, outcome, { intent }, { to: here, notice: 'task-handed-back' });
    }
    case 'comment': {
      const values = { comment: formText(form, 'comment') };
      const levels = form.getAll('level').map((level) => Number.parseInt(String(level), 10));
      const rubricValues = levels.length === 0 ? null : levels.map((level) => (Number.isInteger(level) ? level : -1));
      const outcome = await attempt(request, CommentStudentTask, { ...place, ...values, rubricValues });
      return classActionReply(request, outcome, { intent, values }, { to: here, notice: 'task-commented' });
    }
    default: {
      const questionId = formText(form, 'questionId');
      const values = { points: formText(form, 'points').trim(), comment: formText(form, 'comment') };
      const points = values.points === '' ? null : Number(values.points.replace(',', '.'));
      const outcome = await attempt(request, MarkStudentAnswer, {
        ...place,
        questionId,
        points: points !== null && !Number.isFinite(points) ? -1 : points,
        comment: values.comment,
      });
      return classActionReply(
        request,
        outcome,
        { intent: `mark ${questionId}`, values },
        { to: `${here}#q-${questionId}`, notice: 'task-marked' },
      );
    }
  }
});

export default function StudentTask() {
  const { shell, ...page } = useLoaderData<typeof loader>();
  return <StudentTaskView {...page} reply={useActionData<typeof action>()} />;
}
