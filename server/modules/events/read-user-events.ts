import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type StoredEventKind, storedEventKinds } from './append-user-event';
import { readEventsAfter, readLastSeq } from './user-events.repo';

/** How many events are read at a time. */
export const eventBatch = 200;

export interface UserEvent {
  /** Number in the person's sequence; pass it as `after` to resume. */
  id: string;
  kind: StoredEventKind | 'RESYNC';
  payload: object;
  createdAt: Date;
}

/** The number of the viewer's newest event: where a stream without `after` begins. */
export function latestEventId(services: Services, { viewer }: { viewer: Viewer }): Promise<string> {
  return readLastSeq(services.db, viewer.id);
}

/**
 * The viewer's events later than `after`, oldest first, at most 200 at a time. When some of them are deleted already,
 * or `after` is none of ours, one RESYNC whose id is the newest number takes their place.
 */
export async function readUserEvents(
  services: Services,
  { viewer, after }: { viewer: Viewer; after: string },
): Promise<UserEvent[]> {
  const known = /^\d{1,18}$/.test(after) ? BigInt(after) : null;
  const rows = known === null ? [] : await readEventsAfter(services.db, viewer.id, after, eventBatch);
  const [first] = rows;
  // Numbers have no gaps, so the next stored one must follow directly.
  if (known !== null && first && BigInt(first.seq) === known + 1n) return rows.map(toEvent);
  const last = await readLastSeq(services.db, viewer.id);
  if (known !== null && BigInt(last) === known) return [];
  // One was committed between the two reads: the next signal or read brings it.
  if (known !== null && !first && BigInt(last) > known) {
    const again = await readEventsAfter(services.db, viewer.id, after, eventBatch);
    if (again[0] && BigInt(again[0].seq) === known + 1n) return again.map(toEvent);
  }
  return [{ id: last, kind: 'RESYNC', payload: {}, createdAt: services.clock.now() }];
}

function toEvent(row: { seq: string; kind: string; payload: object; created_at: Date }): UserEvent {
  return { id: row.seq, kind: storedKind(row.kind), payload: row.payload, createdAt: row.created_at };
}

function storedKind(kind: string): UserEvent['kind'] {
  // A kind of a newer release: reading everything again is always right.
  return storedEventKinds.find((known) => known === kind) ?? 'RESYNC';
}
