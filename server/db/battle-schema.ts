import type { ColumnType, Generated } from 'kysely';

/** JSON that is read as a value and written as text. */
type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null, string | null>;

/** A Glicko-2 rating, as `Rating` of rules/battle. */
interface RatingJson {
  rating: number;
  deviation: number;
  volatility: number;
}

/** As `TierStanding` of rules/battle. */
interface StandingJson {
  tier: number;
  provisional: boolean;
  games: number;
}

/** The tables of battles. Instants are `Date`; inside of JSON, and in `battle_answers.at`, milliseconds. */
export interface BattleTables {
  battles: {
    id: string;
    kind: 'RANKED' | 'FRIENDLY' | 'RECORDED';
    course_id: string;
    status: 'WAITING' | 'RUNNING' | 'FINISHED' | 'VOID' | 'CANCELLED';
    scope: 'ANYONE' | 'SCHOOL' | 'CLASS' | 'FRIENDS';
    class_id: string | null;
    /** Of a friendly challenge, with whom it is for where that is one person. */
    challenge_code: string | null;
    invited_id: string | null;
    created_at: Date;
    started_at: Date | null;
    finished_at: Date | null;
    /** The battle in which this one's player met somebody. */
    merged_into: string | null;
    rematch_id: string | null;
    /** The game that the second seat plays again, with its answers. */
    recorded_from: string | null;
    recorded_answers: OptionalJson<({ ms: number; right: boolean; answer: string } | null)[]>;
    /** With these the questions are fixed; told once it is over. */
    nonce: string | null;
    commitment: string | null;
    deck: OptionalJson<
      { template: string; version: number; seed: string; lasts: number; topicId: string; instanceId: string }[]
    >;
    /** A `MatchState` of rules/battle. */
    state: OptionalJson<object>;
    /** When the server has to do something next. */
    due_at: Date | null;
    /** The runner that keeps it going. */
    owner_id: string | null;
    /** What anybody needs to compute it again: the text that is signed. */
    record: string | null;
  };
  battle_seats: {
    battle_id: string;
    seat: 0 | 1;
    /** Null for a recorded game, and for somebody whose account is gone. */
    user_id: string | null;
    /** Waiting or playing: one at a time. */
    is_open: boolean;
    joined_at: Date;
    seen_at: Date;
    /** When they left a match that was found. */
    left_at: Date | null;
    /** When the latest emotes were sent. */
    emotes_at: Generated<Date[]>;
    /** How often each emote was sent, by its id. */
    emotes: ColumnType<Record<string, number>, string | undefined, string>;
    rematch_asked_at: Date | null;
    rating_before: Json<RatingJson>;
    standing_before: Json<StandingJson>;
    rating_after: OptionalJson<RatingJson>;
    standing_after: OptionalJson<StandingJson>;
    outcome: 'WON' | 'LOST' | 'DRAW' | 'VOID' | null;
    points: Generated<number>;
    right_count: Generated<number>;
    coins: ColumnType<{ reason: string; amount: number }[], string | undefined, string>;
    error_count: Generated<number>;
    practice_id: string | null;
    /** When practice, coins and notices of the seat were written. */
    settled_at: Date | null;
  };
  battle_answers: {
    battle_id: string;
    seat: 0 | 1;
    index: number;
    answer: string;
    is_right: boolean;
    at: number;
    /** Whether the match knows of it yet. */
    is_played: Generated<boolean>;
  };
  battle_ratings: {
    user_id: string;
    course_id: string;
    rating: number;
    deviation: number;
    volatility: number;
    tier: number;
    provisional: boolean;
    /** Rated battles. */
    games: number;
    /** The school term in which it was rated last. */
    season: string;
    rated_at: Date;
  };
  /** Null stands for the default, which goes by age. */
  battle_settings: {
    user_id: string;
    show_rank: boolean | null;
    on_boards: boolean | null;
    anyone_may_play: boolean | null;
  };
  battle_blocks: { user_id: string; blocked_id: string; created_at: Date };
  battle_reports: {
    id: string;
    battle_id: string;
    /** Whom it is about. */
    seat: 0 | 1;
    /** Null where the server noticed it, and once the reporter's account is gone. */
    reporter_id: string | null;
    reason: 'NAME' | 'UNFAIR' | 'UNKIND' | 'OTHER' | 'QUICK_ANSWERS';
    detail: ColumnType<object, string | undefined, string>;
    created_at: Date;
    closed_at: Date | null;
    decision: 'CLOSED' | 'WARNED' | 'SUSPENDED' | null;
    /** Why, as the administrator wrote it; a warned or suspended player reads it. */
    note: Generated<string>;
  };
  /** Whoever may not play until then, and why. */
  battle_suspensions: { user_id: string; reason: string; created_at: Date; until_at: Date };
  /** What a parent of somebody under 13 was asked, by the hash of the link's key. */
  battle_permissions: {
    user_id: string;
    key_hash: Buffer;
    asked_at: Date;
    /** Until then the link can allow; it can take back for ever. */
    expires_at: Date;
    /** Null until the parent answers. */
    allowed: boolean | null;
    decided_at: Date | null;
  };
  /** The median seconds that students take for a template. */
  template_paces: { template_id: string; seconds: number; computed_at: Date };
  class_battle_hours: { class_id: string; from_minute: number; until_minute: number };
  battle_runners: { id: string; lease_until: Date };
}
