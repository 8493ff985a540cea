import { type ScoreColour, scoreColour } from '../../../rules/score-colour';
import { percentOf } from '../../../rules/tasks/grade';
import { wallLabel } from '../../../rules/tasks/wall-clock';
import type { ChipTone } from '../ui/chip';
import { standingLabel } from './student-line';
import { medianPercent } from './task-line';

interface BookTask {
  id: string;
  state: string;
  type: 'HOMEWORK' | 'TEST';
  title: string;
  questionCount: number;
  pointsPossible: number;
  dueAt: string | null;
  students: {
    id: string;
    studentId: string;
    nickname: string;
    status: string;
    standing: string;
    excused: boolean;
    answered: number;
    points: number;
    /** False while a rubric waits for its values. */
    scored: boolean;
    lateMs: number | null;
  }[];
}

export interface BookCell {
  /** The student task; null where the task is not for this student. */
  id: string | null;
  points: number | null;
  colour: ScoreColour | null;
  /** What stands beside or in place of the points; null where nothing needs saying. */
  note: { tone: ChipTone; label: string } | null;
}

export interface BookRow {
  studentId: string;
  nickname: string;
  cells: BookCell[];
  /** Whole per cent of all that was handed in; null before that. Excused tasks are left out. */
  all: number | null;
}

export interface MarkBook {
  tasks: { id: string; title: string; line: string }[];
  rows: BookRow[];
  medians: (number | null)[];
}

/** Students by tasks, oldest due date first; rows by name, or by `?sort=`: a task's id or `all`, `-` for the best first. */
export function markBook(
  data: readonly BookTask[],
  { timeZone, now, sort }: { timeZone: string; now: Date; sort: string | null },
): MarkBook {
  const tasks = data
    .filter(({ state }) => state !== 'DRAFT')
    .sort((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '') || a.id.localeCompare(b.id));
  const names = new Map<string, string>();
  const own = tasks.map(({ students }) => new Map(students.map((student) => [student.studentId, student])));
  for (const { students } of tasks) for (const { studentId, nickname } of students) names.set(studentId, nickname);
  const rows = [...names].map(([studentId, nickname]): BookRow => {
    const cells = tasks.map((task, place) => cellOf(own[place]?.get(studentId), task));
    return { studentId, nickname, cells, all: allOf(tasks, own, studentId) };
  });
  return {
    tasks: tasks.map(({ id, title, type, dueAt, pointsPossible }) => ({
      id,
      title,
      line: `${type === 'TEST' ? 'Test' : 'Due'} ${dueAt === null ? '' : wallLabel(new Date(dueAt), timeZone, now).replace(/^\w+ |,.*$/g, '')}, of ${pointsPossible}`,
    })),
    rows: sortRows(
      rows,
      tasks.map(({ id }) => id),
      sort,
    ),
    medians: tasks.map(({ students, pointsPossible }) =>
      medianPercent(
        students.filter(isCounted).map(({ points }) => points),
        pointsPossible,
      ),
    ),
  };
}

const isIn = (status: string) => status === 'DONE' || status === 'LATE_SUBMISSION';
const isCounted = ({ status, excused, scored }: BookTask['students'][number]) => scored && !excused && isIn(status);

function cellOf(student: BookTask['students'][number] | undefined, task: BookTask): BookCell {
  if (!student) return { id: null, points: null, colour: null, note: null };
  const { id, points, status, excused } = student;
  const label = standingLabel(student, task.questionCount);
  if (excused || !isIn(status)) return { id, points: null, colour: null, note: label };
  if (!student.scored) return { id, points: null, colour: null, note: { tone: 'info', label: 'To be marked' } };
  const colour = task.pointsPossible > 0 ? scoreColour(points / task.pointsPossible) : null;
  return { id, points, colour, note: status === 'LATE_SUBMISSION' ? { tone: 'warn', label: 'Late' } : null };
}

function allOf(
  tasks: readonly BookTask[],
  own: Map<string, BookTask['students'][number]>[],
  studentId: string,
): number | null {
  let points = 0;
  let possible = 0;
  for (const [place, task] of tasks.entries()) {
    const student = own[place]?.get(studentId);
    if (!student || !isCounted(student)) continue;
    points += student.points;
    possible += task.pointsPossible;
  }
  return percentOf({ points, possible });
}

const byName = new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true });

function sortRows(rows: BookRow[], taskIds: string[], sort: string | null): BookRow[] {
  const descending = sort?.startsWith('-') ?? false;
  const key = descending ? sort?.slice(1) : sort;
  const place = taskIds.indexOf(key ?? '');
  const scoreOf = (row: BookRow) => (key === 'all' ? row.all : (row.cells[place]?.points ?? null));
  const sign = descending ? -1 : 1;
  const compare = (a: BookRow, b: BookRow) => {
    if (key !== 'all' && place < 0) return sign * byName.compare(a.nickname, b.nickname);
    const [left, right] = [scoreOf(a), scoreOf(b)];
    // Whoever has no score stands last either way.
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  };
  return [...rows].sort(
    (a, b) => compare(a, b) || byName.compare(a.nickname, b.nickname) || a.studentId.localeCompare(b.studentId),
  );
}
