import { type ScoreColour, scoreColour } from '../../../rules/score-colour';
import { type LetterBorders, letterOf, percentOf, type Score } from '../../../rules/tasks/grade';
import { type Trend, trendOf } from '../../../rules/tasks/report-trend';
import { type ScoreParts, scoreSum } from '../../../rules/tasks/score';
import { isAsked } from '../../../rules/tasks/task-status';
import { dayThatEnds, wallLabel } from '../../../rules/tasks/wall-clock';
import type { ChipTone } from '../ui/chip';
import { standingLabel } from './student-line';
import { medianPercent } from './task-line';

export interface BookTask {
  id: string;
  state: string;
  type: 'HOMEWORK' | 'TEST';
  title: string;
  questionCount: number;
  pointsPossible: number;
  dueAt: string | null;
  gradeType: string;
  /** The least per cent for A, B, C and D. */
  letterBorders: number[];
  students: {
    id: string;
    studentId: string;
    nickname: string;
    status: string;
    standing: string;
    excused: boolean;
    answered: number;
    score: ScoreParts;
    /** False while a rubric waits for its values. */
    scored: boolean;
    lateMs: number | null;
    /** Marks that the student asks to be looked at again. */
    waitingRequests: number;
  }[];
}

export interface BookCell {
  /** The student task; null where the task is not for this student. */
  id: string | null;
  points: number | null;
  colour: ScoreColour | null;
  /** Of a task that is graded by letters. */
  letter: string | null;
  /** What stands beside or in place of the points; null where nothing needs saying. */
  note: { tone: ChipTone; label: string } | null;
}

export interface BookRow {
  studentId: string;
  nickname: string;
  cells: BookCell[];
  /** Whole per cent of all that was handed in; null before that. Excused tasks are left out. */
  all: number | null;
  trend: Trend | null;
}

export interface BookHead {
  id: string;
  title: string;
  line: string;
  pointsPossible: number;
  /** Of a task that is graded by letters; null else. */
  letters: LetterBorders | null;
}

export interface MarkBook {
  tasks: BookHead[];
  rows: BookRow[];
  /** Of the class for each task, and of all of it: whole per cent of those who handed in. */
  medians: (number | null)[];
  means: (number | null)[];
  mean: number | null;
}

/** Students by tasks, oldest due date first; rows by name. */
export function markBook(data: readonly BookTask[], { timeZone, now }: { timeZone: string; now: Date }): MarkBook {
  const tasks = data
    .filter(({ state }) => state !== 'DRAFT')
    .sort((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '') || a.id.localeCompare(b.id));
  const names = new Map<string, string>();
  const own = tasks.map(({ students }) => new Map(students.map((student) => [student.studentId, student])));
  for (const { students } of tasks) for (const { studentId, nickname } of students) names.set(studentId, nickname);
  const rows = [...names].map(([studentId, nickname]): BookRow => {
    const cells = tasks.map((task, place) => cellOf(own[place]?.get(studentId), task));
    const scores = tasks.map((task, place) => scoreOf(task, own[place]?.get(studentId)));
    return { studentId, nickname, cells, all: shareOf(scores), trend: trendOf(scores.flatMap(percentsOf)) };
  });
  const byTask = tasks.map((task) => task.students.filter(isAsked).map((student) => scoreOf(task, student)));
  return {
    tasks: tasks.map((task) => ({
      id: task.id,
      title: task.title,
      pointsPossible: task.pointsPossible,
      letters: lettersOf(task),
      line: `${task.type === 'TEST' ? 'Test' : 'Due'} ${task.dueAt === null ? '' : dayLabel(new Date(task.dueAt), timeZone, now)}, of ${task.pointsPossible}`,
    })),
    rows: rows.sort(byNickname),
    medians: tasks.map(({ students, pointsPossible }) =>
      medianPercent(
        students.filter(isCounted).map(({ score }) => scoreSum(score)),
        pointsPossible,
      ),
    ),
    means: byTask.map(shareOf),
    mean: shareOf(byTask.flat()),
  };
}

/** "4 Dec": the day of a due date; midnight belongs to the day that it ends. */
const dayLabel = (dueAt: Date, timeZone: string, now: Date): string =>
  wallLabel(dayThatEnds(dueAt, timeZone) ?? dueAt, timeZone, now).replace(/^\w+ |,.*$/g, '');

const isIn = (status: string) => status === 'DONE' || status === 'LATE_SUBMISSION';
const isScored = ({ status, excused, scored }: BookTask['students'][number]) => scored && !excused && isIn(status);
/** Whoever left the class keeps their row, and counts in none of its figures. */
const isCounted = (student: BookTask['students'][number]) => isScored(student) && isAsked(student);

function cellOf(student: BookTask['students'][number] | undefined, task: BookTask): BookCell {
  if (!student) return { id: null, ...noScore, note: null };
  const { id, status, excused } = student;
  const label = standingLabel(student, task.questionCount);
  if (excused || !isIn(status)) return { id, ...noScore, note: label };
  if (!student.scored) return { id, ...noScore, note: { tone: 'info', label: 'Needs marking' } };
  const head = { pointsPossible: task.pointsPossible, letters: lettersOf(task) };
  return { id, ...scoreShown(scoreSum(student.score), head), note: isAsked(student) ? noteOf(student) : label };
}

/** What stands beside a score: what the teacher is asked for, and that it came late. */
function noteOf({ status, waitingRequests }: BookTask['students'][number]): BookCell['note'] {
  const isLate = status === 'LATE_SUBMISSION';
  if (waitingRequests > 0)
    return { tone: 'info', label: isLate ? 'Late, mark review requested' : 'Mark review requested' };
  return isLate ? { tone: 'warn', label: 'Late' } : null;
}

const noScore = { points: null, colour: null, letter: null };

/** Points with what goes with them. */
export function scoreShown(
  points: number,
  { pointsPossible: possible, letters }: Pick<BookHead, 'pointsPossible' | 'letters'>,
) {
  return {
    points,
    colour: possible > 0 ? scoreColour(points / possible) : null,
    letter: letters === null ? null : letterOf({ points, possible }, letters),
  };
}

function lettersOf({ gradeType, letterBorders: [A = 0, B = 0, C = 0, D = 0] }: BookTask): LetterBorders | null {
  return gradeType === 'LETTER' ? { A, B, C, D } : null;
}

/** What a student reached in a task; null where it does not count, or not yet. */
function scoreOf(task: BookTask, student: BookTask['students'][number] | undefined): Score | null {
  if (!student || !isScored(student)) return null;
  return { points: scoreSum(student.score), possible: task.pointsPossible };
}

/** Scores taken together, as whole per cent of all their points. */
function shareOf(scores: readonly (Score | null)[]): number | null {
  const sum = (part: keyof Score) => scores.reduce((total, score) => total + (score?.[part] ?? 0), 0);
  return percentOf({ points: sum('points'), possible: sum('possible') });
}

function percentsOf(score: Score | null): number[] {
  const percent = score === null ? null : percentOf(score);
  return percent === null ? [] : [percent];
}

const byName = new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true });
const byNickname = (a: BookRow, b: BookRow) =>
  byName.compare(a.nickname, b.nickname) || a.studentId.localeCompare(b.studentId);

/** The rows by `?sort=`: a task's id, `all` or `name`, `-` for the best first. Equals stand by name. */
export function sortedRows({ tasks, rows }: Pick<MarkBook, 'tasks' | 'rows'>, sort: string | null): BookRow[] {
  const descending = sort?.startsWith('-') ?? false;
  const key = descending ? sort?.slice(1) : sort;
  const place = tasks.findIndex(({ id }) => id === key);
  const sign = descending ? -1 : 1;
  if (key !== 'all' && place < 0) return descending ? [...rows].reverse() : rows;
  const scoreIn = (row: BookRow) => (key === 'all' ? row.all : (row.cells[place]?.points ?? null));
  // Rows come by name, and sorting keeps the order of equals.
  return [...rows].sort((a, b) => {
    const [left, right] = [scoreIn(a), scoreIn(b)];
    // Whoever has no score stands last either way.
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}
