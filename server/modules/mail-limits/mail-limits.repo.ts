import { sql } from 'kysely';
import type { Trx } from '../../db/client';

/** Mails are counted by one transaction at a time, so that many at once are no way round a limit. */
export async function lockMailCounts(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('caused_mails'))`.execute(trx);
}

/** What an account caused of a kind since `day`, and ever as far as it is stored. */
export async function countOfAccount(
  trx: Trx,
  { kind, byId, day }: { kind: string; byId: string; day: Date },
): Promise<{ day: number; inAll: number }> {
  const { rows } = await sql<{ day: number; in_all: number }>`
    select count(*) filter (where at > ${day})::int as day, count(*)::int as in_all
    from caused_mails where by_id = ${byId} and kind = ${kind}`.execute(trx);
  return { day: rows[0]?.day ?? 0, inAll: rows[0]?.in_all ?? 0 };
}

/** What these mailboxes got of a kind since `day` and `hour`, by mailbox in hexadecimal digits. */
export async function countOfMailboxes(
  trx: Trx,
  {
    kind,
    byId,
    mailboxes,
    day,
    hour,
  }: { kind: string; byId: string | null; mailboxes: Buffer[]; day: Date; hour: Date },
): Promise<Map<string, { day: number; hour: number; fromAccount: number }>> {
  const { rows } = await sql<{ mailbox: string; day: number; hour: number; from_account: number }>`
    select encode(mailbox, 'hex') as mailbox, count(*)::int as day, count(*) filter (where at > ${hour})::int as hour,
      count(*) filter (where by_id = ${byId})::int as from_account
    from caused_mails where mailbox = any(${mailboxes}::bytea[]) and kind = ${kind} and at > ${day}
    group by mailbox`.execute(trx);
  return new Map(
    rows.map(({ mailbox, day, hour, from_account }) => [mailbox, { day, hour, fromAccount: from_account }]),
  );
}

export async function insertCausedMails(
  trx: Trx,
  { kind, byId, mailboxes, at }: { kind: string; byId: string | null; mailboxes: Buffer[]; at: Date },
): Promise<void> {
  await sql`insert into caused_mails (kind, by_id, mailbox, at)
    select ${kind}, ${byId}::uuid, m, ${at}::timestamptz from unnest(${mailboxes}::bytea[]) m`.execute(trx);
}

/** What nothing counts any more. The mails of accounts without a proved address count for ever. */
export async function deleteOldCausedMails(trx: Trx, before: Date): Promise<void> {
  await sql`delete from caused_mails m where m.at < ${before} and not exists (
    select 1 from users u where u.id = m.by_id and u.email_proved_at is null)`.execute(trx);
}
