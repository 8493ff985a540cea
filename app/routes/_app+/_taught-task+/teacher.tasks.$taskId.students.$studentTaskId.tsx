import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { typesetFormula } from '~/components/maths/typeset.server';
import { useClassHead } from '~/components/portal/class-layout';
import { teacherQuestionView } from '~/components/portal-tasks/picked-view.server';
import { standingLabel, studentLine } from '~/components/portal-tasks/student-line';
import { StudentTaskView } from '~/components/portal-tasks/student-task-view';
import { workingView } from '~/components/practice/question-view.server';
import { shareViews } from '~/components/task-report/share-view.server';
import { attempt } from '~/graphql/executor.server';
import { SetStudentsMayShare } from '~/graphql/reports/report-shares';
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
import { keptText, keptValues } from '~/loaders/both-versions.server';
import { classActionReply } from '~/loaders/class-action.server';
import { shareReportAction } from '~/loaders/share-report.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { firstNameOf } from '../../../../rules/classes';
import { extensionWarning } from '../../../../rules/tasks/extension-warning';
import type { AnswersWhen } from '../../../../rules/tasks/kinds';
import { ownDates } from '../../../../rules/tasks/task-dates';
import { deadlineLabel, wallClock, wallLabel } from '../../../../rules/tasks/wall-clock';

export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `${place.data?.student.nickname ?? 'Student'}: ${place.data?.task.title ?? 'task'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args.params);
  const { viewer, data } = await signedInPage(args, StudentTaskPage, place);
  const { task, student, rubric, answers } = data.taughtStudentTask;
  const { timeZone } = task.class;
  const now = new Date();
  const wall = (at: string | null) => (at === null ? '' : wallClock(new Date(at), timeZone));
  const saved = (last: { by: string | null; at: string } | null) =>
    last === null ? null : { ...last, label: wallLabel(new Date(last.at), timeZone, now) };
  const at = (date: Date) => deadlineLabel(date, timeZone, now);
  const instant = (date: string | null) => (date === null ? null : new Date(date));
  const { comment, excused, handedInAt, ownDueAt, ownLateUntil, extraMinutes, testEndsAt } = student;
  const [dueAt, lateUntil] = [instant(task.dueAt) ?? now, instant(task.lateUntil) ?? now];
  const classDates = { opensAt: now, dueAt, lateUntil };
  const extension = { dueAt: instant(ownDueAt), lateUntil: instant(ownLateUntil) };
  const dates = ownDates(classDates, extension);
  const visible = {
    rule: { answersWhen: task.answersWhen as AnswersWhen, answersAt: instant(task.answersAt) },
    task: classDates,
    extension,
    handedInAt: instant(handedInAt),
    closedAt: task.state === 'CLOSED' ? now : null,
  };
  return {
    task,
    share: {
      firstName: firstNameOf(student.nickname),
      refusal: answers.length === 0 ? 'You can share this once the student has started the task.' : null,
      shares: shareViews(data.reportShares.shares, viewer.timeZone),
      formKey: randomUUID(),
    },
    studentsMayShare: data.reportShares.studentsMayShare,
    rubric,
    student: {
      ...studentLine(student, { ...task, questionCount: answers.length }, timeZone, now),
      studentId: student.studentId,
      standing: standingLabel(student, answers.length),
      comment,
      commented: saved(student.commented),
      arranged: saved(student.arranged),
      rubricScore: student.score.rubricScore ?? [],
      excused,
      dates: `on time until ${at(dates.dueAt)}, closes ${at(dates.lateUntil)}`,
      open: answers.filter(({ outcome }) => outcome === null).length,
      answered: answers.filter(({ outcome }) => outcome !== null).length,
      isHandedIn: handedInAt !== null,
      isOver: dates.lateUntil <= now,
      answersSeen: task.type === 'TEST' ? extensionWarning(student.nickname, visible, now) : null,
      ownDueAt: wall(ownDueAt),
      ownLateUntil: wall(ownLateUntil),
      extraMinutes,
      clock:
        testEndsAt === null || new Date(testEndsAt) <= now
          ? null
          : { endsAt: testEndsAt, label: wallLabel(new Date(testEndsAt), timeZone, now) },
    },
    answers: answers.map(({ question, keyLatex, attempts, markedBy, markedAt, working, ...answer }) => ({
      ...answer,
      working: workingView(working),
      mark: markedAt === null ? null : saved({ by: markedBy, at: markedAt }),
      marked:
        markedAt === null
          ? null
          : `Marked by ${markedBy ?? 'a former teacher'}, ${wallLabel(new Date(markedAt), timeZone, now)}`,
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

/** Also after a refusal: what somebody else saved meanwhile is then on the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || defaultShouldRevalidate;
}

/** When what stands in a form was saved; null for nothing. */
function seenIn(form: FormData): string | null {
  const at = new Date(formText(form, 'seenAt'));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const place = placeOf(params);
  const intent = formText(form, 'intent');
  if (intent === 'share' || intent.startsWith('stop-share')) return shareReportAction(request, form, place);
  const seenAt = seenIn(form);
  const here = paths.teacherStudentTask(place.taskId, place.studentTaskId);
  switch (intent) {
    case 'extend':
    case 'no-extension': {
      const given = intent === 'extend';
      const dates = {
        dueAt: given ? keptText(form, 'dueAt') : '',
        lateUntil: given ? keptText(form, 'lateUntil') : '',
      };
      const outcome = await attempt(request, ExtendStudentTask, { ...place, ...dates, seenAt });
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
      const outcome = await attempt(request, SetStudentExcused, { ...place, excused, seenAt });
      return classActionReply(
        request,
        outcome,
        { intent },
        { to: here, notice: excused ? 'task-excused' : 'task-not-excused' },
      );
    }
    case 'may-share': {
      const variables = { classId: formText(form, 'classId'), allowed: formText(form, 'allowed') === 'yes' };
      const outcome = await attempt(request, SetStudentsMayShare, variables);
      return classActionReply(request, outcome, { intent }, { to: here, notice: 'class-saved' });
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
      const dates = { dueAt: formText(form, 'dueAt'), lateUntil: formText(form, 'lateUntil') };
      const typed = formText(form, 'minutes').trim();
      const minutes = typed === '' ? 0 : /^\d{1,4}$/.test(typed) ? Number(typed) : -1;
      const values = { ...dates, minutes: typed };
      const outcome = await attempt(request, HandBackStudentTask, { ...place, ...dates, minutes });
      return classActionReply(request, outcome, { intent, values }, { to: here, notice: 'task-handed-back' });
    }
    case 'comment': {
      const typed = keptValues(form, 'level');
      const comment = keptText(form, 'comment');
      const levels = typed.map((level) => Number.parseInt(level, 10));
      const rubricValues = levels.length === 0 ? null : levels.map((level) => (Number.isInteger(level) ? level : -1));
      const outcome = await attempt(request, CommentStudentTask, { ...place, comment, rubricValues, seenAt });
      const values = { comment, levels: typed.join(' ') };
      return classActionReply(request, outcome, { intent, values }, { to: here, notice: 'task-commented' });
    }
    default: {
      const questionId = formText(form, 'questionId');
      const values = { points: keptText(form, 'points').trim(), comment: keptText(form, 'comment') };
      const points = values.points === '' ? null : Number(values.points.replace(',', '.'));
      const outcome = await attempt(request, MarkStudentAnswer, {
        ...place,
        questionId,
        points: points !== null && !Number.isFinite(points) ? -1 : points,
        comment: values.comment,
        seenAt,
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
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const shared = reply !== undefined && 'made' in reply ? reply : undefined;
  return (
    <StudentTaskView
      {...page}
      school={useClassHead()}
      share={{ ...page.share, reply: shared }}
      reply={reply !== undefined && 'intent' in reply ? reply : undefined}
    />
  );
}
