import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import { prepared } from '../../db/prepared';

/** The number of a person's newest row, 0 without rows. A restored table may be ahead of the sequence. */
const newestRow = (userId: string) =>
  sql<string>`coalesce((select max(seq) from user_events where user_id = ${userId}), 0)`;

/** All but the newest so many are forgotten, and what is older than so many days. */
const mostEvents = 1000;
const retentionDays = 7;
/** Old events are looked for as often as this many are appended. */
const tidyEvery = 50;

/** Kinds of event. RESYNC says to read everything again; `readUserEvents` adds one where events are missing. */
export const storedEventKinds = [
  'NOTIFICATION_ADDED',
  'NOTIFICATIONS_CLEARED',
  'UNRESOLVED_COUNT_CHANGED',
  'AI_CREDIT_CHANGED',
  'BATTLE',
  'RESYNC',
] as const;
export type StoredEventKind = (typeof storedEventKinds)[number];

export interface NewUserEvent {
  userId: string;
  kind: StoredEventKind;
  /** A jsonb value. */
  payload: RawBuilder<unknown>;
}

/**
 * For use inside a larger statement, as three of its CTEs: appends an event with the next number of the person's
 * sequence, and forgets what is too old. Rivals wait for our commit, so numbers become visible in order. After the
 * commit, call `services.userEventSignal.notify(userId)`.
 */
export function appendingUserEvent({ userId, kind, payload }: NewUserEvent): RawBuilder<unknown>[] {
  return [
    sql`event_number as (
      insert into user_event_sequences (user_id, last_seq) values (${userId}, ${newestRow(userId)} + 1)
      on conflict (user_id) do update
        set last_seq = greatest(user_event_sequences.last_seq, excluded.last_seq - 1) + 1
      returning last_seq
    )`,
    sql`event as (
      insert into user_events (user_id, seq, kind, payload)
      select ${userId}::uuid, last_seq, ${kind}, ${payload} from event_number
    )`,
    sql`old_events as (
      delete from user_events e using event_number n
      where n.last_seq % ${sql.lit(tidyEvery)} = 0 and e.user_id = ${userId}
        and (e.seq <= n.last_seq - ${sql.lit(mostEvents)}
          or e.created_at < now() - make_interval(days => ${sql.lit(retentionDays)}))
    )`,
  ];
}

/**
 * Appends an event to a person's sequence inside the caller's transaction: it is seen if and only if that commits.
 * After the commit, call `services.userEventSignal.notify(userId)`.
 */
export async function appendUserEvent(
  trx: Trx,
  { payload, ...event }: { userId: string; kind: StoredEventKind; payload: object },
): Promise<void> {
  const ctes = appendingUserEvent({ ...event, payload: sql`${JSON.stringify(payload)}::jsonb` });
  await sql`with ${sql.join(ctes)} select 1`.execute(trx);
}

/**
 * For use inside a larger statement, as its CTEs: appends several events, of several people, each person's in the order of
 * `place`. `given`: a selection of user_id, kind, payload (jsonb) and place. After the commit, call
 * `services.userEventSignal.notify` for each of them.
 */
export function appendingUserEvents(given: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    sql`given as (
      select user_id, kind, payload, row_number() over (partition by user_id order by place) as number
      from (${given}) t
    )`,
    sql`counts as (select user_id, count(*) as added from given group by user_id)`,
    sql`numbers as (
      insert into user_event_sequences (user_id, last_seq)
      select c.user_id, coalesce((select max(seq) from user_events e where e.user_id = c.user_id), 0) + c.added
      from counts c order by c.user_id
      on conflict (user_id) do update set last_seq =
        greatest(user_event_sequences.last_seq, excluded.last_seq
            - (select added from counts c where c.user_id = user_event_sequences.user_id))
          + (select added from counts c where c.user_id = user_event_sequences.user_id)
      returning user_id, last_seq
    )`,
    sql`events as (
      insert into user_events (user_id, seq, kind, payload)
      select g.user_id, n.last_seq - c.added + g.number, g.kind, g.payload
      from given g join numbers n on n.user_id = g.user_id join counts c on c.user_id = g.user_id
    )`,
    sql`old_events as (
      delete from user_events e using numbers n join counts c on c.user_id = n.user_id
      where n.last_seq % ${sql.lit(tidyEvery)} < c.added and e.user_id = n.user_id
        and (e.seq <= n.last_seq - ${sql.lit(mostEvents)}
          or e.created_at < now() - make_interval(days => ${sql.lit(retentionDays)}))
    )`,
  ];
}

/**
 * Appends several events at once, of several people, each person's in the order given, inside the caller's transaction.
 * One statement. After the commit, call `services.userEventSignal.notify` for each of them.
 */
export async function appendUserEvents(
  trx: Trx,
  events: readonly { userId: string; kind: StoredEventKind; payload: object }[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ userId, kind, payload }, place) => ({ user_id: userId, kind, payload, place }));
  const given = sql`
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as e(user_id uuid, kind text, payload jsonb, place int)`;
  await sql`with ${sql.join(appendingUserEvents(given))} select 1`.execute(trx);
}

/** The newest number of a person, by the sequence or by the rows, whichever is ahead; 0 without any. */
export async function readLastSeq(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ last: string }>`select greatest(
    (select last_seq from user_event_sequences where user_id = ${userId}), ${newestRow(userId)})::text as last`.execute(
    db,
  );
  return rows[0]?.last ?? '0';
}

export interface EventRow {
  seq: string;
  kind: string;
  payload: object;
  created_at: Date;
}

/** What follows a number in one person's sequence. */
export interface EventsAfter {
  rows: EventRow[];
  /** The newest number of the person where no row follows: another than was asked for where rows are gone. */
  last: string | null;
}

type FoundRow = Omit<EventRow, 'seq'> & { seq: string | null; place: number; last: string | null };

const eventsAfter = prepared<FoundRow, { users: string[]; afters: string[]; limit: number }>(
  'events_after',
  (value) => sql<FoundRow>`
    select (w.place - 1)::int as place, e.seq, e.kind, e.payload, e.created_at,
      case when e.seq is null then greatest(
        (select last_seq from user_event_sequences where user_id = w.user_id),
        coalesce((select max(seq) from user_events where user_id = w.user_id), 0))::text end as last
    from unnest(${value('users')}::uuid[], ${value('afters')}::bigint[]) with ordinality as w(user_id, after, place)
    left join lateral (
      select seq, kind, payload, created_at from user_events e
      where e.user_id = w.user_id and e.seq > w.after order by e.seq limit ${value('limit')}
    ) e on true
    order by w.place, e.seq`,
);

/** What follows in the sequences of several people, each after a number of their own, in the order asked. One statement. */
export async function readEventsAfter(
  db: Db,
  asked: readonly { userId: string; after: string }[],
  limit: number,
): Promise<EventsAfter[]> {
  const found = asked.map((): EventsAfter => ({ rows: [], last: null }));
  const users = asked.map(({ userId }) => userId);
  const rows = await eventsAfter(db, { users, afters: asked.map(({ after }) => after), limit });
  for (const { place, last, seq, ...row } of rows) {
    const each = found[place];
    if (each && seq !== null) each.rows.push({ seq, ...row });
    else if (each) each.last = last;
  }
  return found;
}
