import { answersAreOut } from '../../../rules/tasks/visibility';
import type { Trx } from '../../db/client';
import { redrawSeen } from '../practice';
import { type EndedWork, findEndedWork, reopenPractices } from './change-tasks.repo';
import type { LockedTask } from './drafts.repo';
import { answersRuleOf, datesOf, extensionOf } from './task-data';

type Whose = { taskId: string } | { studentTaskId: string };

/**
 * Lets work go on that had ended: of these student tasks, after `change` has moved dates, hand-in or closing. Where its
 * keys were seen before, its open questions get other numbers.
 */
export async function reopenWork(
  trx: Trx,
  {
    task,
    place,
    now,
    extraSeconds = null,
  }: { task: LockedTask; place: Whose; now: Date; extraSeconds?: number | null },
  change: () => Promise<void>,
): Promise<void> {
  const ended = await findEndedWork(trx, place);
  const seen = new Set(ended.filter((own) => keysWereSeen(task, own, now)).map((own) => own.practice_id));
  await change();
  for (const practice of await reopenPractices(trx, place, { now, extraSeconds })) {
    if (seen.has(practice.id)) await redrawSeen(trx, practice, now);
  }
}

/** Homework shows its keys when it ends; a test when its answers are out, and what was out once stays seen. */
function keysWereSeen(task: LockedTask, own: EndedWork, now: Date): boolean {
  if (task.type === 'HOMEWORK' || own.errors_recorded_at !== null) return true;
  const facts = {
    rule: answersRuleOf(task),
    task: datesOf(task),
    extension: extensionOf(own),
    handedInAt: own.handed_in_at,
    closedAt: task.closed_at,
  };
  return answersAreOut(facts, now);
}
