import { findCourse, findTopic } from '../catalogue/index';
import type { DoneRow } from './next-step.repo';

/** A set that was done today: what to tick. */
export interface DoneSet {
  id: string;
  title: string;
  questionCount: number;
}

/** At least half of it was answered, the same share that hands in a task. A battle is no set. */
const isDone = ({ mode, answered, question_count }: DoneRow): boolean =>
  mode !== 'BATTLE' && answered > 0 && answered * 2 >= question_count;

/** The sets of one course that were done today, first one first. */
export function doneSets(rows: readonly DoneRow[], courseId: string): DoneSet[] {
  return rows
    .filter((row) => row.course_id === courseId && isDone(row))
    .map((row) => ({ id: row.id, title: titleOf(row), questionCount: row.question_count }));
}

/** Whether a set of exactly this topic was done today; of any topics for null. */
export const isTopicDone = (rows: readonly DoneRow[], courseId: string, topicId: string | null): boolean =>
  rows.some(
    (row) =>
      row.course_id === courseId &&
      row.mode !== 'ERROR_LOGBOOK' &&
      isDone(row) &&
      (topicId === null || row.topic_ids.includes(topicId)),
  );

function titleOf({ mode, topic_ids, course_id }: DoneRow): string {
  if (mode === 'ERROR_LOGBOOK') return 'Mistakes fixed';
  const [only] = topic_ids;
  const topic = topic_ids.length === 1 && only !== undefined ? findTopic(only) : undefined;
  return topic?.name ?? findCourse(course_id)?.name ?? 'Practice';
}
