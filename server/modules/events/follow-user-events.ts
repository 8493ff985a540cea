import { createDoorbell } from '../../platform/pubsub/doorbell';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { eventBatch, latestEventId, readUserEvents, type UserEvent } from './read-user-events';

/** How often a stream looks by itself, should a signal have gone missing or the session have run out. */
const lookEveryMs = 15_000;

/**
 * The viewer's events in order, without end: those after `after` first, then each as it happens. Nothing is lost or
 * doubled, because events are read from the rows and signals only say when to look. `stillAllowed` is asked for
 * each batch; the stream ends when it says no, or when its reader leaves.
 */
export async function* followUserEvents(
  services: Services,
  { viewer, after, stillAllowed }: { viewer: Viewer; after: string | null; stillAllowed: () => Promise<boolean> },
): AsyncGenerator<UserEvent, void> {
  const doorbell = createDoorbell();
  const stopListening = services.userEventSignal.listen(viewer.id, doorbell.ring);
  try {
    let position = after ?? (await latestEventId(services, { viewer }));
    while (true) {
      const events = await readUserEvents(services, { viewer, after: position });
      // Asked after the reading, so that nothing that happened after a sign-out goes out.
      if (!(await stillAllowed())) return;
      for (const event of events) {
        position = event.id;
        yield event;
      }
      // A batch that is not full was all there is; what came since has rung. Never a loop without a wait or progress.
      if (events.length < eventBatch) await doorbell.wait(lookEveryMs);
    }
  } finally {
    stopListening();
    doorbell.close();
  }
}
