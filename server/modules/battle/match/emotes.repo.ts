import { sql } from 'kysely';
import type { Trx } from '../../../db/client';

/** Counts an emote of a player in a running match. `other`: who is to read it; null for a recorded game. */
export async function takeEmote(
  trx: Trx,
  {
    battleId,
    userId,
    emote,
    now,
    since,
    most,
  }: { battleId: string; userId: string; emote: string; now: Date; since: Date; most: number },
): Promise<{ seat: 0 | 1; other: string | null } | 'NOT_FOUND' | 'TOO_MANY'> {
  const { rows } = await sql<{ seat: 0 | 1; other: string | null; sent: boolean; running: boolean }>`
    with mine as (
      select s.seat, s.emotes_at, b.status = 'RUNNING' as running from battle_seats s join battles b on b.id = s.battle_id
      where s.battle_id = ${battleId} and s.user_id = ${userId} for no key update of s
    ), taken as (
      update battle_seats s set emotes_at = array(select e from unnest(s.emotes_at) e where e > ${since}) || ${now}::timestamptz,
        emotes = s.emotes || jsonb_build_object(${emote}::text, coalesce((s.emotes->>${emote}::text)::int, 0) + 1)
      from mine m where s.battle_id = ${battleId} and s.seat = m.seat and m.running
        and (select count(*) from unnest(m.emotes_at) e where e > ${since}) < ${most}
      returning s.seat
    )
    select m.seat, m.running, exists (select 1 from taken) as sent,
      (select o.user_id from battle_seats o where o.battle_id = ${battleId} and o.seat <> m.seat) as other
    from mine m`.execute(trx);
  const [row] = rows;
  if (!row) return 'NOT_FOUND';
  return row.sent ? { seat: row.seat, other: row.other } : 'TOO_MANY';
}
