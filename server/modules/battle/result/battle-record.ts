import { type MatchOutcome, type MatchState, pointsOf } from '../../../../rules/battle/match';
import type { BattleRecord, RatingChange, RecordedAnswer } from '../../../../rules/battle/record';
import type { Services } from '../../../platform/services';
import type { AnswerRow, BattleRow } from '../match/match.repo';
import { signRecord } from '../proof/sign-record';
import { signingKeys } from '../proof/signing-key';

/** What the record of a finished match is made of. */
export interface RecordedMatch {
  match: BattleRow & { state: MatchState };
  answers: readonly AnswerRow[];
  outcome: MatchOutcome;
  ratings: [RatingChange, RatingChange] | null;
  now: Date;
}

/** The signed text from which anybody can compute a match again. It names nobody. */
export function battleRecord(services: Services, { match, answers, outcome, ratings, now }: RecordedMatch): string {
  const { state } = match;
  const record: BattleRecord = {
    version: 1,
    matchId: match.id,
    courseId: match.course_id,
    kind: match.kind,
    foundAt: match.started_at?.getTime() ?? now.getTime(),
    endedAt: state.since,
    commitment: match.commitment ?? '',
    nonce: match.nonce ?? '',
    questions: (match.deck ?? []).map(({ template, version, seed, lasts }, index) => {
      return { template, version, seed, lasts, opened: state.opened[index] ?? null };
    }),
    answers: recordedAnswers(match, answers),
    left: state.left,
    outcome,
    ratings,
  };
  return JSON.stringify(signRecord(record, signingKeys(services).privateKey));
}

/** The answers that counted, by question and seat; those of a recorded game are part of the match. */
function recordedAnswers({ state, recorded_answers: recorded }: RecordedMatch['match'], answers: readonly AnswerRow[]) {
  return state.lasts.flatMap((lasts, index) =>
    ([0, 1] as const).flatMap((seat): RecordedAnswer[] => {
      const given = state.answers[seat][index] ?? null;
      if (given === null) return [];
      const written = answers.find((answer) => answer.seat === seat && answer.index === index);
      const answer = written?.answer ?? recorded?.[index]?.answer ?? '';
      return [{ seat, index, answer, ...given, points: pointsOf(lasts, state.opened[index] ?? 0, given) }];
    }),
  );
}
