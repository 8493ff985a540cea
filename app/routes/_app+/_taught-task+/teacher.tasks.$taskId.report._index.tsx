import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { durationLabel } from '~/components/portal-reports/duration-label';
import {
  commonestIdea,
  missingStudents,
  questionLine,
  scoreSentence,
  scoreTable,
} from '~/components/portal-reports/task-report';
import { TaskReportView } from '~/components/portal-reports/task-report-view';
import { taskLine } from '~/components/portal-tasks/task-line';
import { TaskReportPage } from '~/graphql/tasks/report-pages';
import { parseUuidParam, paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';
import { scoreColour } from '../../../../rules/score-colour';
import { passesFilter, readResultFilter, resultFilters } from '../../../../rules/tasks/task-status';

export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `Report: ${place.data?.line.title ?? 'a task'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const taskId = parseUuidParam(args.params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const filter = readResultFilter(new URL(args.request.url).searchParams.get('filter'));
  const { data } = await signedInPage(args, TaskReportPage, { taskId, filter });
  const { task, questions, pinned, medianPercent, medianSeconds, distribution } = data.taskReport;
  const {
    class: { timeZone },
    students,
    ...rest
  } = task;
  const counts = resultFilters.map((name) => ({
    name,
    count: students.filter((student) => passesFilter(name, student)).length,
  }));
  const counted = students.filter(({ standing }) => standing !== 'EXCUSED').length;
  const [finished] = counts;
  return {
    task: { id: task.id },
    line: taskLine({ ...rest, students }, timeZone, new Date()),
    filter,
    counts,
    total: counted,
    pinned,
    facts: [
      { label: 'Handed in', value: `${finished?.count ?? 0} of ${counted}` },
      { label: 'Median score', value: medianPercent === null ? '–' : `${medianPercent}%` },
      { label: 'Median time', value: durationLabel(medianSeconds) },
      { label: 'Most common misconception', value: commonestIdea(questions) ?? 'None' },
    ],
    scores: {
      name: scoreSentence(distribution),
      columns: distribution.map(({ from, to, students: value }) => ({
        label: `${from}–${to}`,
        value,
        score: scoreColour(to / 100),
      })),
      table: scoreTable(distribution),
    },
    questions: questions.map(questionLine),
    missing: missingStudents(students, task.questionCount),
  };
}

export default function TaskReport() {
  const page = useLoaderData<typeof loader>();
  return <TaskReportView {...page} />;
}
