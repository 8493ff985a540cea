import type { Trx } from '../../db/client';
import { redrawSeen } from './redraw-seen';
import { reopenWorkOfJoiners } from './task-closing.repo';

/**
 * Lets students who come back to a class go on with what their leaving had closed. They may have seen its keys then, so
 * open questions get other numbers.
 */
export async function letJoinersGoOn(
  trx: Trx,
  whose: { classId: string; studentIds: readonly string[]; at: Date },
): Promise<void> {
  for (const practice of await reopenWorkOfJoiners(trx, whose)) await redrawSeen(trx, practice, whose.at);
}
