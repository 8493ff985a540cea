import { percentOf } from '../../../rules/tasks/grade';
import { type ScoreParts, scoreSum } from '../../../rules/tasks/score';
import { isAsked, passesFilter, type StudentTaskStatus } from '../../../rules/tasks/task-status';
import { deadlineLabel, wallLabel } from '../../../rules/tasks/wall-clock';
import type { ChipTone } from '../ui/chip';

interface TaskData {
  id: string;
  state: string;
  type: 'HOMEWORK' | 'TEST';
  title: string;
  questionCount: number;
  pointsPossible: number;
  opensAt: string | null;
  dueAt: string | null;
  lateUntil: string | null;
  students: { status: StudentTaskStatus; standing: string; score: ScoreParts; scored: boolean }[];
}

/** A task as the list of its class shows it. */
export interface TaskLine {
  id: string;
  title: string;
  isTest: boolean;
  isDraft: boolean;
  /** "Homework, 20 points, 19 of 24 in, median 78%" */
  summary: string;
  standing: { tone: ChipTone; label: string };
}

export function taskLine(task: TaskData, timeZone: string, now: Date): TaskLine {
  const { id, title, state, type } = task;
  const isTest = type === 'TEST';
  const isDraft = state === 'DRAFT';
  const kind = isTest ? 'Test' : 'Homework';
  return {
    id,
    title: title === '' ? 'Unnamed' : title,
    isTest,
    isDraft,
    summary: isDraft ? `${kind}, not set yet` : `${kind}, ${summaryOf(task)}`,
    standing: standingOf(task, timeZone, now),
  };
}

function summaryOf({ pointsPossible, students }: TaskData): string {
  const counted = students.filter(isAsked);
  const finished = counted.filter((student) => passesFilter('Finished', student));
  const points = `${pointsPossible} ${pointsPossible === 1 ? 'point' : 'points'}`;
  const median = medianPercent(
    finished.filter(({ scored }) => scored).map((student) => scoreSum(student.score)),
    pointsPossible,
  );
  const parts = [points, `${finished.length} of ${counted.length} submitted`];
  return [...parts, ...(median === null ? [] : [`median ${median}%`])].join(', ');
}

/** The median of these points as whole per cent; null where there are none. */
export function medianPercent(points: readonly number[], possible: number): number | null {
  const sorted = [...points].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : percentOf({ points: (low + high) / 2, possible });
}

function standingOf(task: TaskData, timeZone: string, now: Date): TaskLine['standing'] {
  const { opensAt, dueAt, lateUntil, state } = task;
  if (state === 'DRAFT' || opensAt === null || dueAt === null || lateUntil === null)
    return { tone: 'plain', label: 'Draft' };
  const label = (at: string) => deadlineLabel(new Date(at), timeZone, now);
  if (state === 'CLOSED') return { tone: 'plain', label: 'Closed' };
  if (now < new Date(opensAt)) return { tone: 'info', label: `Opens ${wallLabel(new Date(opensAt), timeZone, now)}` };
  if (now <= new Date(dueAt)) return { tone: 'good', label: `Due ${label(dueAt)}` };
  if (now <= new Date(lateUntil)) return { tone: 'warn', label: `Late until ${label(lateUntil)}` };
  return { tone: 'plain', label: `Ended ${label(lateUntil)}` };
}
