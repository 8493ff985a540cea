import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { studentCourseIdsJson } from '../../catalogue/index';
import type { BattleKind, ParentAnswer } from '../battle-data';
import type { RatingRow } from '../ratings/ratings.repo';

export interface OpenSeat {
  battleId: string;
  seat: 0 | 1;
  kind: BattleKind;
  courseId: string;
  status: 'WAITING' | 'RUNNING';
}

/** What decides whether somebody may begin a battle, and whom they may meet. */
export interface PlayerFacts {
  open: OpenSeat | null;
  /** When they left found matches lately, in milliseconds. */
  leaves: number[];
  /** Battles that they began today, where they live. */
  today: number;
  /** What their teachers allow, by class. */
  hours: { from: number; until: number; zone: string }[];
  settings: SettingsRow;
  /** Until when an administrator took battles away, in milliseconds. */
  suspension: { until: number; reason: string } | null;
  classes: { id: string; name: string }[];
  /** Courses that they chose or practised, as on the home page. */
  courseIds: string[];
  ratings: (Omit<RatingRow, 'rated_at'> & { rated_at: string })[];
}

/** What somebody chose, null standing for the default, and what their parent said. */
export interface SettingsRow {
  show_rank: boolean | null;
  on_boards: boolean | null;
  anyone_may_play: boolean | null;
  parent: ParentAnswer;
}

export const settingsJson = (userId: string) => sql<SettingsRow>`(
  select json_build_object('show_rank', x.show_rank, 'on_boards', x.on_boards, 'anyone_may_play', x.anyone_may_play,
    'parent', case when p.allowed then 'ALLOWED' when not p.allowed then 'REFUSED' when p.user_id is not null then 'ASKED'
      when u.parent_email is null then 'NO_ADDRESS' else 'NOT_ASKED' end)
  from users u left join battle_settings x on x.user_id = u.id left join battle_permissions p on p.user_id = u.id
  where u.id = ${userId})`;

/** One statement. `day`: YYYY-MM-DD in the player's zone. */
export async function readPlayer(
  db: Db,
  { id, timeZone }: { id: string; timeZone: string },
  { day, leavesSince, now }: { day: string; leavesSince: Date; now: Date },
): Promise<PlayerFacts> {
  const { rows } = await sql<PlayerFacts>`
    select
      (select json_build_object('battleId', b.id, 'seat', s.seat, 'kind', b.kind, 'courseId', b.course_id, 'status', b.status)
        from battle_seats s join battles b on b.id = s.battle_id
        where s.user_id = ${id} and s.is_open) as open,
      (select coalesce(json_agg((extract(epoch from s.left_at) * 1000)::float8), '[]') from battle_seats s
        where s.user_id = ${id} and s.left_at >= ${leavesSince}) as leaves,
      (select count(*)::int from battle_seats s join battles b on b.id = s.battle_id
        where s.user_id = ${id} and b.started_at is not null and b.status <> 'VOID'
          and (b.started_at at time zone ${timeZone})::date = ${day}::date) as today,
      (select coalesce(json_agg(json_build_object('from', h.from_minute, 'until', h.until_minute, 'zone', c.time_zone)), '[]')
        from class_members m join classes c on c.id = m.class_id and c.archived_at is null
        join class_battle_hours h on h.class_id = c.id where m.student_id = ${id}) as hours,
      ${settingsJson(id)} as settings,
      (select json_build_object('until', (extract(epoch from until_at) * 1000)::float8, 'reason', reason)
        from battle_suspensions where user_id = ${id} and until_at > ${now}) as suspension,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id), '[]')
        from class_members m join classes c on c.id = m.class_id and c.archived_at is null
        where m.student_id = ${id}) as classes,
      ${studentCourseIdsJson(id)} as "courseIds",
      (select coalesce(json_agg(r), '[]') from battle_ratings r where r.user_id = ${id}) as ratings`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A selection without a table has always a row.');
  return row;
}
