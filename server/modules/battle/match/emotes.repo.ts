import { sql } from 'kysely';
import type { Trx } from '../../../db/client';

/**
 * Counts an emote of a player in a running match. `item`: what of the shop it comes with, null for one of everybody's.
 * `other`: who is to read it; null for a recorded game.
 */
export async function takeEmote(
  trx: Trx,
  {
    battleId,
    userId,
    emote,
    item,
    now,
    since,
    most,
  }: { battleId: string; userId: string; emote: string; item: string | null; now: Date; since: Date; most: number },
): Promise<{ seat: 0 | 1; other: string | null } | 'NOT_FOUND' | 'NOT_OWNED' | 'TOO_MANY'> {
  const { rows } = await sql<{ seat: 0 | 1; other: string | null; sent: boolean; owned: boolean }>`
    with mine as (
      select s.seat, s.emotes_at, b.status = 'RUNNING' as running,
        ${item}::text is null or exists (select 1 from owned_items o
          where o.student_id = s.user_id and o.item_id = ${item}::text) as owned
      from battle_seats s join battles b on b.id = s.battle_id
      where s.battle_id = ${battleId} and s.user_id = ${userId} for no key update of s
    ), taken as (
      update battle_seats s set emotes_at = array(select e from unnest(s.emotes_at) e where e > ${since}) || ${now}::timestamptz,
        emotes = s.emotes || jsonb_build_object(${emote}::text, coalesce((s.emotes->>${emote}::text)::int, 0) + 1)
      from mine m where s.battle_id = ${battleId} and s.seat = m.seat and m.running and m.owned
        and (select count(*) from unnest(m.emotes_at) e where e > ${since}) < ${most}
      returning s.seat
    )
    select m.seat, m.owned, exists (select 1 from taken) as sent,
      (select o.user_id from battle_seats o where o.battle_id = ${battleId} and o.seat <> m.seat) as other
    from mine m`.execute(trx);
  const [row] = rows;
  if (!row) return 'NOT_FOUND';
  if (!row.owned) return 'NOT_OWNED';
  return row.sent ? { seat: row.seat, other: row.other } : 'TOO_MANY';
}
