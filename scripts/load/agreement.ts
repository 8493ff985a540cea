import { sql } from 'kysely';
import type { Db } from '../../server/db/client';
import type { BattlePlayer, PlayedResult, StreamedEvent } from './battle-player';

export interface Agreement {
  matches: number;
  void: number;
  stuck: number;
  /** Matches whose players read another result, or were told another course of it. */
  disagreeing: number;
  lost: number;
  doubled: number;
  /** Matches that moved the sum of both ratings, or moved any where they are void. */
  unfair: number;
}

type Told = Pick<BattlePlayer, 'result' | 'events' | 'lost' | 'doubled'> & { userId: string };

/** Whether both sides of every match saw one match, and every stream each event once. */
export async function checkAgreement(db: Db, players: readonly Told[]): Promise<Agreement> {
  const byBattle = new Map<string, { result: PlayedResult; events: readonly StreamedEvent[] }[]>();
  for (const { result, events } of players) {
    const played = result();
    if (played) byBattle.set(played.id, [...(byBattle.get(played.id) ?? []), { result: played, events }]);
  }
  const disagreeing = [...byBattle.values()].filter(([one, other]) => {
    if (!one || !other) return true;
    if (!agree(one.result, other.result)) return true;
    return courseOf(one, 'mine') !== courseOf(other, 'theirs') || courseOf(one, 'theirs') !== courseOf(other, 'mine');
  });
  const lasts = await lastNumbers(db);
  const sum = (count: (player: Told) => number) => players.reduce((total, player) => total + count(player), 0);
  return {
    matches: byBattle.size,
    void: [...byBattle.values()].filter(([one]) => one?.result.outcome === 'VOID').length,
    stuck: players.filter(({ result }) => result() === null).length,
    disagreeing: disagreeing.length,
    lost: sum(({ userId, events, lost }) => {
      const missing = (lasts.get(userId) ?? 0) - Number(events.at(-1)?.id ?? 0);
      return lost() + Math.max(0, missing) + events.filter(({ kind }) => kind === 'RESYNC').length;
    }),
    doubled: sum(({ doubled }) => doubled()),
    unfair: await countUnfair(db),
  };
}

const opposite = { WON: 'LOST', LOST: 'WON', DRAW: 'DRAW', VOID: 'VOID' } as const;

function agree(one: PlayedResult, other: PlayedResult): boolean {
  return one.mine === other.theirs && one.theirs === other.mine && opposite[one.outcome] === other.outcome;
}

/** Questions opened and revealed in their order, with the verdicts of one side as this player was told them. */
function courseOf(
  { result, events }: { result: PlayedResult; events: readonly StreamedEvent[] },
  side: 'mine' | 'theirs',
) {
  const told = events.flatMap(({ battle }) => {
    if (battle?.battleId !== result.id) return [];
    if (battle.type === 'question.opened') return [`opened ${battle.index}`];
    return battle.type === 'question.revealed' ? [`${battle.index}: ${battle.update?.reveal?.[side].points}`] : [];
  });
  return told.join(', ');
}

async function lastNumbers(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('user_event_sequences').select(['user_id', 'last_seq']).execute();
  return new Map(rows.map((row) => [row.user_id, Number(row.last_seq)]));
}

/** All begin alike and play once, so what one wins the other loses. */
async function countUnfair(db: Db): Promise<number> {
  const { rows } = await sql<{ unfair: number }>`
    select count(*)::int as unfair from (
      select b.status, sum((s.rating_after->>'rating')::float8 - (s.rating_before->>'rating')::float8) as moved,
        count(s.rating_after) as rated
      from battles b join battle_seats s on s.battle_id = b.id
      where b.status in ('FINISHED', 'VOID') group by b.id
    ) t where (status = 'FINISHED' and (rated <> 2 or abs(moved) > 1e-6)) or (status = 'VOID' and rated > 0)`.execute(
    db,
  );
  return rows[0]?.unfair ?? 0;
}
