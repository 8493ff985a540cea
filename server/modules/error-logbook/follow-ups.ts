import { misconceptionById } from '../../../maths/misconceptions/index';
import { localDay } from '../../platform/local-day';
import type { QuestionsById } from '../questions/index';

/** Errors of one idea (or, without a name, of one skill) that are due on the same day. */
export interface FollowUp {
  id: string;
  courseId: string;
  title: string;
  count: number;
  dueAt: Date;
  errorIds: string[];
}

interface DueError {
  id: string;
  course_id: string;
  template_id: string;
  instance_id: string | null;
  misconception_id: string | null;
  state: string;
  due_at: Date;
}

/** Groups errors, soonest first, into follow-ups; what is overdue counts as today. */
export function followUpsOf(
  errors: readonly DueError[],
  stored: QuestionsById,
  now: Date,
  timeZone: string,
): FollowUp[] {
  const groups = new Map<string, FollowUp>();
  for (const error of errors) {
    const day = localDay(error.due_at < now ? now : error.due_at, timeZone);
    const kind = error.state === 'FIXED' ? 'confirm' : 'clear';
    const id = [day, kind, error.course_id, error.misconception_id ?? error.template_id].join(' ');
    const group = groups.get(id) ?? {
      id,
      courseId: error.course_id,
      title: titleOf(error, stored),
      count: 0,
      dueAt: error.due_at,
      errorIds: [],
    };
    group.count += 1;
    group.errorIds.push(error.id);
    groups.set(id, group);
  }
  return [...groups.values()];
}

function titleOf(error: DueError, stored: QuestionsById): string {
  const misconception = error.misconception_id === null ? undefined : misconceptionById(error.misconception_id);
  return misconception?.name ?? stored.get(error.instance_id ?? '')?.title ?? 'Withdrawn question';
}
