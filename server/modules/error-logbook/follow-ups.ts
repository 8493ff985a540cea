import { misconceptionById } from '../../../maths/misconceptions/index';
import { localDay } from '../../platform/local-day';
import type { QuestionsById } from '../questions/index';

/** CLEAR and CONFIRM ask the same skill with new numbers, CHALLENGE something harder of a skill that is confirmed. */
type FollowUpKind = 'CLEAR' | 'CONFIRM' | 'CHALLENGE';

/** Errors of one idea (or, without a name, of one kind of question) that wait for the same thing on the same day. */
export interface FollowUp {
  /** The id of its first error: each is in one follow-up. */
  id: string;
  kind: FollowUpKind;
  courseId: string;
  title: string;
  count: number;
  dueAt: Date;
  /** Due today or before. */
  due: boolean;
  errorIds: string[];
}

interface DueError {
  id: string;
  course_id: string;
  template_id: string;
  instance_id: string | null;
  misconception_id: string | null;
  state: string;
  confirmed_at: Date | null;
  due_at: Date;
}

/** Groups errors, soonest first, into follow-ups; what is overdue counts as today. */
export function followUpsOf(
  errors: readonly DueError[],
  stored: QuestionsById,
  now: Date,
  timeZone: string,
): FollowUp[] {
  const today = localDay(now, timeZone);
  const groups = new Map<string, FollowUp>();
  for (const error of errors) {
    const day = localDay(error.due_at < now ? now : error.due_at, timeZone);
    const kind = kindOf(error);
    const key = [day, kind, error.course_id, error.misconception_id ?? error.template_id].join(' ');
    const group = groups.get(key) ?? {
      id: error.id,
      kind,
      courseId: error.course_id,
      title: titleOf(error, stored),
      count: 0,
      dueAt: error.due_at,
      due: day === today,
      errorIds: [],
    };
    group.count += 1;
    group.errorIds.push(error.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function kindOf({ state, confirmed_at }: DueError): FollowUpKind {
  if (state !== 'FIXED') return 'CLEAR';
  return confirmed_at === null ? 'CONFIRM' : 'CHALLENGE';
}

function titleOf(error: DueError, stored: QuestionsById): string {
  const misconception = error.misconception_id === null ? undefined : misconceptionById(error.misconception_id);
  return misconception?.name ?? stored.get(error.instance_id ?? '')?.title ?? 'Withdrawn question';
}
