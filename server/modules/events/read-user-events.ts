import { inBatches } from '../../platform/background/in-batches';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import {
  type EventRow,
  type EventsAfter,
  readEventsAfter,
  readLastSeq,
  type StoredEventKind,
  storedEventKinds,
} from './user-events.repo';

/** How many events are read at a time. */
export const eventBatch = 200;

export interface UserEvent {
  /** Number in the person's sequence; pass it as `after` to resume. */
  id: string;
  kind: StoredEventKind;
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
  if (!/^\d{1,18}$/.test(after)) return [resync(services, await readLastSeq(services.db, viewer.id))];
  const { rows, last } = await readAfter(services, viewer.id, after);
  const [first] = rows;
  // Numbers have no gaps, so the next stored one must follow directly.
  if (first && BigInt(first.seq) === BigInt(after) + 1n) return rows.map(toEvent);
  if (last !== null && BigInt(last) === BigInt(after)) return [];
  return [resync(services, last ?? (await readLastSeq(services.db, viewer.id)))];
}

function resync({ clock }: Services, last: string): UserEvent {
  return { id: last, kind: 'RESYNC', payload: {}, createdAt: clock.now() };
}

interface Look {
  userId: string;
  after: string;
  found: EventsAfter;
}

const looks = new WeakMap<Services, (look: Look) => Promise<void>>();

/** An event of many people wakes many streams at once: what they look for is read together. */
async function readAfter(services: Services, userId: string, after: string): Promise<EventsAfter> {
  const look = looks.get(services) ?? inBatches((asked: Look[]) => readTogether(services, asked));
  looks.set(services, look);
  const own: Look = { userId, after, found: { rows: [], last: null } };
  await look(own);
  return own.found;
}

async function readTogether({ db }: Services, asked: readonly Look[]): Promise<void> {
  const found = await readEventsAfter(db, asked, eventBatch);
  for (const [place, look] of asked.entries()) look.found = found[place] ?? look.found;
}

function toEvent(row: EventRow): UserEvent {
  return { id: row.seq, kind: storedKind(row.kind), payload: row.payload, createdAt: row.created_at };
}

function storedKind(kind: string): UserEvent['kind'] {
  // A kind of a newer release: reading everything again is always right.
  return storedEventKinds.find((known) => known === kind) ?? 'RESYNC';
}
