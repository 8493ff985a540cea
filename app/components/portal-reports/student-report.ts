import { scoreColour } from '../../../rules/score-colour';
import type { Trend } from '../../../rules/tasks/report-trend';
import { isAsked } from '../../../rules/tasks/task-status';
import { deadlineLabel, isoInZone, wallLabel } from '../../../rules/tasks/wall-clock';
import type { StudentReportData } from '../../graphql/tasks/report-pages';
import type { ChartTable } from '../charts/chart-table';
import { standingLabel } from '../portal-tasks/student-line';
import { durationLabel } from './duration-label';

type Dated = { timeZone: string; now: Date };

/** A student's tasks as rows, newest first, and the ideas that came in more than one. */
export function studentReport({ tasks, ideas, percent, trend }: StudentReportData, { timeZone, now }: Dated) {
  const scored = tasks.filter((task) => task.percent !== null);
  // Their own work counts in their own report after they left the class, too.
  const isHandedIn = ({ status, excused }: (typeof tasks)[number]) =>
    !excused && (status === 'DONE' || status === 'LATE_SUBMISSION');
  const handedIn = tasks.filter(isHandedIn);
  return {
    facts: [
      { label: 'Overall score', value: percent === null ? '–' : `${percent}%` },
      { label: 'Recent trend', value: trendLabels[(trend ?? 'NONE') as Trend | 'NONE'] },
      {
        label: 'Handed in',
        value: `${handedIn.length} of ${tasks.filter((task) => isAsked(task) || isHandedIn(task)).length}`,
      },
      { label: 'Repeated misconceptions', value: String(ideas.filter((idea) => idea.tasks > 1).length) },
    ],
    tasks: tasks.toReversed().map((task) => ({
      taskId: task.taskId,
      studentTaskId: task.studentTaskId,
      title: task.title,
      line: `${task.type === 'TEST' ? 'Test' : 'Homework'}, due ${deadlineLabel(new Date(task.dueAt), timeZone, now)}`,
      standing: standingLabel(task, task.questionCount),
      score:
        task.percent === null
          ? handedIn.includes(task)
            ? 'Needs marking'
            : '–'
          : `${task.points} / ${task.pointsPossible}`,
      percent: task.percent === null ? null : [task.letter, `${task.percent}%`].filter(Boolean).join(' · '),
      working: task.withWorking === 0 ? null : task.withWorking === 1 ? '1 question' : `${task.withWorking} questions`,
      colour: task.percent === null ? null : scoreColour(task.points / task.pointsPossible),
      classPercent: task.classPercent === null ? '–' : `${task.classPercent}%`,
      time: task.seconds === 0 ? '–' : durationLabel(task.seconds),
    })),
    scores: scored.map((task) => ({ title: task.title, own: task.percent, class: task.classPercent })),
    // The day is enough: "Tue 24 Nov".
    ideas: ideas.map((idea) => ({
      ...idea,
      lastAt: wallLabel(new Date(idea.lastAt), timeZone, now).replace(/,.*$/, ''),
    })),
  };
}

const trendLabels: Record<Trend | 'NONE', string> = {
  UP: 'Rising',
  DOWN: 'Falling',
  STEADY: 'Steady',
  NONE: 'Too early to say',
};

/** The report as a file: a row for each task, oldest first, with times of the class's zone. */
export function studentTable({ studentId, nickname, tasks, class: { timeZone } }: StudentReportData): ChartTable {
  return {
    columns: [
      ...['Student id', 'Student', 'Task', 'Type', 'Due', 'Status', 'Points', 'Of', 'Per cent', 'Letter'],
      ...['Class mean, %', 'Seconds'],
    ],
    rows: tasks.map((task) => [
      studentId,
      nickname,
      task.title,
      task.type,
      isoInZone(new Date(task.dueAt), timeZone),
      task.excused ? 'EXCUSED' : task.status,
      task.percent === null ? null : task.points,
      task.pointsPossible,
      task.percent,
      task.letter,
      task.classPercent,
      task.seconds,
    ]),
  };
}
