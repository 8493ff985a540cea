import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { practiceNotFound } from '~/components/practice/practice-not-found.server';
import { questionView } from '~/components/practice/question-view.server';
import { ResultView } from '~/components/practice/result/result-view';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { taskPaths } from '~/components/tasks/task-paths';
import { TaskResultHead } from '~/components/tasks/task-result-head';
import { TaskResultPage } from '~/graphql/tasks/student-tasks';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Task result | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const practiceId = parseUuidParam(args.params, 'practiceId');
  if (practiceId === null) throw redirect(paths.home);
  const { shell, data } = await signedInPage(args, TaskResultPage, { practiceId });
  const { practice, myTaskOfPractice: task } = data;
  if (practice === null) throw practiceNotFound();
  // The practice of no task has a page of its own.
  if (task === null) throw redirect(paths.practiceResult(practiceId));
  if (practice.state === 'IN_PROGRESS') throw redirect(taskPaths.unfinished(task.taskId, practice.currentIndex));
  const { mode, timeUp, course, topics } = practice;
  return {
    shell,
    task: myTaskView(task, shell.viewer.timeZone, new Date()),
    shown: practice.result && {
      practice: { mode, timeUp, course, topics },
      isTest: task.type === 'TEST',
      score: practice.result,
      questions: practice.result.questions.map(questionView),
    },
  };
}

export default function TaskResult() {
  const { task, shown } = useLoaderData<typeof loader>();
  return (
    <>
      <TaskResultHead task={task} isWhole={shown === null} />
      {shown === null ? null : <ResultView {...shown} />}
    </>
  );
}
