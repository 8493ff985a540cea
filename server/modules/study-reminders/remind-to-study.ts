import type { Services } from '../../platform/services';
import { addNotification } from '../notifications';
import { takeToRemind } from './study-reminders.repo';

const batch = 200;

/**
 * Reminds students who chose an hour: on days without an answer, once. After two weeks without any answer nobody is
 * reminded any more. It may run as often, and in as many processes, as it likes.
 */
export async function remindToStudy({ db, clock, userEventSignal }: Services): Promise<void> {
  const now = clock.now();
  while (true) {
    const reminded = await db.transaction().execute(async (trx) => {
      const students = await takeToRemind(trx, now, batch);
      for (const { id, minutes_a_day } of students) {
        await addNotification(trx, {
          userId: id,
          firstLevelType: 'SYSTEM',
          secondLevelType: 'STUDY_TIME',
          message: `It is your time for maths${minutes_a_day === null ? '' : `: ${minutes_a_day} minutes are enough`}.`,
          createdAt: now,
        });
      }
      return students;
    });
    for (const { id } of reminded) await userEventSignal.notify(id);
    if (reminded.length < batch) return;
  }
}
