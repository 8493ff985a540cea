import { taskLimits } from '../../../rules/tasks/kinds';
import { deadlineLabel } from '../../../rules/tasks/wall-clock';
import { AppError } from '../../platform/app-error';
import { badField } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { changeOne, type Place } from './change-student-task';
import { addMinutes, findRunningClock } from './change-tasks.repo';
import { taskNotices } from './notices/task-notices';

/**
 * Adds minutes to the test that one student works on now; the student's page shows them at once. `endsAt` is the end that
 * the teacher saw: the same form sent twice adds once. The clock never goes beyond the closing date.
 *
 * @throws AppError BAD_INPUT, CONFLICT (no clock runs, or somebody else changed it), UNPROCESSABLE (beyond the closing date)
 */
export function addTestMinutes(
  services: Services,
  viewer: Viewer,
  { minutes, endsAt, ...place }: Place & { minutes: number; endsAt: Date },
): Promise<void> {
  return changeOne(services, viewer, place, async (task, trx, own, now) => {
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > taskLimits.mostExtraMinutes) {
      throw badField('minutes', `Add 1 to ${taskLimits.mostExtraMinutes} minutes.`);
    }
    const clock = await findRunningClock(trx, own);
    if (task.type !== 'TEST' || clock === undefined || clock.ends_at <= now) {
      throw new AppError('CONFLICT', 'This student isn’t working on a timed test right now.');
    }
    const wanted = new Date(endsAt.getTime() + minutes * 60_000);
    if (clock.ends_at.getTime() === wanted.getTime()) return null;
    if (clock.ends_at.getTime() !== endsAt.getTime()) {
      throw new AppError('CONFLICT', 'The end of this test has changed. Reload the page to see it.');
    }
    if (clock.closes_at !== null && wanted > clock.closes_at) {
      const closes = deadlineLabel(clock.closes_at, task.time_zone, now);
      throw new AppError(
        'UNPROCESSABLE',
        `The test closes for this student before the extra minutes run out (${closes}). Choose a later closing date first.`,
      );
    }
    await addMinutes(trx, own, minutes);
    return taskNotices.minutesAdded({ title: task.title, minutes, total: own.extra_minutes + minutes });
  });
}
