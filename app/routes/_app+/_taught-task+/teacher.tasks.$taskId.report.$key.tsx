import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { attemptView } from '~/components/portal-reports/attempt-view.server';
import { durationLabel } from '~/components/portal-reports/duration-label';
import { outcomeLabel } from '~/components/portal-reports/outcome-label';
import { QuestionReportView } from '~/components/portal-reports/question-report-view';
import { questionLine } from '~/components/portal-reports/task-report';
import { teacherQuestionView } from '~/components/portal-tasks/picked-view.server';
import { workingView } from '~/components/practice/question-view.server';
import { TaskQuestionPage } from '~/graphql/tasks/report-pages';
import { parseUuidParam, paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `${place.data?.line.title ?? 'A question'}, ${place.data?.task.title ?? 'a task'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const taskId = parseUuidParam(args.params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, TaskQuestionPage, { taskId, key: args.params.key ?? '' });
  const { task, report, answers } = data.taskQuestionReport;
  const { question, keyLatex, ...line } = report;
  return {
    task,
    line: questionLine(line),
    ideas: report.ideas,
    question: question === null ? null : teacherQuestionView(report.key, question, keyLatex),
    answers: answers.map((answer) => ({
      studentTaskId: answer.studentTaskId,
      questionId: answer.questionId,
      nickname: answer.nickname,
      outcome: outcomeLabel(answer.outcome),
      time: durationLabel(answer.seconds),
      question:
        answer.question === null ? null : teacherQuestionView(answer.questionId, answer.question, answer.keyLatex),
      attempts: answer.attempts.map(attemptView),
      working: workingView(answer.working),
      boardShapes: answer.boardShapes,
    })),
  };
}

export default function TaskQuestion() {
  const page = useLoaderData<typeof loader>();
  return <QuestionReportView {...page} />;
}
