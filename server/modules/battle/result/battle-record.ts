import { buildRecord } from '../../../../rules/battle/build-record';
import { type MatchState, questionsInMatch, type Seat } from '../../../../rules/battle/match';
import type { RatingChange } from '../../../../rules/battle/record';
import type { Services } from '../../../platform/services';
import type { AnswerRow, BattleRow } from '../match/match.repo';
import { signRecord } from '../proof/sign-record';
import { signingKeys } from '../proof/signing-key';

/** What the record of a finished match is made of. */
export interface RecordedMatch {
  match: BattleRow & { state: MatchState };
  answers: readonly AnswerRow[];
  ratings: [RatingChange, RatingChange] | null;
}

/** The signed text from which anybody can compute a match again. It names nobody. */
export function battleRecord(services: Services, { match, answers, ratings }: RecordedMatch): string {
  const record = buildRecord(
    {
      matchId: match.id,
      courseId: match.course_id,
      kind: match.kind,
      foundAt: match.started_at?.getTime() ?? 0,
      commitment: match.commitment ?? '',
      nonce: match.nonce ?? '',
      ratings,
    },
    match.deck ?? [],
    match.state,
    [textsOf(match, answers, 0), textsOf(match, answers, 1)],
  );
  return JSON.stringify(signRecord(record, signingKeys(services).privateKey));
}

/** What a seat typed, by question; what a recorded game answered is part of its match. */
function textsOf({ recorded_answers: recorded }: BattleRow, answers: readonly AnswerRow[], seat: Seat) {
  return Array.from({ length: questionsInMatch }, (_, index) => {
    const written = answers.find((answer) => answer.seat === seat && answer.index === index);
    return written?.answer ?? (seat === 1 ? recorded?.[index]?.answer : null) ?? null;
  });
}
