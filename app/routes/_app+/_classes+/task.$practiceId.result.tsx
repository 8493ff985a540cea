import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { practiceNotFound } from '~/components/practice/practice-not-found.server';
import { questionView } from '~/components/practice/question-view.server';
import { ResultView } from '~/components/practice/result/result-view';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { TaskMarks } from '~/components/tasks/task-marks';
import { taskPaths } from '~/components/tasks/task-paths';
import { TaskResultHead } from '~/components/tasks/task-result-head';
import { attempt } from '~/graphql/executor.server';
import { AskForMark, MyTaskIdOfPractice, TaskResultPage } from '~/graphql/tasks/student-tasks';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply } from '~/loaders/class-action.server';
import { pageFailure } from '~/loaders/page-failure.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Task result | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const practiceId = parseUuidParam(args.params, 'practiceId');
  if (practiceId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, TaskResultPage, { practiceId });
  const { practice, myTaskOfPractice: task } = data;
  if (practice === null) throw practiceNotFound();
  // The practice of no task has a page of its own.
  if (task === null) throw redirect(paths.practiceResult(practiceId));
  if (practice.state === 'IN_PROGRESS') throw redirect(taskPaths.unfinished(task.taskId, practice.currentIndex));
  const { mode, timeUp, course, topics } = practice;
  return {
    marks: task.marksOut ? task.marks : [],
    rubric: task.rubric,
    task: myTaskView(task, viewer.timeZone, new Date()),
    shown: practice.result && {
      practice: { mode, timeUp, course, topics },
      isTest: task.type === 'TEST',
      score: practice.result,
      questions: practice.result.questions.map(questionView),
    },
  };
}

/** Asks for a mark to be looked at again. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const practiceId = parseUuidParam(params, 'practiceId');
  if (practiceId === null) throw redirect(paths.home);
  const found = await attempt(request, MyTaskIdOfPractice, { practiceId });
  if (!found.ok) throw pageFailure(request, found.failure);
  const task = found.data.myTaskOfPractice;
  if (task === null) throw practiceNotFound();
  const intent = formText(form, 'intent');
  const questionId = intent.replace(/^ask /, '');
  const values = { reason: formText(form, `reason-${questionId}`) };
  const outcome = await attempt(request, AskForMark, { studentTaskId: task.id, questionId, ...values });
  return classActionReply(
    request,
    outcome,
    { intent, values },
    { to: `${taskPaths.result(practiceId)}#mark-${questionId}`, notice: 'task-mark-asked' },
  );
});

export default function TaskResult() {
  const { task, marks, rubric, shown } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <>
      <TaskResultHead task={task} isWhole={shown === null}>
        <TaskMarks marks={marks} rubric={rubric} reply={reply} />
      </TaskResultHead>
      {shown === null ? null : <ResultView {...shown} />}
    </>
  );
}
