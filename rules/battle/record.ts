import type { MatchOutcome, MatchState, Seat } from './match';
import type { Rating } from './rating';
import type { TierStanding } from './tiers';

/**
 * A match as it can be recomputed: what was asked, answered and counted. It names nobody; players are seats. Times are
 * milliseconds of the server's clock.
 */
export interface BattleRecord {
  version: 1;
  matchId: string;
  courseId: string;
  kind: 'RANKED' | 'FRIENDLY' | 'RECORDED';
  foundAt: number;
  endedAt: number;
  /** What both were told when the match was found: SHA-256 of `commitmentText`, in hexadecimal. */
  commitment: string;
  nonce: string;
  questions: RecordedQuestion[];
  /** By question, then by seat. */
  answers: RecordedAnswer[];
  left: MatchState['left'];
  /** Null where the match was void. */
  outcome: MatchOutcome | null;
  /** Null where nothing was rated. */
  ratings: [RatingChange, RatingChange] | null;
}

/** What a question is made of again. */
export interface QuestionSource {
  template: string;
  version: number;
  seed: string;
}

export interface RecordedQuestion extends QuestionSource {
  lasts: number;
  /** When it opened; null where the match ended before. */
  opened: number | null;
}

export interface RecordedAnswer {
  seat: Seat;
  index: number;
  /** As it was typed; for a choice the option's id. */
  answer: string;
  at: number;
  right: boolean;
  points: number;
}

export interface RatingChange {
  /** With the deviation that the idle days before the match gave it. */
  before: Rating;
  after: Rating;
  standingBefore: TierStanding;
  standingAfter: TierStanding;
}

/** A record as it is downloaded. The key is there to be compared with the one that the site shows. */
export interface SignedRecord {
  record: BattleRecord;
  /** Ed25519 over `canonicalJson(record)`, in base64. */
  signature: string;
  /** PEM (SPKI). */
  publicKey: string;
}

/** The text whose hash both players get before the first question: it fixes the questions and tells none of them. */
export function commitmentText(matchId: string, nonce: string, questions: readonly QuestionSource[]): string {
  return `${matchId}${nonce}${JSON.stringify(questions.map(({ template, version, seed }) => [template, version, seed]))}`;
}

/** JSON with sorted keys and without spaces: the same record is the same text everywhere. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
}
