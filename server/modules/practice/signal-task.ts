import type { Services } from '../../platform/services';
import { uncounted } from '../../platform/statement-count';

/** Tells the teachers who watch a task that this student's has changed; after the commit. Null: the work on no task. */
export function signalTask({ background, userEventSignal }: Services, studentTaskId: string | null): void {
  if (studentTaskId === null) return;
  uncounted(() => background.start('signal', () => userEventSignal.notify(studentTaskId)));
}
