import { type ChangeEffect, changeEffect } from '../../../rules/tasks/change-effect';
import { isAsked } from '../../../rules/tasks/task-status';

interface EndingTask {
  state: string;
  opensAt: string | null;
  dueAt: string | null;
  lateUntil: string | null;
  students: {
    ownDueAt: string | null;
    ownLateUntil: string | null;
    handedInAt: string | null;
    standing: string;
    tries: number;
  }[];
}

/** What closing the task does to its students now, or opening it again. */
export function effectOfEnding({ opensAt, dueAt, lateUntil, state, students }: EndingTask, now: Date): ChangeEffect {
  const [opens, due, late] = [opensAt, dueAt, lateUntil].map((at) => new Date(at ?? now)) as [Date, Date, Date];
  const dates = { opensAt: opens, dueAt: due, lateUntil: late };
  const instant = (at: string | null) => (at === null ? null : new Date(at));
  const affected = students.map(({ ownDueAt, ownLateUntil, handedInAt, standing, tries }) => ({
    extension: { dueAt: instant(ownDueAt), lateUntil: instant(ownLateUntil) },
    handedInAt: instant(handedInAt),
    asked: isAsked({ standing }),
    begun: tries > 0,
  }));
  const [open, closed] = [
    { dates, closedAt: null },
    { dates, closedAt: now },
  ];
  const isClosed = state === 'CLOSED';
  return changeEffect(affected, { before: isClosed ? closed : open, after: isClosed ? open : closed, now });
}
