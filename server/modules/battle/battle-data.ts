import type { Course } from '../catalogue/index';
import type { AskedQuestion } from '../practice/index';

export const battleStatuses = [
  'WAITING',
  'FOUND',
  'COUNTDOWN',
  'QUESTION',
  'REVEAL',
  'FINISHED',
  'VOID',
  'CANCELLED',
] as const;
export type BattleStatus = (typeof battleStatuses)[number];

export const battleKinds = ['RANKED', 'FRIENDLY', 'RECORDED'] as const;
export type BattleKind = (typeof battleKinds)[number];

export const battleScopes = ['ANYONE', 'SCHOOL', 'CLASS', 'FRIENDS'] as const;
export type BattleScope = (typeof battleScopes)[number];

/** One question of a seat. The other player's stays ANSWERED until the reveal. */
export const battleMarks = ['NONE', 'ANSWERED', 'RIGHT', 'WRONG', 'MISSED'] as const;
export type BattleMark = (typeof battleMarks)[number];

export const battleBoards = ['FRIENDS', 'CLASS', 'SCHOOL', 'COURSE'] as const;
export type BattleBoard = (typeof battleBoards)[number];

export const reportReasons = ['NAME', 'UNFAIR', 'UNKIND', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface BattleTier {
  /** 1 (Plastic) to 10 (Marslite). */
  level: number;
  name: string;
  /** Before the tenth rated battle. */
  provisional: boolean;
}

export interface BattleSeat {
  /** First name or, of a recorded game, a name of nobody. */
  name: string;
  avatar: string | null;
  tierName: string;
  points: number;
  /** One for each question. */
  marks: BattleMark[];
  away: boolean;
  recorded: boolean;
}

export interface BattleVerdict {
  right: boolean;
  points: number;
}

export interface BattleReveal {
  /** 0-based, as `Battle.index`. */
  index: number;
  answerLatex: string;
  mine: BattleVerdict;
  theirs: BattleVerdict;
}

export interface BattleWaiting {
  since: number;
  recordedOfferAt: number;
  scope: BattleScope;
  /** Of a friendly challenge. */
  challengeCode: string | null;
}

export interface BattleRatingPoint {
  at: Date;
  rating: number;
}

export interface BattleResult {
  outcome: 'WON' | 'LOST' | 'DRAW' | 'VOID';
  by: 'POINTS' | 'RIGHT' | 'TIME' | 'LEFT' | 'DRAW' | null;
  sentence: string;
  /** The next five are null where the battle was not rated. */
  ratingBefore: number | null;
  ratingAfter: number | null;
  change: number | null;
  explanation: string | null;
  tierBefore: BattleTier | null;
  tierAfter: BattleTier | null;
  toNextTier: number | null;
  coins: { reason: string; amount: number }[];
  practiceId: string | null;
  /** Questions that went into the error logbook. */
  errors: number;
  rematch: 'NONE' | 'ASKED_BY_ME' | 'ASKED_BY_THEM' | 'READY';
  rematchId: string | null;
  history: BattleRatingPoint[];
  questions: { prompt: string; mine: BattleMark; theirs: BattleMark }[];
}

export interface BattleEmote {
  id: string;
  words: string;
}

/** A battle as one of its two players sees it. Times are milliseconds since the epoch, by the server. */
export interface Battle {
  id: string;
  status: BattleStatus;
  kind: BattleKind;
  course: Course;
  serverNow: number;
  /** When the phase ends; null where none runs. */
  endsAt: number | null;
  /** When the phase began. */
  phaseSince: number | null;
  startedAt: number | null;
  index: number;
  total: number;
  commitment: string | null;
  me: BattleSeat;
  they: BattleSeat;
  /** The question as it is asked, during QUESTION and REVEAL only. */
  question: BattleQuestion | null;
  myAnswer: string | null;
  reveal: BattleReveal | null;
  waiting: BattleWaiting | null;
  result: BattleResult | null;
  mergedInto: string | null;
  emotes: BattleEmote[];
}

/** What a match changes of a seat. */
export type BattleStanding = Pick<BattleSeat, 'points' | 'marks' | 'away'>;

/** What a match changes of a battle, as one of its players may see it at that moment. Events carry it. */
export interface BattleUpdate
  extends Pick<Battle, 'status' | 'serverNow' | 'endsAt' | 'phaseSince' | 'index' | 'myAnswer' | 'reveal'> {
  me: BattleStanding;
  they: BattleStanding;
  /** Comes with the event that opens it. */
  question?: BattleQuestion;
}

/** A question as it is asked in a battle: its title is empty, since titles name the kind of question. */
export type BattleQuestion = Omit<AskedQuestion, 'hintCount'>;

/** How a parent's permission of a student under 13 stands. */
export const parentAnswers = ['NO_ADDRESS', 'NOT_ASKED', 'ASKED', 'ALLOWED', 'REFUSED'] as const;
export type ParentAnswer = (typeof parentAnswers)[number];

export interface BattleSettings {
  showRank: boolean;
  onBoards: boolean;
  /** Of students under 13: whether players outside of their school and friends may meet them. */
  anyoneMayPlay: boolean;
  /** Null from 13 on. */
  parent: ParentAnswer | null;
}

export interface BattleSeason {
  name: string;
  /** YYYY-MM-DD. */
  endsOn: string;
}

export interface BattleLobby {
  courses: { course: Course; tier: BattleTier; rating: number | null; games: number }[];
  chosen: Course | null;
  season: BattleSeason;
  last: {
    id: string;
    at: Date;
    course: Course;
    kind: BattleKind;
    outcome: BattleResult['outcome'];
    theirName: string;
    mine: number;
    theirs: number;
    change: number | null;
  }[];
  friends: { userId: string; name: string; avatar: string | null; tierName: string }[];
  classes: { id: string; name: string }[];
  /** The battle that still runs or waits. */
  openBattleId: string | null;
  refusedUntil: number | null;
  refusal: string | null;
  /** Null without a limit. */
  leftToday: number | null;
  mayAnyone: boolean;
  challenges: { code: string; fromName: string; course: Course }[];
  settings: BattleSettings;
}

export interface BattleRank {
  course: Course;
  mine: {
    tier: BattleTier;
    rating: number;
    deviation: number;
    games: number;
    /** How the tier follows from rating and deviation, in words. */
    rule: string;
    history: BattleRatingPoint[];
  };
  board: BattleBoard;
  rows: { place: number; name: string; avatar: string | null; tierName: string; rating: number; isMe: boolean }[];
  visible: boolean;
  reasonHidden: string | null;
  season: BattleSeason;
  settings: BattleSettings;
  classes: { id: string; name: string }[];
}

export interface BattleChecks {
  ok: boolean;
  checks: { name: string; ok: boolean; words: string }[];
}

export interface VerifiedBattle extends BattleChecks {
  courseName: string;
  commitment: string | null;
  /** First name of the opponent; null where the viewer did not play in it. */
  theirName: string | null;
}

/** Minutes of the day in the zone of the class; battles are refused outside of them. */
export interface BattleHours {
  fromMinute: number;
  untilMinute: number;
}
