import { type ScoreColour, scoreColour } from '../../../rules/score-colour';
import { percentOf } from '../../../rules/tasks/grade';
import { isAsked } from '../../../rules/tasks/task-status';
import type { ResultOf } from '../../graphql/init';
import type { TaskReportParts } from '../../graphql/tasks/report-pages';
import type { ChartTable } from '../charts/chart-table';
import { standingLabel } from '../portal-tasks/student-line';
import { durationLabel } from './duration-label';

type TaskReportData = ResultOf<typeof TaskReportParts>;
type QuestionData = TaskReportData['questions'][number];

/** A share of answers as it is shown: "9 of 12, 75%". */
export interface Share {
  count: number;
  of: number;
  percent: number | null;
  colour: ScoreColour | null;
}

export interface QuestionLine {
  key: string;
  /** "Question 3" where everybody had it there; null of drawn ones. */
  place: string | null;
  title: string;
  topic: string;
  first: Share;
  end: Share;
  time: string;
  idea: { name: string; students: number } | null;
}

function shareOf(count: number, of: number): Share {
  return {
    count,
    of,
    percent: percentOf({ points: count, possible: of }),
    colour: of === 0 ? null : scoreColour(count / of),
  };
}

/** A question as a row of the report. */
export function questionLine(question: Omit<QuestionData, 'question' | 'keyLatex'>): QuestionLine {
  const { key, place, title, topic, answered, firstRight, right, medianSeconds, ideas } = question;
  return {
    key,
    place: place === null ? null : `Question ${place}`,
    title,
    topic: topic.title,
    first: shareOf(firstRight, answered),
    end: shareOf(right, answered),
    time: durationLabel(medianSeconds),
    idea: ideas[0] ?? null,
  };
}

/** Who has not handed in, overdue ones first, each with a word and a colour. */
export function missingStudents(students: TaskReportData['task']['students'], questionCount: number) {
  return students
    .filter(({ status, standing }) => isAsked({ standing }) && (status === 'OVER_DUE' || status === 'IN_PROGRESS'))
    .sort(
      (a, b) =>
        Number(b.status === 'OVER_DUE') - Number(a.status === 'OVER_DUE') || a.nickname.localeCompare(b.nickname),
    )
    .map((student) => ({
      id: student.id,
      nickname: student.nickname,
      standing: standingLabel(student, questionCount),
    }));
}

/** The idea that most students held at any one question. */
export function commonestIdea(questions: readonly Pick<QuestionData, 'ideas'>[]): string | null {
  const [most] = questions
    .flatMap(({ ideas }) => ideas)
    .sort((a, b) => b.students - a.students || a.name.localeCompare(b.name));
  return most?.name ?? null;
}

/** The numbers of the chart of scores. */
export function scoreTable(bins: TaskReportData['distribution']): ChartTable {
  return {
    columns: ['Score', 'Students'],
    rows: bins.map(({ from, to, students }) => [`${from} to ${to}%`, students]),
  };
}

/** Says the chart of scores in words. */
export function scoreSentence(bins: TaskReportData['distribution']): string {
  const within = (least: number, most: number) =>
    bins.filter(({ from, to }) => from >= least && to <= most).reduce((sum, { students }) => sum + students, 0);
  return `Scores: ${within(0, 40)} up to 40 per cent, ${within(41, 70)} from 41 to 70, ${within(71, 100)} above 70`;
}

/** The report as a file: a row for each question. */
export function questionTable(questions: readonly QuestionData[]): ChartTable {
  return {
    columns: [
      'Question',
      'Topic',
      'Place',
      'Asked',
      'Answered',
      'Correct first try',
      'Correct in the end',
      'Median seconds',
      'Most common misconception',
      'Students with it',
    ],
    rows: questions.map(({ title, topic, place, asked, answered, firstRight, right, medianSeconds, ideas }) => [
      title,
      topic.title,
      place,
      asked,
      answered,
      firstRight,
      right,
      medianSeconds,
      ideas[0]?.name ?? null,
      ideas[0]?.students ?? null,
    ]),
  };
}
